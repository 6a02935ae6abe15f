extension Mutation {
  /// What happens to code while people and editors move it about.
  static let tokens = [
    Mutation("delete tokens") { bytes, generator, _ in
      edit(&bytes, &generator) { tokens, generator in tokens.removeSubrange(generator.range(in: tokens.count)) }
    },
    Mutation("duplicate tokens") { bytes, generator, _ in
      edit(&bytes, &generator) { tokens, generator in
        let range = generator.range(in: tokens.count)
        tokens.insert(contentsOf: tokens[range], at: range.upperBound)
      }
    },
    Mutation("swap tokens") { bytes, generator, _ in
      edit(&bytes, &generator) { tokens, generator in
        guard !tokens.isEmpty else { return }
        tokens.swapAt(generator.index(below: tokens.count), generator.index(below: tokens.count))
      }
    },
    Mutation("move tokens") { bytes, generator, _ in
      edit(&bytes, &generator) { tokens, generator in
        let range = generator.range(in: tokens.count)
        let moved = tokens[range]
        tokens.removeSubrange(range)
        tokens.insert(contentsOf: moved, at: generator.index(below: tokens.count + 1))
      }
    },
    Mutation("insert words") { bytes, generator, material in
      for _ in 0...generator.index(below: 3) {
        let word = material.word(using: &generator)
        edit(&bytes, &generator) { tokens, generator in
          tokens.insert(word[...], at: generator.index(below: tokens.count + 1))
        }
      }
    },
    Mutation("replace a token") { bytes, generator, material in
      let word = material.word(using: &generator)
      edit(&bytes, &generator) { tokens, generator in
        guard !tokens.isEmpty else { return }
        tokens[generator.index(below: tokens.count)] = word[...]
      }
    },
    Mutation("splice from another seed") { bytes, generator, material in
      let other = Pieces.tokens(of: material.seed(using: &generator))
      let part = Array(other[generator.range(in: other.count)].joined())
      edit(&bytes, &generator) { tokens, generator in
        let isReplacing = generator.isOne(in: 2)
        let range = isReplacing ? generator.range(in: tokens.count) : 0..<0
        let start = isReplacing ? range.lowerBound : generator.index(below: tokens.count + 1)
        tokens.replaceSubrange(isReplacing ? range : start..<start, with: [part[...]])
      }
    },
    Mutation("repeat tokens") { bytes, generator, material in
      let count = [10, 100, 1000, 5000, 20_000].randomElement(using: &generator) ?? 10
      edit(&bytes, &generator) { tokens, generator in
        let start = generator.index(below: tokens.count)
        let range = start..<min(start + 1 + generator.index(below: 8), tokens.count)
        let part = tokens[range].joined()
        guard !part.isEmpty else { return }
        let times = min(count, material.largest / part.count + 1)
        tokens.insert(Array([Array(part)].repeated(times).joined())[...], at: range.upperBound)
      }
    },
    Mutation("truncate") { bytes, generator, _ in
      edit(&bytes, &generator) { tokens, generator in tokens.removeSubrange(generator.index(below: tokens.count + 1)...) }
    },
    Mutation("join with another seed") { bytes, generator, material in
      let other = material.seed(using: &generator)
      bytes = generator.isOne(in: 2) ? bytes + [UInt8(ascii: "\n")] + other : other + bytes
    },
  ]

  private static func edit(
    _ bytes: inout [UInt8],
    _ generator: inout SeededGenerator,
    _ change: (inout [ArraySlice<UInt8>], inout SeededGenerator) -> Void
  ) {
    var tokens = Pieces.tokens(of: bytes)
    change(&tokens, &generator)
    bytes = Array(tokens.joined())
  }
}

extension Array {
  /// The elements so many times over.
  func repeated(_ times: Int) -> [Element] {
    Array(repeatElement(self, count: times).joined())
  }
}
