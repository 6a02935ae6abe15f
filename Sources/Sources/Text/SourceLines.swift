/// The lines of a file, as the Swift compiler counts them.
package struct SourceLines {
  package let bytes: [UInt8]
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = LineTable(bytes).starts
  }

  /// The bytes of a line, counted from 1, without its line break; nil where there is no such line.
  package subscript(line: Int) -> ArraySlice<UInt8>? {
    guard starts.indices.contains(line - 1) else { return nil }
    var slice = bytes[Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : bytes.count)]
    if slice.last == UInt8(ascii: "\n") { slice.removeLast() }
    if slice.last == UInt8(ascii: "\r") { slice.removeLast() }
    return slice
  }

  /// A line without the white space around it, so that it may be indented anew; empty where there is no such line.
  package func trimmed(_ line: Int) -> String {
    let text = self[line].map { String(decoding: $0, as: UTF8.self) } ?? ""
    let isBlank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
