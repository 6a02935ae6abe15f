import HIGLintEngine

/// What a configuration may hold, so that none, however it came to be, takes long to read or fills the memory.
///
/// How deeply it nests is bounded by the parser.
enum YamlLimits {
  /// A megabyte: the largest that people write are a hundredth of it.
  private static let size = 1 << 20
  /// The bytes that all aliases may stand for. Aliases of aliases multiply: a few lines can stand for terabytes.
  private static let aliased = 4 << 20

  static func problem(of text: [UInt8], file: String) -> Problem? {
    if text.count > size {
      let message = "larger than \(size >> 20) MB, which no configuration is"
      return Problem(file: file, message: message, remedy: "check that it is one")
    }
    guard let offset = excessiveAlias(in: text) else { return nil }
    return Problem(
      file: file,
      position: LineTable(text).position(at: UInt32(offset)),
      message: "the aliases up to here stand for more than \(aliased >> 20) MB",
      remedy: "write out what they stand for"
    )
  }

  /// The offset of the alias with which they stand for too much.
  ///
  /// An anchor's node ends before its first alias, so what is between them is at least what the alias stands for.
  /// That the signs may also stand in quotes and comments makes it more, which matters little.
  private static func excessiveAlias(in text: [UInt8]) -> Int? {
    var weights: [ArraySlice<UInt8>: Weight] = [:]
    var total = 0
    for offset in text.indices where text[offset] == UInt8(ascii: "&") || text[offset] == UInt8(ascii: "*") {
      let name = text[(offset + 1)...].prefix(while: isNameByte)
      if text[offset] == UInt8(ascii: "&") {
        weights[name] = weights[name] == nil ? .open(start: offset, total: total) : .ambiguous
      } else if let weight = weights[name] {
        let bytes = weight.bytes(at: offset, total: total)
        if case .open = weight { weights[name] = .closed(bytes) }
        total += bytes
        if total > aliased { return offset }
      }
    }
    return nil
  }

  /// What an anchor stands for.
  private enum Weight {
    /// Its node may still go on.
    case open(start: Int, total: Int)
    case closed(Int)
    /// One of several that bear its name, and each may be part of the next: at most, all that there is so far.
    case ambiguous

    func bytes(at offset: Int, total: Int) -> Int {
      switch self {
      case .open(let start, let totalAtStart): offset - start + total - totalAtStart
      case .closed(let bytes): bytes
      case .ambiguous: offset + total
      }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
