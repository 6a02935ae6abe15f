import HIGLintEngine

/// Names findings by what they are about: the same on every machine, also after lines above them have come or gone.
struct FindingFingerprints {
  private var occurrences: [ContentHash: Int] = [:]

  /// The name of the next finding in the order of the report: 32 hexadecimal digits, no two alike.
  ///
  /// - Parameter line: the text of the finding's first line, without white space around it.
  mutating func next(rule: String, path: String, line: String) -> String {
    var place = ContentHash.Builder()
    place.combine(rule)
    place.combine(path)
    place.combine(line)
    let occurrence = occurrences[place.hash, default: 0]
    occurrences[place.hash] = occurrence + 1
    place.combine(occurrence)
    return Self.digits(place.hash.high) + Self.digits(place.hash.low)
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
