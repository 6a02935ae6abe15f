/// Finds which of the rules' trigger words occur in a file, so that a rule looks only where it can fire.
package struct Skim: Sendable {
  private let words: [Trigger]
  /// Each word's place among them.
  private let indices: [String: Int]
  /// For each pair of bytes, one more than the index in `groups` of the words that begin with it, or 0.
  private let table: [UInt16]
  private let groups: [[Int]]
  /// A bit for each hash of three bytes that a word may begin with: so few that they stay in the processor's cache.
  private let beginnings: [UInt64]

  /// - Parameter rules: those that may run.
  package init(_ rules: [any Rule.Type]) {
    let words = Set(rules.flatMap { $0.description.triggers }).sorted().map { Trigger($0) }.filter { $0.letters.count > 1 }
    var table = [UInt16](repeating: 0, count: 1 << 16)
    var groups: [[Int]] = []
    for (index, word) in words.enumerated() {
      let pair = Skim.pair(word.letters[0], word.letters[1])
      if table[pair] == 0 {
        groups.append([])
        table[pair] = UInt16(groups.count)
      }
      groups[Int(table[pair]) - 1].append(index)
    }
    self.words = words
    indices = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.text, $0) })
    self.table = table
    self.groups = groups
    beginnings = Skim.beginnings(of: words)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  private static func beginnings(of words: [Trigger]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    for word in words {
      for third in word.letters.count > 2 ? word.letters[2]...word.letters[2] : 0...UInt8.max {
        let hash = Skim.hash(UInt32(word.letters[0]) << 16 | UInt32(word.letters[1]) << 8 | UInt32(third))
        bits[hash >> 6] |= 1 << UInt64(hash & 63)
      }
    }
    return bits
  }

  /// - Parameter three: the bytes, the first one highest.
  /// - Returns: a number of sixteen bits.
  @inline(__always)
  private static func hash(_ three: UInt32) -> Int { Int((three &* 0x9E37_79B1) >> 16) }

  /// The trigger words that occur in a text, found in one pass.
  package func words(in text: [UInt8]) -> WordSet {
    var found = WordSet()
    text.withUnsafeBufferPointer { bytes in
      beginnings.withUnsafeBufferPointer { beginnings in
        var three: UInt32 = 0
        func take(_ byte: UInt8, at end: Int) {
          three = (three << 8 | UInt32(byte)) & 0xFF_FFFF
          let hash = Skim.hash(three)
          if beginnings[hash >> 6] & (1 << UInt64(hash & 63)) != 0, end >= 2 { look(at: end - 2, in: bytes, &found) }
        }
        var end = 0
        while end < bytes.count {
          take(bytes[end], at: end)
          end += 1
        }
        // One byte behind the end, so that the last two are looked at too.
        take(0, at: end)
      }
    }
    return found
  }

  private func look(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, _ found: inout WordSet) {
    let group = table[Skim.pair(bytes[index], bytes[index + 1])]
    guard group != 0 else { return }
    for word in groups[Int(group) - 1] where words[word].stands(at: index, in: bytes) { found.insert(word) }
  }

  /// What tells the words apart from others.
  var key: ContentHash {
    var key = ContentHash.Builder()
    for word in words { key.combine(ContentHash(Array(word.text.utf8))) }
    return key.hash
  }

  /// A rule's trigger words.
  func words(of rule: ActiveRule) -> WordSet {
    var found = WordSet()
    for trigger in rule.description.triggers {
      if let index = indices[trigger] { found.insert(index) }
    }
    return found
  }

  /// All that there are.
  var allWords: WordSet {
    words.indices.reduce(into: WordSet()) { $0.insert($1) }
  }

  /// A set of words by their index.
  package struct WordSet: Sendable {
    private(set) var bits: [UInt64] = []

    init(bits: [UInt64] = []) {
      self.bits = bits
    }

    mutating func insert(_ index: Int) {
      let missing = index / 64 - bits.count + 1
      if missing > 0 { bits += [UInt64](repeating: 0, count: missing) }
      bits[index / 64] |= 1 << UInt64(index % 64)
    }

    package var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    package func isDisjoint(with other: WordSet) -> Bool {
      for index in 0..<min(bits.count, other.bits.count) where bits[index] & other.bits[index] != 0 { return false }
      return true
    }

    mutating func formUnion(_ other: WordSet) {
      if bits.isEmpty { return bits = other.bits }
      let missing = other.bits.count - bits.count
      if missing > 0 { bits += [UInt64](repeating: 0, count: missing) }
      for index in other.bits.indices { bits[index] |= other.bits[index] }
    }
  }
}
