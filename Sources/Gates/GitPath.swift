/// Paths as git prints them.
enum GitPath {
  /// The path that a line of a diff names: in quotes, with escapes, where it holds signs that are none of a name's
  /// usual.
  static func unquoted(_ text: Substring) -> String {
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 else {
      // A tab marks the end of a name with spaces.
      return String(text.last == "\t" ? text.dropLast() : text)
    }
    var bytes: [UInt8] = []
    var rest = text.dropFirst().dropLast().utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(escaped) {
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      } else {
        bytes.append(meanings[escaped] ?? escaped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let meanings: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
