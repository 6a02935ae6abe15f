/// One type of the project: its declaration and extensions in every file, and its ancestors as far as they are known.
public struct ProjectType: Sendable, Hashable {
  public let project: Project
  let index: Int

  public static func == (left: ProjectType, right: ProjectType) -> Bool { left.index == right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  var entry: TypeEntry { project.entries[index] }

  /// The name with those of the types around it.
  public var name: String { entry.name }

  /// The name alone: `Inner` for `Outer.Inner`.
  public var lastName: String { TypeNames.last(name) }

  /// The kind of its declaration; `extension` for a type of another module.
  public var kind: TypeHeader.Kind { entry.places.first?.facts.kind ?? .extension }

  /// The files that declare or extend it.
  public var files: [Int] { entry.places.map(\.file).filter { $0 < project.files.count } }

  /// The module whose symbol graph declares it, where its code isn't known.
  public var graphModule: String? { entry.home < project.files.count ? nil : project.visibility.modules[entry.home] }

  public var nameRange: ByteRange { entry.places.first?.facts.nameRange ?? ByteRange(start: 0, end: 0) }

  /// The functions declared in it, those of its ancestors left out.
  public var functions: [ProjectFunction] {
    entry.places.flatMap { place in
      place.facts.functions.map { ProjectFunction(facts: $0, file: place.file, type: self) }
    }
  }

  /// The properties declared in it, those of its ancestors left out.
  public var properties: [ProjectVariable] {
    entry.places.flatMap { place in
      place.facts.properties.map { ProjectVariable(facts: $0, file: place.file, type: self) }
    }
  }

  /// The generic parameters of its declaration.
  public var generics: [GenericParameter] { entry.places.first?.facts.generics ?? [] }

  /// The cases of an enumeration.
  public var cases: [TypeFacts.Case] { entry.places.flatMap(\.facts.cases) }

  /// Its own functions of that full name, such as `tableView(_:didSelectRowAt:)`.
  public func functions(_ signature: String) -> [ProjectFunction] {
    ownFunctions(String(signature.prefix { $0 != "(" })).filter { $0.facts.signature == signature }
  }

  /// Its own functions of that base name.
  func ownFunctions(_ name: String) -> [ProjectFunction] {
    (entry.functions[name] ?? []).map { member in
      let place = entry.places[member.place]
      return ProjectFunction(facts: place.facts.functions[member.index], file: place.file, type: self)
    }
  }

  /// The functions of that base name that code inside the type can call: its own, and those of its ancestors.
  public func callable(_ name: String) -> [ProjectFunction] {
    ownFunctions(name) + ancestors.flatMap { $0.ownFunctions(name) }
  }

  /// The property of that name that code inside the type sees.
  public func property(_ name: String) -> ProjectVariable? {
    if let own = ownProperty(name) { return own }
    for index in project.ancestors[index] {
      if let found = ProjectType(project: project, index: index).ownProperty(name) { return found }
    }
    return nil
  }

  private func ownProperty(_ name: String) -> ProjectVariable? {
    guard let member = entry.properties[name] else { return nil }
    let place = entry.places[member.place]
    return ProjectVariable(facts: place.facts.properties[member.index], file: place.file, type: self)
  }

  /// The type around it, if it is nested in one.
  public var enclosing: ProjectType? { entry.enclosing.map { ProjectType(project: project, index: $0) } }
}
