import HIGLintEngine

/// A document's text, and where its lines begin: they end with `\n`, `\r\n` or `\r`.
struct DocumentText: Sendable, Hashable {
  /// Well-formed UTF-8.
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int]
  /// The length of a mark of the byte order, which stands in files, and which editors neither show nor count.
  private var markLength = 0

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(bytes)
  }

  /// What a file holds; nil where it can't be read.
  init?(file path: String) {
    guard let bytes = try? SourceReader().read(SourceInput(path: path)) else { return nil }
    self.init(bytes)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    markLength = bytes.starts(with: mark) ? mark.count : 0
  }

  var lineCount: Int { lineStarts.count }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] <= UInt8(ascii: "\r") {
        let isFeed = bytes[index] == UInt8(ascii: "\n")
        let isLoneReturn = bytes[index] == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
        if isFeed || isLoneReturn { starts.append(index + 1) }
      }
    }
    return starts
  }

  // MARK: Changes

  /// Applies a change as a client tells it.
  mutating func apply(_ change: ContentChange, _ encoding: PositionEncoding) {
    let text = Array(change.text.utf8)
    if let range = change.range {
      bytes.replaceSubrange(bytes(range, encoding), with: text)
    } else {
      bytes = text
    }
    lineStarts = Self.lineStarts(bytes)
  }

  // MARK: Places

  /// The bytes of a line, from 0, without its end.
  func line(_ number: Int) -> Range<Int> {
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The byte at a position. Beyond the end of a line it is that end, beyond the last line that of the text; within a
  /// character, its beginning.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    var left = position.character
    var offset = line.lowerBound
    while offset < line.upperBound, left > 0 {
      let next = nextScalar(after: offset)
      let width = (offset..<next).reduce(0) { $0 + encoding.width(bytes[$1]) }
      if width > left { break }
      left -= width
      offset = next
    }
    return offset
  }

  private func nextScalar(after offset: Int) -> Int {
    var next = offset + 1
    while next < bytes.count, bytes[next] & 0b1100_0000 == 0b1000_0000 { next += 1 }
    return next
  }

  func bytes(_ range: DocumentRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let line = lineNumber(of: offset)
    let start = line == 0 ? markLength : lineStarts[line]
    let bytes = bytes[start..<max(start, min(offset, self.bytes.count))]
    return Position(line: line, character: bytes.reduce(0) { $0 + encoding.width($1) })
  }

  func range(_ bytes: Range<Int>, _ encoding: PositionEncoding) -> DocumentRange {
    DocumentRange(start: position(of: bytes.lowerBound, encoding), end: position(of: bytes.upperBound, encoding))
  }

  /// The line of a byte, from 0.
  func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The byte at a line and column from 1 that count bytes, moved into the text where they lie outside of it.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return 0 }
    guard line <= lineStarts.count else { return bytes.count }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    return min(lineStarts[line - 1] + max(column - 1, 0), end)
  }
}
