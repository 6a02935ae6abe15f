/// Where an XML parser says it stands. It knows no line but those that end with `\n`, and may count on beyond their ends.
struct ParserPlace {
  let line: Int
  let column: Int

  /// The place that is meant, or the nearest that there is: the beginning of a character, or the end of the file.
  func offset(in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var offset = min(start + max(column, 1) - 1, end)
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
