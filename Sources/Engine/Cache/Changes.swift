/// How a project differs from the one that was checked before, which had the same files with the same outlines.
struct Changes {
  /// The files whose code is another.
  private(set) var files: Set<Int> = []
  /// The words that a file holds now and didn't hold before.
  private(set) var words: Set<Word> = []
  private let tables: Trace?

  /// - Parameter tables: what the tables were learnt from.
  init(tables: Trace?) {
    self.tables = tables
  }

  mutating func add(_ file: Int, newWords: [Word]) {
    files.insert(file)
    words.formUnion(newWords)
  }

  /// Whether work that looked at this comes out as it did before.
  func spare(_ trace: Trace) -> Bool {
    guard !touch(trace) else { return false }
    return !trace.seesTables || tables.map { !touch($0) } ?? false
  }

  private func touch(_ trace: Trace) -> Bool {
    trace.files.contains(where: files.contains) || words.contains(where: trace.words.mayHold)
  }
}
