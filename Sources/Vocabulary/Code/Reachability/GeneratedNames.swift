// What generated code calls storyboards, scenes, segues, cells and xibs: `R.storyboard.main.topBar()` for the scene `TopBar`.
extension Project {
  /// Whether code may say what generated code calls something of a name: a word that is asked of another, where a file speaks of
  /// `R`.
  func mayNameByGeneratedWord(_ name: String) -> Bool {
    guard let word = name.generatedWord else { return false }
    return files(holdingAny: [word]).contains { file in
      !index.isBesideApp(file) && uses(ofGenerated: name, in: file).map { !$0.isEmpty } ?? true
    }
  }

  /// The places where a file says what generated code calls something of a name. Where a type of the project's has a property of
  /// that name, it means that, unless it is asked of `R`.
  func uses(ofGenerated name: String, in file: Int) -> [Use]? {
    guard let word = name.generatedWord, holds(anyOf: [GeneratedNames.root], in: file) else { return [] }
    guard let members = uses(of: word, in: file)?.filter(\.isMember) else { return nil }
    guard !members.isEmpty, hasProperties(named: name.generatedName) else { return members }
    return members.filter { use in
      use.declaration.code(in: self).map { $0.object(askedAt: use.place)?.path?.first == "R" } ?? true
    }
  }
}

extension String {
  /// The name that R.swift makes of another: without what no name may have, and in small letters where it begins, as `urlList` for
  /// `URLList`; nil where nothing is left of it.
  var generatedWord: Word? { Word(declared: generatedName) }

  fileprivate var generatedName: String {
    let parts = split { !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return "" }
    let joined = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let capitals = joined.prefix(while: \.isUppercase)
    // Of several capitals the last begins the next word, if there is one.
    let isFollowed = capitals.count > 1 && joined.dropFirst(capitals.count).first?.isLetter ?? false
    let lowered = isFollowed ? capitals.dropLast() : capitals
    return lowered.lowercased() + joined.dropFirst(lowered.count)
  }
}

private enum GeneratedNames {
  /// What the names of R.swift stand in.
  static let root = Word("R")
}
