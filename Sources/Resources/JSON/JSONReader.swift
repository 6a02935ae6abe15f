/// Reads a document in JSON into values that know their places.
struct JSONReader {
  /// How deeply values may lie in each other.
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private let path: String
  private var offset = 0

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: "\u{FEFF}".utf8) { offset = "\u{FEFF}".utf8.count }
  }

  /// The whole document.
  ///
  /// - Throws: where it isn't well-formed.
  mutating func document() throws(Problem) -> JSONNode {
    let value = try value(depth: 0)
    skipSpaces()
    guard offset == bytes.count else { throw damage("something follows its value", at: offset) }
    return value
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONNode {
    skipSpaces()
    guard depth < Self.depthLimit else { throw damage("its values are nested too deeply", at: offset) }
    let start = offset
    let kind: JSONNode.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .object(try entries(depth))
    case UInt8(ascii: "["): kind = .array(try items(depth))
    case UInt8(ascii: "\""): kind = .string(try string())
    default: kind = try word()
    }
    return JSONNode(kind: kind, range: ByteRange(start: UInt32(start), end: UInt32(offset)))
  }

  // MARK: Collections

  private mutating func entries(_ depth: Int) throws(Problem) -> [(key: String, value: JSONNode)] {
    var entries: [(key: String, value: JSONNode)] = []
    offset += 1
    skipSpaces()
    if skip("}") { return entries }
    repeat {
      skipSpaces()
      guard byte == UInt8(ascii: "\"") else { throw damage("a key is missing", at: offset) }
      let key = try string()
      skipSpaces()
      guard skip(":") else { throw damage("a colon is missing", at: offset) }
      entries.append((key, try value(depth: depth + 1)))
      skipSpaces()
    } while skip(",")
    guard skip("}") else { throw damage("an object isn't closed", at: offset) }
    return entries
  }

  private mutating func items(_ depth: Int) throws(Problem) -> [JSONNode] {
    var items: [JSONNode] = []
    offset += 1
    skipSpaces()
    if skip("]") { return items }
    repeat {
      items.append(try value(depth: depth + 1))
      skipSpaces()
    } while skip(",")
    guard skip("]") else { throw damage("an array isn't closed", at: offset) }
    return items
  }

  // MARK: Words and strings

  private mutating func word() throws(Problem) -> JSONNode.Kind {
    let start = offset
    while let byte, Self.wordBytes.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else { throw damage("no value stands here", at: start) }
    return .other
  }

  private static let wordBytes = Set("abcdefghijklmnopqrstuvwxyzE0123456789+-.".utf8)

  private mutating func string() throws(Problem) -> String {
    let start = offset
    offset += 1
    var units: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= UInt8(ascii: " ") else { throw damage("a string holds the end of a line", at: offset) }
      offset += 1
      if byte == UInt8(ascii: "\\") { units += try escaped() } else { units.append(byte) }
    }
    guard skip("\"") else { throw damage("a string isn't closed", at: start) }
    return String(decoding: units, as: UTF8.self)
  }

  /// What a backslash and what follows it stand for, in UTF-8.
  private mutating func escaped() throws(Problem) -> [UInt8] {
    guard let byte else { return [] }
    offset += 1
    if let plain = Self.escapes[byte] { return [plain] }
    guard byte == UInt8(ascii: "u") else { throw damage("a backslash has no meaning", at: offset - 1) }
    let first = try unit()
    guard UTF16.isLeadSurrogate(first), skip("\\u") else { return Array(String(decoding: [first], as: UTF16.self).utf8) }
    return Array(String(decoding: [first, try unit()], as: UTF16.self).utf8)
  }

  private mutating func unit() throws(Problem) -> UInt16 {
    let end = min(offset + 4, bytes.count)
    guard let unit = UInt16(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16), end == offset + 4 else {
      throw damage("a backslash has no meaning", at: offset)
    }
    offset = end
    return unit
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  // MARK: Places

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpaces() {
    while let byte, byte.isMarkupSpace { offset += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[min(offset, bytes.count)...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  private func damage(_ reason: String, at offset: Int) -> Problem {
    let reason = self.offset >= bytes.count ? "it ends before all is closed" : reason
    let position = LineTable(bytes).position(at: UInt32(min(offset, bytes.count)))
    let message = "isn't well-formed JSON: \(reason)"
    return Problem(file: path, position: position, message: message, remedy: "mend it there, or restore it")
  }
}
