/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter number: which input of the seed's is made with it: each depends on no other.
  init(seed: UInt64, number: Int) {
    state = seed
    state = next() ^ UInt64(number)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Below `count`; 0 where that is 0.
  mutating func index(below count: Int) -> Int {
    count > 0 ? Int.random(in: 0..<count, using: &self) : 0
  }

  /// True in one of so many cases.
  mutating func isOne(in count: Int) -> Bool {
    index(below: count) == 0
  }

  /// A part of `0..<count`: seldom a long one.
  mutating func range(in count: Int) -> Range<Int> {
    let start = index(below: count)
    let longest = isOne(in: 4) ? count - start : min(count - start, 12)
    return start..<(start + index(below: longest + 1))
  }
}
