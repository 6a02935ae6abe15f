extension Nesting {
  /// What is open around code, or at its side.
  struct Level {
    /// `(`, `[`, `{`, `<`, `?`, and `#` for `#if`.
    let sign: UInt8
    /// The doublings outside it.
    var doublings: Int
    /// Whether the parser passes over what stands in it where it looks for a type.
    var isSkipped: Bool
    /// Whether it begins with an attribute, past which the parser looks for what kind of braces it has before it.
    var isAttributed = false
    var isInterpolation = false
    /// How far the chain in it goes that is being read.
    var links = 0
    var arrows = 0
    var elses = 0

    var isBracket: Bool { sign != UInt8(ascii: "<") && sign != UInt8(ascii: "?") }
  }

  /// The levels around the innermost one. There are never more than can be borne, and one.
  struct Levels: ~Copyable {
    private let levels = UnsafeMutablePointer<Level>.allocate(capacity: NestingLimit.brackets + Nesting.mostSigns + 2)
    private(set) var count = 0

    deinit { levels.deallocate() }

    mutating func append(_ level: Level) {
      (levels + count).initialize(to: level)
      count += 1
    }

    mutating func popLast() -> Level? {
      guard count > 0 else { return nil }
      count -= 1
      return levels[count]
    }

    subscript(place: Int) -> Level {
      get { levels[place] }
      nonmutating set { levels[place] = newValue }
    }

    func last(_ sign: UInt8) -> Int? {
      (0..<count).last { levels[$0].sign == sign }
    }
  }
}
