import SwiftSyntax

/// A text whose syntax is turned into facts: that of a file, or of one function in it.
struct LoweredText {
  let names: NameTable
  /// Where the text's parts stand in the file, in their order.
  let parts: [Part]
  /// The code that was left out of it, by the place of its opening brace in the file.
  var unread: [UInt32: UnreadCode] = [:]

  /// What stands in the file as it stands in the text, up to the next part.
  struct Part {
    /// Where it begins in the text.
    let start: Int
    /// How much further on it stands in the file.
    let offset: Int
  }

  /// Where a node stands in the file, without the spaces and comments around it.
  func range(of node: some SyntaxProtocol) -> ByteRange {
    ByteRange(start: place(node.positionAfterSkippingLeadingTrivia), end: place(node.endPositionBeforeTrailingTrivia))
  }

  private func place(_ position: AbsolutePosition) -> UInt32 {
    let position = position.utf8Offset
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= position { low = middle } else { high = middle }
    }
    return UInt32(position + parts[low].offset)
  }
}
