extension ProjectType {
  /// Whether a file of the type may hold at least one of some words. None of them is read for it.
  public func mayMention(_ words: some Collection<String>) -> Bool {
    let words = words.map { Word($0) }
    return files.contains { file in words.contains { project.mayHold($0, file) } }
  }
}

extension Project {
  /// The files that may hold at least one of some words, in code for other systems or in comments too.
  public func files(mentioning words: [String]) -> [Int] {
    files(holdingAny: words.map { Word($0) })
  }

  /// Whether a file holds at least one of some words, in code for other systems too, and not only may: where what follows
  /// counts for something, a guess won't do. Where its text isn't known, it is taken to hold what it may.
  func holds(anyOf words: [Word], in file: Int) -> Bool {
    let likely = words.filter { mayHold($0, file, ofAll: true) }
    guard !likely.isEmpty else { return false }
    return text(of: file).map { !Word.all(in: $0.bytes).isDisjoint(with: likely) } ?? true
  }

  /// Whether any file holds at least one of some words, in code for other systems or in comments too.
  public func speaks(of words: [String]) -> Bool {
    files.indices.contains { speaks(of: words, in: $0) }
  }

  /// Whether a file holds at least one of some words, in code for other systems or in comments too.
  public func speaks(of words: [String], in file: Int) -> Bool {
    holds(anyOf: words.map { Word($0) }, in: file)
  }

  /// The code that may hold at least one of some words. Files that hold none of them aren't read.
  public func code(mentioning words: [String]) -> MentioningCode {
    MentioningCode(project: self, words: words, files: files(mentioning: words)[...])
  }
}

/// The pieces of a project's code that may hold at least one of some words, one file after the other: each is read when it is
/// come to.
public struct MentioningCode: Sequence, IteratorProtocol {
  fileprivate let project: Project
  fileprivate let words: [String]
  /// Those to come.
  fileprivate var files: ArraySlice<Int>
  /// The rest of the last file's.
  private var pieces: ArraySlice<ProjectCode> = []

  fileprivate init(project: Project, words: [String], files: ArraySlice<Int>) {
    self.project = project
    self.words = words
    self.files = files
  }

  /// The next piece.
  public mutating func next() -> ProjectCode? {
    while pieces.isEmpty, let file = files.popFirst() { pieces = project.code(in: file, mentioning: words)[...] }
    return pieces.popFirst()
  }
}
