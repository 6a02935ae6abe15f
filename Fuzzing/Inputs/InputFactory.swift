/// Makes the inputs of one seed. Each is determined by the seed and its number alone, so any of them can be made again
/// without the others.
struct InputFactory: Sendable {
  private let seed: UInt64
  /// No input is longer, in bytes.
  private let largest: Int
  private let materials: [Material]
  /// Each target's index as often as its share says.
  private let lots: [Int]

  /// - Parameter targets: the indices of the targets that inputs are made for.
  init(seed: UInt64, largest: Int, targets: [Int], corpus: Corpus) {
    self.seed = seed
    self.largest = largest
    materials = allTargets.map { target in
      Material(seeds: target.seeds + corpus.files(for: target), words: target.words, largest: largest)
    }
    lots = targets.flatMap { [Int](repeating: $0, count: allTargets[$0].share) }
  }

  func input(_ number: Int) -> FuzzInput {
    var generator = SeededGenerator(seed: seed, number: number)
    let target = lots[generator.index(below: lots.count)]
    let material = materials[target]
    var bytes = material.seed(using: &generator)
    var names: [String] = []
    // Some seeds stay as they are: they too must be read without complaint.
    let most = generator.isOne(in: 3) ? 12 : 3
    let count = generator.isOne(in: 40) ? 0 : generator.index(below: most) + 1
    for _ in 0..<count {
      guard let mutation = allTargets[target].mutations.randomElement(using: &generator) else { break }
      mutation.apply(&bytes, &generator, material)
      if bytes.count > largest { bytes.removeLast(bytes.count - largest) }
      names.append(mutation.name)
    }
    return FuzzInput(target: target, bytes: bytes, mutations: names)
  }
}

/// What mutations take from elsewhere.
struct Material: Sendable {
  private let seeds: [[UInt8]]
  private let words: [String]
  /// How long a text should become at most, in bytes.
  let largest: Int

  init(seeds: [[UInt8]], words: [String], largest: Int) {
    self.seeds = seeds.filter { $0.count <= largest }
    self.words = words
    self.largest = largest
  }

  func seed(using generator: inout SeededGenerator) -> [UInt8] {
    seeds.randomElement(using: &generator) ?? []
  }

  /// Some seeds that stand beside each other.
  func neighbours(_ count: Int, using generator: inout SeededGenerator) -> [[UInt8]] {
    let start = generator.index(below: seeds.count)
    return Array(seeds[start...].prefix(count))
  }

  func word(using generator: inout SeededGenerator) -> [UInt8] {
    Array((words.randomElement(using: &generator) ?? "").utf8)
  }
}
