/// The names that files in other languages say: those of classes that Objective-C makes, of images that a property list names.
/// What stands in comments of code names nothing.
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
      let isCode = file.path.hasSuffix(".m") || file.path.hasSuffix(".mm")
      bytes.withUnsafeBufferPointer { bytes in
        for code in isCode ? bytes.rangesBesideComments : [bytes.indices] {
          var end = code.lowerBound
          while let start = bytes[end..<code.upperBound].firstIndex(where: { ByteClass.table[Int($0)] == .word }) {
            end = bytes[start..<code.upperBound].firstIndex { ByteClass.table[Int($0)] != .word } ?? code.upperBound
            if mayBegin(bytes[start]) { found.insert(Word(bytes, start, end)) }
          }
        }
      }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What of code in Objective-C stands in no comment; what looks like one in a text, such as an address, is none.
  fileprivate var rangesBesideComments: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, place) = (0, 0)
    while let mark = self[place...].firstIndex(where: { [UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) }) {
      guard self[mark] == UInt8(ascii: "/") else {
        place = endOfText(from: mark)
        continue
      }
      guard let end = endOfComment(from: mark) else {
        place = mark + 1
        continue
      }
      ranges.append(start..<mark)
      (start, place) = (end, end)
    }
    return ranges + [start..<count]
  }

  /// - Returns: nil where none begins there.
  private func endOfComment(from start: Int) -> Int? {
    let inner = start + 2
    guard inner <= count else { return nil }
    switch self[start + 1] {
    case UInt8(ascii: "/"): return self[inner...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    case UInt8(ascii: "*"):
      // The sign that opens it closes nothing: `/*/` goes on.
      return (inner..<count).dropFirst().first { self[$0] == UInt8(ascii: "/") && self[$0 - 1] == UInt8(ascii: "*") }.map { $0 + 1 } ?? count
    default: return nil
    }
  }

  /// Where a text or a character ends that begins with a quotation mark: on its line.
  private func endOfText(from start: Int) -> Int {
    var place = start + 1
    while place < count, self[place] != self[start], self[place] != UInt8(ascii: "\n") {
      place += self[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(place + 1, count)
  }
}
