/// What a piece of work looked at: as long as none of it has changed, the work comes out the same.
package struct Trace: Sendable, Hashable {
  /// The files whose code it saw, in no order.
  package private(set) var files: [Int] = []
  /// The words by which it ruled out files without reading them: as those of the one file that it looked at, or of any.
  package private(set) var words = SoughtWords()
  /// The names of the surveys that it asked for, in no order.
  package private(set) var surveys: [String] = []

  package init() {}

  package init(file: Int) { files = [file] }

  package init(files: [Int], words: SoughtWords, surveys: [String]) {
    self.files = files
    self.words = words
    self.surveys = surveys
  }

  /// - Parameter file: one that isn't among the files yet.
  mutating func add(_ file: Int) { files.append(file) }

  mutating func add(_ word: Word) { words.insert(word) }

  mutating func add(survey: String) {
    if !surveys.contains(survey) { surveys.append(survey) }
  }

  /// What several pieces of work saw.
  package init(_ parts: [Trace]) {
    files = parts.count == 1 ? parts[0].files : Array(Set(parts.flatMap(\.files)))
    for part in parts { add(wordsOf: part) }
  }

  /// The same, kept in little room.
  var compact: Trace { Trace(files: files, words: words.compact, surveys: surveys) }

  /// Adds all that other work saw but for its files.
  mutating func add(wordsOf other: Trace) {
    words.formUnion(other.words)
    for survey in other.surveys { add(survey: survey) }
  }
}

extension Trace: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    files.write(to: &writer)
    words.write(to: &writer)
    surveys.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    self.init(files: try reader.read(), words: try reader.read(), surveys: try reader.read())
  }
}
