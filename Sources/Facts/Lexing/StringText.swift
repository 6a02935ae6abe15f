/// A string literal that is being read.
struct StringText {
  /// How many `#` stand around it.
  let pounds: Int
  let isMultiline: Bool
  /// How many parentheses are open in the interpolation that is being read, its own included.
  var parentheses = 0

  /// - Parameter quote: where the first quote stands.
  init(in bytes: UnsafeBufferPointer<UInt8>, quote: Int, pounds: Int) {
    self.pounds = pounds
    isMultiline = bytes.hasByte(Self.quote, at: quote + 1) && bytes.hasByte(Self.quote, at: quote + 2)
      && (pounds == 0 || !Self.endsOnLine(bytes, from: quote + 1, pounds: pounds))
  }

  private static let quote = UInt8(ascii: "\"")

  /// How many quotes stand at either end.
  var quotes: Int { isMultiline ? 3 : 1 }

  /// Where a text ends, and what it ends with.
  struct End {
    let position: Int
    let isInterpolated: Bool
    /// Whether the literal ends there too, as it should.
    let isClosed: Bool
  }

  /// Where the text ends that goes on at a place: after the literal, at the parenthesis of an interpolation, or at the end
  /// of a line that breaks the literal off.
  func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> End {
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += 1
        guard bytes.hasPounds(pounds, at: position) else { continue }
        position += pounds
        if bytes.hasByte(UInt8(ascii: "("), at: position) { return End(position: position, isInterpolated: true, isClosed: false) }
        if position < bytes.count, isMultiline || !bytes[position].isNewline { position += 1 }
      case Self.quote:
        if let end = Self.end(bytes, at: position, quotes: quotes, pounds: pounds) {
          return End(position: end, isInterpolated: false, isClosed: true)
        }
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return End(position: position, isInterpolated: false, isClosed: false) }
        position += 1
      default:
        position += 1
      }
    }
    return End(position: position, isInterpolated: false, isClosed: false)
  }

  /// What follows the quotes and `#` that close a literal, if they stand at a place.
  private static func end(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, quotes: Int, pounds: Int) -> Int? {
    for offset in 0..<quotes where !bytes.hasByte(quote, at: start + offset) { return nil }
    return bytes.hasPounds(pounds, at: start + quotes) ? start + quotes + pounds : nil
  }

  /// Whether a raw string that looks like one of several lines, such as `#"""#`, is closed on its line.
  private static func endsOnLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, pounds: Int) -> Bool {
    var position = start
    while position < bytes.count, !bytes[position].isNewline {
      if end(bytes, at: position, quotes: 1, pounds: pounds) != nil { return true }
      position += 1
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  func hasByte(_ byte: UInt8, at index: Int) -> Bool {
    index < count && self[index] == byte
  }

  func hasPounds(_ pounds: Int, at index: Int) -> Bool {
    pounds == 0 || index + pounds <= count && self[index..<index + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the line ends that goes on at a place.
  func lineEnd(from start: Int) -> Int {
    var position = start
    while position < count, !self[position].isNewline { position &+= 1 }
    return position
  }
}

extension UInt8 {
  @inlinable
  package var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
