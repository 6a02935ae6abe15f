// What generated code calls storyboards, scenes, segues, cells and xibs: `R.storyboard.main.topBar()` for the scene `TopBar`.
extension Project {
  /// Whether code may say what generated code calls something of a name: a word that is asked of another, where a file speaks of
  /// `R`.
  func mayNameByGeneratedWord(_ name: String) -> Bool {
    guard let word = name.generatedWord else { return false }
    return files(holdingAny: [word]).contains { file in
      !index.isBesideApp(file) && holds(anyOf: [word], in: file) && holds(anyOf: [GeneratedNames.root], in: file)
    }
  }

  /// The places where a file says what generated code calls something of a name.
  func uses(ofGenerated name: String, in file: Int) -> [Use]? {
    guard let word = name.generatedWord, holds(anyOf: [GeneratedNames.root], in: file) else { return [] }
    return uses(of: word, in: file)?.filter(\.isMember)
  }
}

extension String {
  /// The name that R.swift makes of another: without what no name may have, and in small letters where it begins, as `urlList` for
  /// `URLList`; nil where nothing is left of it.
  var generatedWord: Word? {
    let parts = split { !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return nil }
    let joined = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let capitals = joined.prefix(while: \.isUppercase)
    // Of several capitals the last begins the next word, if there is one.
    let isFollowed = capitals.count > 1 && joined.dropFirst(capitals.count).first?.isLetter ?? false
    let lowered = isFollowed ? capitals.dropLast() : capitals
    return Word(declared: lowered.lowercased() + joined.dropFirst(lowered.count))
  }
}

private enum GeneratedNames {
  /// What the names of R.swift stand in.
  static let root = Word("R")
}
