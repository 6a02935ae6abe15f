extension SourceText {
  /// The labels and values of a call's first arguments, without what stands around them.
  ///
  /// - Returns: nil where there are no such arguments, or a comment stands among them.
  public func arguments(_ count: Int, of call: Call) -> ByteRange? {
    guard count > 0, count <= call.parenthesized, let first = call.arguments.first else { return nil }
    let callee = call.callee.range.end
    let start = bytes[Int(callee)..<Int(first.value.range.start)].firstIndex { byte in
      byte != UInt8(ascii: "(") && byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") && !byte.isNewline
    }
    let range = ByteRange(start: start.map { UInt32($0) } ?? first.value.range.start, end: call.arguments[count - 1].value.range.end)
    let text = text(of: ByteRange(start: callee, end: range.end))
    return text.contains("//") || text.contains("/*") ? nil : range
  }
}
