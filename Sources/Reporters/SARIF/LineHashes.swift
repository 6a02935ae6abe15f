/// The hash of each line by which GitHub tells whether a finding was there before.
///
/// It is the one that GitHub's own upload works out where a report has none: a hash of the 100 characters from the
/// line's start on, over the ends of lines, without spaces and tabs; and how often it has come up to there.
struct LineHashes {
  private static let window = 100
  private static let factor: UInt64 = 37
  /// The factor of a character that leaves the window.
  private static let oldest = (0..<window).reduce(UInt64(1)) { power, _ in power &* factor }

  private var hashes: [String] = []
  private var counts: [UInt64: Int] = [:]
  private var hash: UInt64 = 0
  /// The last characters, as a ring.
  private var characters = [UInt16](repeating: 0, count: window)
  /// Which of them begin a line.
  private var isStart = [Bool](repeating: false, count: window)
  private var index = 0

  init(_ text: String) {
    var isLineStart = true
    var isAfterReturn = false
    for unit in text.utf16 {
      let isSecondOfPair = isAfterReturn && unit == Self.lineFeed
      isAfterReturn = unit == Self.carriageReturn
      if unit == Self.space || unit == Self.tab || isSecondOfPair { continue }
      let character = isAfterReturn ? Self.lineFeed : unit
      append(character, startsLine: isLineStart)
      isLineStart = character == Self.lineFeed
    }
    append(.max, startsLine: isLineStart)
    for _ in 0..<Self.window { append(0, startsLine: false) }
  }

  /// Of a line, counted from 1; nil where there is no such line.
  subscript(line: Int) -> String? {
    hashes.indices.contains(line - 1) ? hashes[line - 1] : nil
  }

  var count: Int { hashes.count }

  private mutating func append(_ character: UInt16, startsLine: Bool) {
    // The window holds the 100 characters from here on, and the next one will push the first out.
    if isStart[index] { finishLine() }
    isStart[index] = startsLine
    hash = Self.factor &* hash &+ UInt64(character) &- Self.oldest &* UInt64(characters[index])
    characters[index] = character
    index = (index + 1) % Self.window
  }

  private mutating func finishLine() {
    counts[hash, default: 0] += 1
    hashes.append(String(hash, radix: 16) + ":\(counts[hash, default: 1])")
  }

  private static let lineFeed = UInt16(UInt8(ascii: "\n"))
  private static let carriageReturn = UInt16(UInt8(ascii: "\r"))
  private static let space = UInt16(UInt8(ascii: " "))
  private static let tab = UInt16(UInt8(ascii: "\t"))
}
