/// A length in points as the code gives it to a view.
struct WrittenLength {
  let value: Double
  /// The number itself, where nothing else says how long it is.
  let literal: ByteRange?
}

extension Expression {
  /// The number literals that are the lengths of a size or rectangle, or both of them at once.
  var writtenSize: (width: ByteRange?, height: ByteRange?) {
    if case .number = kind { return (range, range) }
    guard let call else { return (nil, nil) }
    if let size = call.argument("size") { return size.writtenSize }
    return (call.argument("width")?.writtenNumber, call.argument("height")?.writtenNumber)
  }

  /// Its place, if it is a number literal.
  var writtenNumber: ByteRange? {
    guard case .number = kind else { return nil }
    return range
  }
}
