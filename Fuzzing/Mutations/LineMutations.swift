extension Mutation {
  /// What happens to lines: in editors, in merges, on other systems.
  static let lines = [
    Mutation("delete lines") { bytes, generator, _ in
      edit(&bytes, &generator) { lines, generator in lines.removeSubrange(generator.range(in: lines.count)) }
    },
    Mutation("duplicate lines") { bytes, generator, _ in
      edit(&bytes, &generator) { lines, generator in
        let range = generator.range(in: lines.count)
        lines.insert(contentsOf: lines[range], at: generator.index(below: lines.count + 1))
      }
    },
    Mutation("indent a line") { bytes, generator, _ in
      edit(&bytes, &generator) { lines, generator in
        guard !lines.isEmpty else { return }
        let space = ["  ", "\t", " ", "    ", "\u{A0}"].randomElement(using: &generator) ?? " "
        let index = generator.index(below: lines.count)
        lines[index] = Array(space.utf8) + lines[index]
      }
    },
    Mutation("outdent lines") { bytes, generator, _ in
      edit(&bytes, &generator) { lines, generator in
        for index in generator.range(in: lines.count) { lines[index] = lines[index].drop { $0 == UInt8(ascii: " ") } }
      }
    },
    Mutation("change line ends") { bytes, generator, _ in
      let end = ["\r\n", "\r", "\n\r", "\u{2028}", "\u{85}", "\n\n", "\u{C}"].randomElement(using: &generator) ?? "\n"
      let isEverywhere = generator.isOne(in: 2)
      var changed: [UInt8] = []
      for byte in bytes {
        if byte == UInt8(ascii: "\n"), isEverywhere || generator.isOne(in: 4) { changed += end.utf8 } else { changed.append(byte) }
      }
      bytes = changed
    },
    Mutation("leave a conflict") { bytes, generator, material in
      let other = Pieces.lines(of: material.seed(using: &generator))
      let theirs = Array(other[generator.range(in: other.count)].joined())
      edit(&bytes, &generator) { lines, generator in
        let range = generator.range(in: lines.count)
        let ours = Array(lines[range].joined())
        let text = Array("<<<<<<< HEAD\n".utf8) + ours + Array("=======\n".utf8) + theirs + Array(">>>>>>> branch\n".utf8)
        lines.replaceSubrange(range, with: [text[...]])
      }
    },
  ]

  private static func edit(
    _ bytes: inout [UInt8],
    _ generator: inout SeededGenerator,
    _ change: (inout [ArraySlice<UInt8>], inout SeededGenerator) -> Void
  ) {
    var lines = Pieces.lines(of: bytes)
    change(&lines, &generator)
    bytes = Array(lines.joined())
  }
}
