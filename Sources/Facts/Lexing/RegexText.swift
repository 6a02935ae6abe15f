/// A regular expression between slashes, as the compiler tells it from divisions.
struct RegexText {
  /// How many `#` stand around it.
  let pounds: Int
  /// Whether no operator can stand in its place.
  let isCertain: Bool

  /// Where the literal ends that begins with the slash at a place; nil if that is no literal.
  ///
  /// One that isn't closed ends with its line, so that nothing but the line is misread.
  func end(in bytes: UnsafeBufferPointer<UInt8>, slash: Int) -> Int? {
    var position = slash + 1
    var spansLines = false
    if pounds > 0 {
      let text = bytes[position...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.count
      spansLines = text < bytes.count && bytes[text].isNewline
    } else if position < bytes.count, bytes[position].isBlank, !isCertain {
      return nil
    }
    let firstLine = position
    var groups = 0
    var classes = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/"):
        guard let end = end(in: bytes, at: position) else { break }
        let isOperator = pounds == 0 && !isCertain && bytes[position - 1].isBlank && bytes[position - 2] != UInt8(ascii: "\\")
        return isOperator ? nil : end
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !spansLines { return isCertain ? position : nil }
      case UInt8(ascii: "\\"):
        if position + 1 < bytes.count, spansLines || !bytes[position + 1].isNewline { position += 1 }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      default: break
      }
      position += 1
    }
    if spansLines { return firstLine }
    return isCertain ? bytes.count : nil
  }

  /// What follows a slash and as many `#` as there were at the start.
  private func end(in bytes: UnsafeBufferPointer<UInt8>, at slash: Int) -> Int? {
    if pounds > 0 { return bytes.hasPounds(pounds, at: slash + 1) ? slash + 1 + pounds : nil }
    return slash + 1
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
