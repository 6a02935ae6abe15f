import HIGLintEngine

/// The places that exist in a text.
struct TextPlaces {
  private let bytes: [UInt8]
  /// Where each line begins, and the end.
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || isLoneReturn(index) { starts.append(index + 1) }
  }

  private func isLoneReturn(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
  }

  /// What is wrong with a place, if anything is.
  func fault(_ position: SourcePosition) -> String? {
    guard starts.indices.contains(position.line - 1), position.column > 0 else { return "is not in the file" }
    let offset = starts[position.line - 1] + position.column - 1
    let end = position.line < starts.count ? starts[position.line] - 1 : bytes.count
    guard offset <= end else { return "is beyond its line" }
    // 10xxxxxx is a byte in the middle of a character, in a text that is UTF-8.
    if offset < bytes.count, bytes[offset] & 0xC0 == 0x80, isUTF8 { return "is in the middle of a character" }
    return nil
  }

  func fault(_ range: SourceRange) -> String? {
    if let fault = fault(range.start) ?? fault(range.end) { return fault }
    return range.start <= range.end ? nil : "ends before it begins"
  }

  private var isUTF8: Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }
}
