/// A place where code names something.
struct Use {
  /// What the name stands in.
  let declaration: Declaration
  /// What it is asked of.
  let base: NamePlaces.Base
}

extension Project {
  /// Visits the places where a name stands, those of tests left out, until one of them answers a question. What stands at
  /// a declaration's own name is no use of it.
  ///
  /// - Parameter first: the file to begin with.
  /// - Returns: whether the visit said yes, or a file can't be searched.
  func isUsed(_ name: String, from first: Int, by visit: (Use) -> Bool) -> Bool {
    guard let word = Word(declared: name) else { return true }
    if isUsed(word, in: first, by: visit) { return true }
    return files.indices.contains { $0 != first && isUsed(word, in: $0, by: visit) }
  }

  private func isUsed(_ word: Word, in file: Int, by visit: (Use) -> Bool) -> Bool {
    guard mayHold(word, file), !index.isTest(file) else { return false }
    guard let places = places(of: word, in: file) else { return true }
    return places.contains { place in
      guard let declaration = declaration(at: place.start, in: file), declaration.start != place.start else { return false }
      return visit(Use(declaration: declaration, base: place.base))
    }
  }
}

extension ProjectIndex {
  /// Whether a file can only be built for tests.
  package func isTest(_ file: Int) -> Bool { files[file].outline.imports.contains(where: Tests.modules.contains) }

  private enum Tests {
    static let modules: Set<String> = ["KIF", "Nimble", "Quick", "SnapshotTesting", "Testing", "XCTest"]
  }
}

/// Those who can mean a member of a type when they say its name alone, or ask it of themselves.
struct Kin {
  private let index: ProjectIndex
  private let types: Set<Int>
  private let names: Set<Word>

  init(of type: Int, _ index: ProjectIndex) {
    self.index = index
    types = Set([type] + index.ancestors[type] + index.descendants[type])
    names = Set(types.map { Word(TypeNames.last(index.entries[$0].name)) })
  }

  /// Whether a use of a member's name may be one of that member.
  func mayMean(_ use: Use, isStatic: Bool) -> Bool {
    switch use.base {
    case .unknown: return true
    case .none: return isAround(use.declaration)
    case .name(let name, _) where name == Kin.own.0 || name == Kin.own.1: return isAround(use.declaration)
    case .name(let name, isType: true): return names.contains(name) || name == Kin.ownType || !index.typeWords.contains(name)
    case .name, .value: return !isStatic
    }
  }

  /// Whether code stands in one of the types, or in one that is nested there.
  private func isAround(_ declaration: Declaration) -> Bool {
    declaration.type.map { index.lies($0, in: types) } ?? false
  }

  private static let own = (Word("self"), Word("super"))
  private static let ownType = Word("Self")
}

extension ProjectIndex {
  /// Whether a type is one of some others, or nested in one.
  func lies(_ type: Int, in others: Set<Int>) -> Bool {
    var current: Int? = type
    while let found = current {
      if others.contains(found) { return true }
      current = entries[found].enclosing
    }
    return false
  }
}
