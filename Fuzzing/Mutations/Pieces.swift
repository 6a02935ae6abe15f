/// A text taken apart.
enum Pieces {
  /// Words, runs of spaces, and single signs: near enough to the tokens of every format that is read.
  static func tokens(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    split(bytes) { left, right in isWord(left) && isWord(right) || isSpace(left) && isSpace(right) }
  }

  /// Lines with their ends.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    split(bytes) { left, _ in left != UInt8(ascii: "\n") }
  }

  static func bytes(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    split(bytes) { _, _ in false }
  }

  /// From each opening bracket to the one that closes it, both included. Strings and comments are taken for code.
  static func brackets(in bytes: [UInt8]) -> [Range<Int>] {
    var open: [(sign: UInt8, start: Int)] = []
    var found: [Range<Int>] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte, index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
        guard let last = open.last, last.sign == opening else { continue }
        found.append(last.start..<(index + 1))
        open.removeLast()
      default: break
      }
    }
    return found
  }

  /// From each start tag to its end tag, both included.
  static func elements(in bytes: [UInt8]) -> [Range<Int>] {
    var open: [Int] = []
    var found: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      index = end + 1
      if bytes[start + 1] == UInt8(ascii: "/") {
        if let begin = open.popLast() { found.append(begin..<index) }
      } else if bytes[end - 1] == UInt8(ascii: "/") {
        found.append(start..<index)
      } else if bytes[start + 1] != UInt8(ascii: "?"), bytes[start + 1] != UInt8(ascii: "!") {
        open.append(start)
      }
    }
    return found
  }

  private static func split(_ bytes: [UInt8], where isTogether: (UInt8, UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where index + 1 == bytes.count || !isTogether(bytes[index], bytes[index + 1]) {
      pieces.append(bytes[start...index])
      start = index + 1
    }
    return pieces
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(byte | 0x20) || digits.contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
