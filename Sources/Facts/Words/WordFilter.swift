/// Which words a file may hold: never without one that it holds, and rarely with one that it doesn't.
package struct WordFilter: Sendable, Hashable {
  /// A power of two of them, as a mask expects; none where nothing is known, and every word may be held.
  package private(set) var bits: [UInt64]

  /// Of which nothing is known.
  package static let everything = WordFilter(bits: [])

  /// An empty one.
  ///
  /// - Parameter count: how many words it will hold at most, different or not.
  init(count: Int) {
    bits = [UInt64](repeating: 0, count: WordFilter.size(for: count))
  }

  private static func size(for count: Int) -> Int {
    var size = 1
    while size * 4 < count, size < 1 << 12 { size *= 2 }
    return size
  }

  /// - Parameter bits: as another filter had them.
  package init(bits: [UInt64]) {
    self.bits = bits
  }

  package mutating func insert(_ word: Word) {
    bits.withUnsafeMutableBufferPointer { bits in
      if !bits.isEmpty { WordFilter.insert(word, in: bits) }
    }
  }

  @inline(__always)
  private static func insert(_ word: Word, in bits: UnsafeMutableBufferPointer<UInt64>) {
    for bit in 0..<3 {
      let (index, mask) = WordFilter.place(of: word, bit, in: bits.count)
      bits[index] |= mask
    }
  }

  /// - Parameter other: one of the same size.
  package mutating func formUnion(_ other: WordFilter) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  /// The same words in a filter of half the size.
  package var halved: WordFilter {
    let half = bits.count / 2
    return WordFilter(bits: (0..<half).map { bits[$0] | bits[$0 + half] })
  }

  /// The same words in a filter that is at least as large.
  package func repeated(to size: Int) -> WordFilter {
    bits.count < size ? WordFilter(bits: (0..<size).map { bits[$0 & (bits.count - 1)] }) : self
  }

  /// Which share of the bits is set.
  package var load: Double { Double(bits.reduce(0) { $0 + $1.nonzeroBitCount }) / Double(max(bits.count, 1) * 64) }

  package func mayHold(_ word: Word) -> Bool {
    if bits.isEmpty { return true }
    for bit in 0..<3 {
      let (index, mask) = WordFilter.place(of: word, bit, in: bits.count)
      if bits[index] & mask == 0 { return false }
    }
    return true
  }

  /// The same words in a filter as small as may be, with its halves laid over each other for as long as most bits are
  /// free.
  package var folded: WordFilter {
    var folded = bits
    while folded.count > 1 {
      let half = folded.count / 2
      let smaller = (0..<half).map { folded[$0] | folded[half + $0] }
      // Three of four are free: of words that it doesn't hold, it may hold one of sixty.
      guard smaller.reduce(0, { $0 + $1.nonzeroBitCount }) * 4 <= half * UInt64.bitWidth else { break }
      folded = smaller
    }
    return WordFilter(bits: folded)
  }

  static func place(of word: Word, _ bit: Int, in count: Int) -> (index: Int, mask: UInt64) {
    let part = word.hash &>> UInt64(bit &* 20)
    return (Int(truncatingIfNeeded: part &>> 6) & (count &- 1), 1 &<< (part & 63))
  }
}

extension WordFilter {
  /// Gathers the words of a file one by one.
  package struct Builder: ~Copyable {
    private let bits: UnsafeMutableBufferPointer<UInt64>

    /// - Parameter count: how many words it will hold at most, different or not.
    package init(count: Int) {
      bits = .allocate(capacity: WordFilter.size(for: count))
      bits.initialize(repeating: 0)
    }

    deinit { bits.deallocate() }

    package func insert(_ word: Word) { WordFilter.insert(word, in: bits) }

    package var filter: WordFilter { WordFilter(bits: Array(bits)) }
  }
}
