extension ProjectType {
  /// The functions declared in it, those of its ancestors left out.
  public var functions: [ProjectFunction] { entry.places.flatMap(functions) }

  /// The properties declared in it, those of its ancestors left out.
  public var properties: [ProjectVariable] { entry.places.flatMap(properties) }

  /// The cases of an enumeration.
  public var cases: [TypeFacts.Case] { entry.places.flatMap { members(at: $0)?.facts.cases ?? [] } }

  package func functions(at place: TypeEntry.Place) -> [ProjectFunction] { functions(at: place, mayHold: nil) }

  package func properties(at place: TypeEntry.Place) -> [ProjectVariable] { properties(at: place, mayHold: nil) }

  /// - Parameter words: of which a function may hold one at least; nil for all functions.
  package func functions(at place: TypeEntry.Place, mayHold words: [Word]?) -> [ProjectFunction] {
    let functions = members(at: place)?.facts.functions ?? []
    return functions.filter { function in words.map { function.words.mayHold($0) } ?? true }
      .map { ProjectFunction(facts: $0, file: place.file, type: self) }
  }

  /// - Parameter words: of which a property may hold one at least; nil for all properties.
  package func properties(at place: TypeEntry.Place, mayHold words: [Word]?) -> [ProjectVariable] {
    let properties = members(at: place)?.facts.properties ?? []
    return properties.filter { property in words.map { property.words.mayHold($0) } ?? true }
      .map { ProjectVariable(facts: $0, file: place.file, type: self) }
  }

  /// Its own functions of that full name, such as `tableView(_:didSelectRowAt:)`.
  public func functions(_ signature: String) -> [ProjectFunction] {
    ownFunctions(String(signature.prefix { $0 != "(" })).filter { $0.facts.signature == signature }
  }

  /// Its own functions of that base name.
  package func ownFunctions(_ name: String) -> [ProjectFunction] {
    let word = Word(ofFunction: name)
    return entry.places.flatMap { place -> [ProjectFunction] in
      let found = members(at: place, word)?.functions(name) ?? []
      return found.map { ProjectFunction(facts: $0, file: place.file, type: self) }
    }
  }

  /// The functions of that base name that code inside the type can call: its own, and those of its ancestors.
  public func callable(_ name: String) -> [ProjectFunction] {
    ownFunctions(name) + ancestors.flatMap { $0.ownFunctions(name) }
  }

  /// The property of that name that code inside the type sees.
  ///
  /// - Parameters:
  ///   - name: the property's, as code inside the type writes it.
  ///   - file: where that code stands, which sees another file's private property only where there is no other.
  public func property(_ name: String, from file: Int? = nil) -> ProjectVariable? {
    let word = Word(declared: name)
    if let own = ownProperty(name, word, from: file) { return own }
    for ancestor in project.index.ancestors[index] {
      if let found = ProjectType(project: project, index: ancestor).ownProperty(name, word, from: file) { return found }
    }
    return nil
  }

  private func ownProperty(_ name: String, _ word: Word?, from file: Int?) -> ProjectVariable? {
    var hidden: ProjectVariable?
    for place in entry.places {
      guard let facts = members(at: place, word)?.property(name) else { continue }
      let found = ProjectVariable(facts: facts, file: place.file, type: self)
      guard !isSeenElsewhere(facts, at: place), let file, file != place.file else { return found }
      hidden = hidden ?? found
    }
    return hidden
  }

  /// The properties of that name that several files declare for the type, as apps do that are built of other files each; none
  /// where it is one alone.
  package func severalProperties(_ name: String) -> [ProjectVariable] {
    guard entry.places.count > 1 else { return [] }
    let word = Word(declared: name)
    let seen = entry.places.compactMap { place -> ProjectVariable? in
      guard let property = members(at: place, word)?.property(name), isSeenElsewhere(property, at: place) else { return nil }
      return ProjectVariable(facts: property, file: place.file, type: self)
    }
    return seen.count > 1 ? seen : []
  }

  /// Whether other files see a property.
  private func isSeenElsewhere(_ property: Variable, at place: TypeEntry.Place) -> Bool {
    !place.header.isPrivate && !property.modifiers.contains(where: ["private", "fileprivate"].contains)
  }

  /// - Returns: nil where only a symbol graph tells of the place.
  private func members(at place: TypeEntry.Place) -> LoadedFile.Members? {
    guard place.file < project.files.count else { return nil }
    return project.load(place.file).types[place.position]
  }

  /// - Returns: nil where none of the members at the place can be of that name.
  private func members(at place: TypeEntry.Place, _ name: Word?) -> LoadedFile.Members? {
    guard place.file < project.files.count, name.map({ project.mayHold($0, place.file) }) ?? true else { return nil }
    return members(at: place)
  }
}
