/// The words that a piece of work looked for: one by one while they are few, and as a filter from then on.
///
/// Most work looks for some names; what looked for many is told from what didn't by a filter large enough for thousands.
package struct SoughtWords: Sendable, Hashable {
  private var few: [Word] = []
  /// Nil while they are few.
  private var many: WordFilter?

  private static let most = 24
  /// The parts of a filter to which words are added.
  private static let size = 1 << 10

  package init() {}

  package mutating func insert(_ word: Word) {
    if many != nil {
      many?.insert(word)
    } else if few.last != word, !few.contains(word) {
      few.append(word)
      if few.count > SoughtWords.most { spread() }
    }
  }

  /// Goes over to a filter.
  private mutating func spread() {
    var filter = many?.repeated(to: SoughtWords.size) ?? WordFilter(bits: [UInt64](repeating: 0, count: SoughtWords.size))
    for word in few { filter.insert(word) }
    (few, many) = ([], filter)
  }

  package mutating func formUnion(_ other: SoughtWords) {
    for word in other.few { insert(word) }
    guard let filter = other.many else { return }
    if many?.bits.count != SoughtWords.size { spread() }
    many?.formUnion(filter.repeated(to: SoughtWords.size))
  }

  /// Whether a word was looked for; rarely also for one that wasn't.
  package func mayHold(_ word: Word) -> Bool { many?.mayHold(word) ?? few.contains(word) }

  /// The same, in no more room than it takes to tell words apart.
  package var compact: SoughtWords {
    var words = self
    while let filter = words.many, filter.bits.count > 1, filter.load < 0.02 { words.many = filter.halved }
    return words
  }
}

extension SoughtWords: Storable {
  @usableFromInline
  package func write(to writer: inout StoreWriter) {
    writer.write(varint: UInt64(few.count))
    for word in few { writer.write(fixed: word.hash) }
    many.write(to: &writer)
  }

  @usableFromInline
  package init(from reader: inout StoreReader) throws(StoreDamage) {
    for _ in 0..<(try reader.readCount(ofSize: MemoryLayout<UInt64>.size)) { few.append(Word(hash: try reader.readFixed())) }
    many = try reader.read()
    if let many {
      guard few.isEmpty, (1...SoughtWords.size).contains(many.bits.count) else { throw StoreDamage() }
    }
  }
}
