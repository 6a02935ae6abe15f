extension Mutation {
  /// What happens to parts that brackets hold together.
  static let nesting = nested(Pieces.brackets) + [
    Mutation("unbalance a bracket") { bytes, generator, _ in
      let places = bytes.indices.filter { Array("()[]{}<>\"'".utf8).contains(bytes[$0]) }
      guard let place = places.randomElement(using: &generator) else { return }
      if generator.isOne(in: 2) { bytes.remove(at: place) } else { bytes.insert(bytes[place], at: place) }
    },
    Mutation("open many brackets") { bytes, generator, material in
      let count = [3, 20, 60, 260, 1000, 20_000].randomElement(using: &generator) ?? 3
      let text = Array((openings.randomElement(using: &generator) ?? "(").utf8)
      let place = generator.index(below: bytes.count + 1)
      bytes.insert(contentsOf: text.repeated(min(count, material.largest / text.count)), at: place)
    },
  ]

  private static let openings = [
    "(", "[", "{", "<", "[[", "([", "f(", "{ a in ", "a ? ", "\"\\(", "<a>", "- ", "[{\"a\":",
  ]

  /// The same for the elements of XML.
  static let elements = nested(Pieces.elements)

  private static func nested(_ parts: @escaping @Sendable ([UInt8]) -> [Range<Int>]) -> [Mutation] {
    [
      Mutation("delete a part") { bytes, generator, _ in
        if let part = parts(bytes).randomElement(using: &generator) { bytes.removeSubrange(part) }
      },
      Mutation("duplicate a part") { bytes, generator, _ in
        if let part = parts(bytes).randomElement(using: &generator) { bytes.insert(contentsOf: bytes[part], at: part.upperBound) }
      },
      Mutation("put a part in another's place") { bytes, generator, material in
        let other = generator.isOne(in: 2) ? bytes : material.seed(using: &generator)
        guard let source = parts(other).randomElement(using: &generator), let place = parts(bytes).randomElement(using: &generator)
        else { return }
        bytes.replaceSubrange(place, with: other[source])
      },
      Mutation("put a part in itself") { bytes, generator, material in
        let found = parts(bytes)
        guard let outer = found.randomElement(using: &generator) else { return }
        let inner = found.filter { outer.contains($0.lowerBound) && $0.count < outer.count }.randomElement(using: &generator)
        let start = inner?.lowerBound ?? outer.lowerBound + 1
        let end = inner?.upperBound ?? outer.upperBound - 1
        guard start <= end else { return }
        let before = Array(bytes[outer.lowerBound..<start])
        let after = Array(bytes[end..<outer.upperBound])
        let count = [2, 10, 40, 300, 3000].randomElement(using: &generator) ?? 2
        let times = min(count, material.largest / (before.count + after.count + 1))
        bytes.replaceSubrange(outer, with: before.repeated(times) + Array(bytes[start..<end]) + after.repeated(times))
      },
    ]
  }
}
