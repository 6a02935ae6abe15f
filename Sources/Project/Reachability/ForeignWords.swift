/// The names that files in other languages say: those of classes that Objective-C makes, or that a property list names.
package final class ForeignWords: Sendable {
  private let files: [SourceInput]
  private let known: Set<Word>
  private let words = Once<Set<Word>>()

  /// - Parameter known: the words of files that needn't be there.
  package init(_ files: [SourceInput], besides known: Set<Word> = []) {
    self.files = files
    self.known = known
  }

  /// Whether one of the files says a type's name. They are read when this is first asked.
  package func contain(_ name: String) -> Bool {
    known.contains(Word(name)) || !files.isEmpty && words.value { ForeignWords.words(in: files) }.contains(Word(name))
  }

  /// The words in some files by which types may be named.
  package static func words(in files: [SourceInput]) -> Set<Word> {
    var found: Set<Word> = []
    for file in files {
      guard let bytes = try? SourceReader().readBytes(file) else { continue }
      bytes.withUnsafeBufferPointer { bytes in
        var end = 0
        while let start = bytes[end...].firstIndex(where: { ByteClass.table[Int($0)] == .word }) {
          end = bytes[start...].firstIndex { ByteClass.table[Int($0)] != .word } ?? bytes.endIndex
          // Types begin with a capital.
          if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) { found.insert(Word(bytes, start, end)) }
        }
      }
    }
    return found
  }
}
