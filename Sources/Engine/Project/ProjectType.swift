/// One type of the project: its declaration and extensions in every file, and its ancestors as far as they are known.
public struct ProjectType: Sendable, Hashable {
  public let project: Project
  let index: Int

  public static func == (left: ProjectType, right: ProjectType) -> Bool { left.index == right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  var entry: TypeEntry { project.entries[index] }

  /// The name with those of the types around it.
  public var name: String { entry.name }

  /// The kind of its declaration; `extension` for a type of another module.
  public var kind: TypeFacts.Kind { entry.places.first?.facts.kind ?? .extension }

  /// The files that declare or extend it.
  public var files: [Int] { entry.places.map(\.file) }

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

  /// The cases of an enumeration.
  public var cases: [TypeFacts.Case] { entry.places.flatMap(\.facts.cases) }

  /// Its own functions of that full name, such as `tableView(_:didSelectRowAt:)`.
  public func functions(_ signature: String) -> [ProjectFunction] {
    let name = signature.prefix { $0 != "(" }
    return functions.filter { $0.facts.name == name && $0.facts.signature == signature }
  }

  /// The functions of that base name that code inside the type can call: its own, and those of its ancestors.
  public func callable(_ name: String) -> [ProjectFunction] {
    ([self] + ancestors).flatMap { $0.functions.filter { $0.facts.name == name } }
  }

  /// The property of that name that code inside the type sees.
  public func property(_ name: String) -> ProjectVariable? {
    for type in [self] + ancestors {
      if let found = type.properties.first(where: { $0.facts.name == name }) { return found }
    }
    return nil
  }
}
