/// A file's text, for fixes that must fit into it: with its indentation and its line endings.
public struct SourceText: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of a range.
  public func text(of range: ByteRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// What its first line ends with.
  public var lineEnding: String {
    guard let end = bytes.firstIndex(where: \.isNewline) else { return "\n" }
    if bytes[end] == UInt8(ascii: "\n") { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// One step of indentation: that of the first line that begins with white space and isn't part of a comment.
  public var indentationUnit: String {
    var position = 0
    while position < bytes.count {
      let indentation = self.indentation(from: position)
      let next = position + indentation.utf8.count
      if !indentation.isEmpty, next < bytes.count, !bytes[next].isNewline, bytes[next] != UInt8(ascii: "*") {
        return indentation.utf8.first == UInt8(ascii: "\t") ? "\t" : indentation
      }
      position = lineEnd(after: next)
    }
    return "  "
  }

  /// The white space that the line of a place begins with.
  public func indentation(at place: UInt32) -> String {
    indentation(from: lineStart(of: Int(place)))
  }

  /// Whether nothing but white space stands before a place in its line.
  public func beginsLine(at place: UInt32) -> Bool {
    bytes[lineStart(of: Int(place))..<Int(place)].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

extension SourceText {
  func lineStart(of place: Int) -> Int {
    bytes[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// The first byte of the line after that of a place, or the end of the text.
  func lineEnd(after place: Int) -> Int {
    guard let end = bytes[place...].firstIndex(where: \.isNewline) else { return bytes.count }
    let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  private func indentation(from start: Int) -> String {
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}
