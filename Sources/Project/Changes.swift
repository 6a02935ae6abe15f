/// How a project differs from the one that was checked before, which had the same files with the same outlines.
package struct Changes {
  /// The files whose code is another.
  package private(set) var files: Set<Int> = []
  /// The words that a file holds now and didn't hold before: as those of any file, and as that file's.
  private(set) var words: Set<Word> = []

  package init() {}

  package mutating func add(_ file: Int, newWords: [Word]) {
    files.insert(file)
    for word in newWords {
      words.insert(word)
      words.insert(word.standing(in: file))
    }
  }

  /// Whether work that looked at this may come out otherwise than before. What it learnt of tables is another question.
  package func touch(_ trace: Trace) -> Bool {
    trace.files.contains(where: files.contains) || words.contains(where: trace.words.mayHold)
  }
}
