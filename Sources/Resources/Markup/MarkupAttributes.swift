extension MarkupReader {
  /// Attributes, with the spaces before and after them.
  mutating func attributes() throws(Problem) -> [String: String] {
    // To grow from nothing would cost more than to read them.
    var attributes = [String: String](minimumCapacity: 6)
    details?.attributes = []
    while cursor.skipSpaces() {
      let start = cursor.offset
      guard let name = cursor.name() else { break }
      cursor.skipSpaces()
      guard cursor.skip("=") else { throw damage(.notUnderstood, at: cursor.offset) }
      cursor.skipSpaces()
      let quote = cursor.offset
      let value = try value()
      guard attributes.updateValue(value, forKey: name) == nil else { throw damage(.attributeTwice, at: start) }
      details?.attributes.append(MarkupNode.Attribute(
        name: name,
        value: value,
        range: ByteRange(start: UInt32(start), end: UInt32(cursor.offset)),
        valueRange: ByteRange(start: UInt32(quote + 1), end: UInt32(cursor.offset - 1))
      ))
    }
    return attributes
  }

  /// What stands between quotes.
  private mutating func value() throws(Problem) -> String {
    guard let quote = cursor.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw damage(.notUnderstood, at: cursor.offset)
    }
    cursor.advance()
    var value = ""
    while let byte = cursor.byte, byte != quote {
      if byte == UInt8(ascii: "&") {
        value.unicodeScalars.append(try reference())
      } else if byte.isMarkupSpace {
        // The end of a line counts as a space.
        if !cursor.skip("\r\n") { cursor.advance() }
        value += " "
      } else {
        value += try plainText(until: quote)
      }
    }
    guard !cursor.isAtEnd else { throw damage(.endsEarly, at: cursor.offset) }
    cursor.advance()
    return value
  }

  private mutating func plainText(until quote: UInt8) throws(Problem) -> String {
    let start = cursor.offset
    cursor.skip { byte in
      byte != quote && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
        && !byte.isMarkupSpace && !byte.isForbiddenInMarkup
    }
    guard cursor.offset > start else { throw damage(.notUnderstood, at: start) }
    return cursor.text(from: start)
  }

  /// The character that `&amp;` or `&#38;` stands for.
  mutating func reference() throws(Problem) -> Unicode.Scalar {
    let start = cursor.offset
    cursor.advance()
    let isNumber = cursor.skip("#")
    guard let word = isNumber ? cursor.word() : cursor.name(), cursor.skip(";") else {
      throw damage(.notUnderstood, at: start)
    }
    guard let character = isNumber ? MarkupReader.character(numbered: word) : MarkupReader.entities[word] else {
      throw damage(.noMeaning, at: start)
    }
    return character
  }

  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\""]

  /// - Parameter number: in decimal digits, or hexadecimal ones after an `x`.
  private static func character(numbered number: String) -> Unicode.Scalar? {
    let code = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    guard let code, let character = Unicode.Scalar(code) else { return nil }
    return UInt8(exactly: code)?.isForbiddenInMarkup == true ? nil : character
  }
}
