/// What a place in a file belongs to.
package struct Declaration: Hashable {
  package enum Kind: Hashable {
    /// A type's or an extension's name and what stands before its first member, and cases beside what they stand for.
    case header
    case function(FunctionFacts)
    case property(Variable)
    /// What an enumeration's case stands for: `"Login"` of `case login = "Login"`.
    case enumCase(TypeFacts.Case)
    /// Code outside any declaration.
    case statements
  }

  package let file: Int
  /// Where it begins: its name, or its first statement.
  package let start: UInt32
  package let kind: Kind
  /// The type around it, by its index; nil outside types.
  package let type: Int?

  package var name: String? {
    switch kind {
    case .function(let function): function.name
    case .property(let property): property.name
    case .enumCase(let value): value.name
    case .header, .statements: nil
    }
  }

  /// Whether its code runs as soon as an object is made: a property's initial value, that isn't lazy.
  package var runsAtOnce: Bool {
    guard case .property(let property) = kind else { return false }
    return !property.isStatic && !property.isComputed && !property.modifiers.contains("lazy")
  }

  package var isStatic: Bool {
    switch kind {
    case .function(let function): function.isStatic
    case .property(let property): property.isStatic
    case .enumCase: true
    case .header, .statements: false
    }
  }

  /// Whether only code of its own file can name it.
  package var isPrivate: Bool {
    let modifiers =
      switch kind {
      case .function(let function): function.modifiers
      case .property(let property): property.modifiers
      case .enumCase, .header, .statements: [] as [String]
      }
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  package static func == (left: Declaration, right: Declaration) -> Bool { left.file == right.file && left.start == right.start }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(start)
  }
}

/// The declarations of a file by their places.
package struct DeclarationMap {
  /// In the order of their places: where each begins, and where it goes on behind types that are declared within its code.
  private let pieces: [(start: UInt32, declaration: Declaration)]

  package init(_ file: Int, in project: Project) {
    var found: [Declaration] = []
    func add(_ start: UInt32, _ kind: Declaration.Kind, _ type: Int?) {
      found.append(Declaration(file: file, start: start, kind: kind, type: type))
    }
    let loaded = project.load(file)
    for type in project.index.typesByFile[file] {
      for place in project.index.entries[type].places where place.file == file {
        let members = loaded.types[place.position].facts
        add(members.nameRange.start, .header, type)
        members.functions.forEach { add($0.nameRange.start, .function($0), type) }
        members.properties.forEach { add($0.nameRange.start, .property($0), type) }
        for value in members.cases {
          // What stands before it may be a function.
          add(value.nameRange.start, .header, type)
          guard let raw = value.rawValue?.range else { continue }
          add(raw.start, .enumCase(value), type)
          // Behind it the declaration goes on with the names of other cases.
          add(raw.end, .header, type)
        }
      }
    }
    loaded.facts.functions.forEach { add($0.nameRange.start, .function($0), nil) }
    loaded.facts.variables.forEach { add($0.nameRange.start, .property($0), nil) }
    loaded.facts.statements.forEach { add($0.range.start, .statements, nil) }
    found.sort { $0.start < $1.start }
    let pieces = found.map { ($0.start, $0) } + Self.continuations(of: found)
    self.pieces = pieces.sorted { $0.0 < $1.0 }
  }

  /// Where a function or a property goes on behind a type that is declared within its code, statement by statement.
  ///
  /// - Parameter declarations: in the order of their places.
  private static func continuations(of declarations: [Declaration]) -> [(UInt32, Declaration)] {
    var found: [(UInt32, Declaration)] = []
    for (outer, inner) in zip(declarations, declarations.dropFirst()) {
      guard case .header = inner.kind, inner.type != outer.type else { continue }
      let code = outer.statements
      guard let end = code.last?.range.end, inner.start < end else { continue }
      code.forEachStatement { statement in
        if statement.range.start > inner.start { found.append((statement.range.start, outer)) }
      }
    }
    return found
  }

  /// The declaration that a place belongs to: the last that begins before it.
  package func declaration(at place: UInt32) -> Declaration? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1].declaration : nil
  }
}

extension Declaration {
  /// Its code, in the order of the file.
  fileprivate var statements: [Statement] {
    switch kind {
    case .function(let function): return function.body ?? []
    case .property(let property):
      let initial = property.initialValue.map { [Statement(range: $0.range, kind: .expression($0))] } ?? []
      return (initial + (property.getter ?? []) + property.observers).sorted { $0.range.start < $1.range.start }
    case .header, .enumCase, .statements: return []
    }
  }
}

extension Project {
  /// The declaration that a place in a file belongs to; nil for what stands before the first.
  package func declaration(at place: UInt32, in file: Int) -> Declaration? {
    tracer.see(file)
    if let known = declarationMaps[file] { return known.declaration(at: place) }
    guard shared.keeps(file) else { return DeclarationMap(file, in: self).declaration(at: place) }
    let map = shared.searched.declarations(of: file) { DeclarationMap(file, in: self) }
    declarationMaps[file] = map
    return map.declaration(at: place)
  }

  /// The functions and properties that a declaration of a type, or an extension, has.
  package func members(at place: TypeEntry.Place) -> [Declaration] {
    guard place.file < files.count else { return [] }
    let members = load(place.file).types[place.position].facts
    let names = members.functions.map(\.nameRange) + members.properties.map(\.nameRange)
    return names.compactMap { declaration(at: $0.start, in: place.file) }
  }
}
