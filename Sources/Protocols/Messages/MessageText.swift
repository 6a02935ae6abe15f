/// The JSON of a message, made such that a decoder takes it.
enum MessageText {
  /// The same with the sign for what can't be read in place of each half of a surrogate pair that stands alone.
  ///
  /// Editors that count in UTF-16 send them: a string that was cut within an emoji. Decoders refuse the whole message
  /// for one of them. The sign takes the same number of UTF-16 units, so that positions stay right.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    let lone = loneSurrogates(in: bytes)
    if lone.isEmpty { return bytes }
    var mended = bytes
    for place in lone { mended.replaceSubrange(place..<place + 6, with: Array(#"\ufffd"#.utf8)) }
    return mended
  }

  /// Where their escapes begin.
  private static func loneSurrogates(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var position = 0
    while let place = bytes[position...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let unit = escapedUnit(bytes, at: place) else {
        // Another escape, or a backslash that stands for itself.
        position = min(place + 2, bytes.count)
        continue
      }
      position = place + 6
      if (0xDC00...0xDFFF).contains(unit) { places.append(place) }
      guard (0xD800...0xDBFF).contains(unit) else { continue }
      if let second = escapedUnit(bytes, at: position), (0xDC00...0xDFFF).contains(second) {
        position += 6
      } else {
        places.append(place)
      }
    }
    return places
  }

  /// The UTF-16 unit that `\uXXXX` stands for.
  private static func escapedUnit(_ bytes: [UInt8], at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: bytes[(place + 2)..<(place + 6)], as: UTF8.self), radix: 16)
  }
}
