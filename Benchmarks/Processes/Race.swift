import Foundation

/// Processes that are run in turns, so that all suffer alike from whatever else the machine does.
struct Race {
  struct Contender {
    let name: String
    let process: ChildProcess
    /// What is done before each turn, and isn't measured.
    var prepare: () throws -> Void = {}
    /// What is done after it.
    var tidy: () throws -> Void = {}
    /// In how many rounds it takes part; none where it takes part in all, and in the one before them.
    var rounds: Int?
  }

  /// The first one is what all others are compared to.
  let contenders: [Contender]

  /// - Parameter rounds: how many turns each has that count. One more comes before them: it fills the system's caches.
  func run(rounds: Int) throws -> [Result] {
    var usages = contenders.map { _ in [ResourceUsage]() }
    for round in 0...rounds {
      for (index, contender) in contenders.enumerated() where contender.takesPart(in: round) {
        try contender.prepare()
        let usage = try contender.process.run()
        try contender.tidy()
        if round > 0 { usages[index].append(usage) }
      }
    }
    return zip(contenders, usages).map { Result(name: $0.name, usages: $1, first: usages[0]) }
  }

  /// What each contender took.
  struct Result {
    let name: String
    let usages: [ResourceUsage]
    /// What the first contender took, round by round.
    let first: [ResourceUsage]

    var time: Double { usages.map(\.time).median }
    var times: ClosedRange<Double> { (usages.map(\.time).min() ?? 0)...(usages.map(\.time).max() ?? 0) }
    var processorTime: Double { usages.map(\.processorTime).median }
    var peakMemory: Int { usages.map(\.peakMemory).max() ?? 0 }

    /// The median of the rounds' ratios, not the ratio of the medians: what slows a whole round down doesn't count.
    func ratio(_ value: KeyPath<ResourceUsage, Double>) -> Double {
      zip(usages, first).map { $0[keyPath: value] / $1[keyPath: value] }.median
    }
  }
}

extension Race.Contender {
  /// Round 0 is the one that doesn't count.
  fileprivate func takesPart(in round: Int) -> Bool { rounds.map { (1...$0).contains(round) } ?? true }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle; of none, 0.
  var median: Double {
    guard !isEmpty else { return 0 }
    let values = sorted()
    return (values[(count - 1) / 2] + values[count / 2]) / 2
  }
}
