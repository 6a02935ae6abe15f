/// What stands behind the first line of an index: where its parts lie. Either of the two may lie in a file of its own.
struct IndexHead: Sendable {
  /// Of the words that files were skimmed for.
  let words: ContentHash
  /// What the module tells without its code, packed.
  let module: CacheFile.Span
  /// How many bytes that is when unpacked, and what they are.
  let moduleSize: Int
  let moduleContent: ContentHash
  /// Where the texts of its files lie. The blocks follow.
  let code: CacheFile.Span

  /// How many bytes it takes with the line, whatever it says.
  static let size = 192
  /// The largest module, without its code, when unpacked.
  static let sizeLimit = 1 << 28

  /// The beginning of a file, filled up with zeros.
  func bytes(_ stamp: IndexStamp) -> [UInt8] {
    let stored = self.stored ?? []
    let beginning = Array(stamp.line.utf8) + [UInt8(truncatingIfNeeded: stored.count)] + stored
    return beginning + [UInt8](repeating: 0, count: max(0, IndexHead.size - beginning.count))
  }

  /// - Parameter bytes: the beginning of a file that bears the stamp.
  /// - Returns: nil where it is damaged.
  static func read(_ bytes: [UInt8], _ stamp: IndexStamp) -> IndexHead? {
    let rest = bytes.dropFirst(stamp.line.utf8.count)
    guard let count = rest.first else { return nil }
    let stored = rest.dropFirst().prefix(Int(count))
    guard stored.count == Int(count), !stored.isEmpty else { return nil }
    return stored.withUnsafeBytes { try? IndexHead(stored: $0) }
  }
}

extension IndexHead: Composed {
  static var form: StoredForm<IndexHead> {
    StoredForm(
      IndexHead.init(words:module:moduleSize:moduleContent:code:),
      \.words, \.module, \.moduleSize, \.moduleContent, \.code
    )
  }
}
