extension SourceText {
  /// What a string literal says, with a gap for each value that is put in.
  ///
  /// - Parameter values: the expressions in it, in order.
  func literalText(of literal: ByteRange, _ values: [Expression]) -> String {
    var reading = LiteralReading(bytes: Array(bytes[Int(literal.start)..<Int(literal.end)]))
    return reading.text(values.map { Int($0.range.start - literal.start)..<Int($0.range.end - literal.start) })
  }
}

/// Reads the bytes of one string literal.
private struct LiteralReading {
  private let bytes: [UInt8]
  private let pounds: Int
  private var position: Int
  private var text: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    position = pounds
  }

  mutating func text(_ values: [Range<Int>]) -> String {
    let quotes = bytes[position...].prefix { $0 == UInt8(ascii: "\"") }.count >= 3 ? 3 : 1
    position += quotes
    let end = bytes.count - pounds - quotes
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), bytes[(position + 1)...].prefix(pounds).allSatisfy({ $0 == UInt8(ascii: "#") }) {
        position += 1 + pounds
        readEscape(values, until: end)
      } else {
        text.append(byte)
        position += 1
      }
    }
    let whole = String(decoding: text, as: UTF8.self)
    guard quotes == 3 else { return whole }
    let lines = whole.split { $0.isNewline }.map { $0.drop { $0 == " " || $0 == "\t" } }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private mutating func readEscape(_ values: [Range<Int>], until end: Int) {
    guard position < end else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "("): skipValue(values, until: end)
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "u"): readScalar(until: end)
    // `\` at the end of a line joins it to the next.
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default: text.append(byte)
    }
  }

  /// To the parenthesis that ends an interpolation: those within its expressions are theirs.
  private mutating func skipValue(_ values: [Range<Int>], until end: Int) {
    text += Array(String(ShownText.gap).utf8)
    var depth = 1
    while position < end, depth > 0 {
      if let value = values.first(where: { $0.lowerBound == position && !$0.isEmpty }) {
        position = value.upperBound
        continue
      }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }

  /// `\u{2026}`
  private mutating func readScalar(until end: Int) {
    guard let close = bytes[position..<end].firstIndex(of: UInt8(ascii: "}")) else { return }
    let digits = String(decoding: bytes[position..<close].drop { $0 == UInt8(ascii: "{") }, as: UTF8.self)
    if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { text += Array(String(Character(scalar)).utf8) }
    position = close + 1
  }
}
