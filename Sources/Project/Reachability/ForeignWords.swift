/// The names that files in other languages say: those of classes that Objective-C makes, of images that a property list names.
package final class ForeignWords: Sendable {
  private let files: [SourceInput]
  private let known: Set<Word>
  private let words = Once<Set<Word>>()

  /// - Parameter known: the words of files that needn't be there.
  package init(_ files: [SourceInput], besides known: Set<Word> = []) {
    self.files = files
    self.known = known
  }

  /// Whether one of the files says a word. They are read when this is first asked.
  package func contain(_ name: String) -> Bool {
    let word = Word(name)
    return known.contains(word) || !files.isEmpty && words.value { ForeignWords.words(in: files) { _ in true } }.contains(word)
  }

  /// The paths of the files by which apps begin in Objective-C: their `main` hands over to UIKit.
  package static func mains(in files: [SourceInput]) -> [String] {
    let start = Word("UIApplicationMain")
    return files.filter { file in
      let name = file.path.split(separator: "/").last
      return (name == "main.m" || name == "main.mm") && words(in: [file]).contains(start)
    }.map(\.path)
  }

  /// The words in some files by which types may be named: these begin with a capital.
  package static func words(in files: [SourceInput]) -> Set<Word> {
    words(in: files) { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// - Parameter mayBegin: whether a word that begins with a letter counts.
  private static func words(in files: [SourceInput], beginningWith mayBegin: (UInt8) -> Bool) -> Set<Word> {
    var found: Set<Word> = []
    for file in files {
      guard let bytes = try? SourceReader().readBytes(file) else { continue }
      bytes.withUnsafeBufferPointer { bytes in
        var end = 0
        while let start = bytes[end...].firstIndex(where: { ByteClass.table[Int($0)] == .word }) {
          end = bytes[start...].firstIndex { ByteClass.table[Int($0)] != .word } ?? bytes.endIndex
          if mayBegin(bytes[start]) { found.insert(Word(bytes, start, end)) }
        }
      }
    }
    return found
  }
}
