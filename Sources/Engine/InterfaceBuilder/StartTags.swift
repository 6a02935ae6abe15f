/// The start tags of an XML document that has no document type, in order.
///
/// An XML parser says where it stands when it has read a tag, and counts columns in characters or bytes, as its
/// version has it. This says where each tag begins. It relies on the parser for whether a document is well formed.
struct StartTags {
  private let bytes: [UInt8]
  private var index: Int
  /// Where a declaration such as `<!DOCTYPE` was passed.
  private(set) var declaration: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = 0
  }

  /// The bytes of the next start tag, from `<` through `>`.
  mutating func next() -> Range<Int>? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skip("<!--", through: "-->", from: start) || skip("<![CDATA[", through: "]]>", from: start) { continue }
      if skip("<?", through: "?>", from: start) || skip("</", through: ">", from: start) { continue }
      if bytes[start...].starts(with: "<!".utf8) {
        declaration = declaration ?? start
        continue
      }
      passTag()
      return start..<index
    }
    index = bytes.count
    return nil
  }

  private mutating func skip(_ opening: String, through closing: String, from start: Int) -> Bool {
    guard bytes[start...].starts(with: opening.utf8) else { return false }
    index = start + opening.utf8.count
    while index < bytes.count, !bytes[index...].starts(with: closing.utf8) { index += 1 }
    index = min(index + closing.utf8.count, bytes.count)
    return true
  }

  /// Moves behind the tag's `>`; one in an attribute's value doesn't end it.
  private mutating func passTag() {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }
}
