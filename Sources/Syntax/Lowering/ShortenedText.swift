/// A file's text without the code that is passed over: of that, there is nothing left but its braces.
struct ShortenedText {
  private(set) var bytes: [UInt8] = []
  private(set) var parts = [LoweredText.Part(start: 0, offset: 0)]

  /// - Parameter passedOver: in the order of the text, none within another.
  init(_ text: ArraySlice<UInt8>, without passedOver: [CodePlace]) {
    bytes.reserveCapacity(text.count)
    var end = 0
    for code in passedOver {
      bytes += text[end...Int(code.start)]
      end = Int(code.end) - 1
      parts.append(LoweredText.Part(start: bytes.count, offset: end - bytes.count))
    }
    bytes += text[end...]
  }
}
