/// What a piece of work looked at: as long as none of it has changed, the work comes out the same.
package struct Trace: Sendable, Hashable {
  /// The files whose code it saw, in no order.
  package private(set) var files: [Int] = []
  /// The words by which it ruled out files without reading them.
  package private(set) var words = WordFilter(bits: [UInt64](repeating: 0, count: 64))
  /// Whether it asked which types have which tables.
  package var seesTables = false

  package init() {}

  package init(files: [Int], words: WordFilter, seesTables: Bool) {
    self.files = files
    self.words = words
    self.seesTables = seesTables
  }

  /// - Parameter file: one that isn't among the files yet.
  mutating func add(_ file: Int) { files.append(file) }

  mutating func add(_ word: Word) { words.insert(word) }

  /// Adds all that other work saw but for its files.
  mutating func add(wordsOf other: Trace) {
    words.formUnion(other.words)
    seesTables = seesTables || other.seesTables
  }
}
