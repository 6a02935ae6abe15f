/// A part of linting, as the difference of whole processes.
enum Part: String, CaseIterable {
  case reading, skimming, parsing, lowering, index, rules, lint

  /// How often each kind of work counts. Lowering, for one, is the project without what else is in it: skimming, parsing
  /// and the index.
  private var shares: [Work: Int] {
    switch self {
    case .reading: [.read: 1]
    case .skimming: [.skim: 1, .read: -1]
    case .parsing: [.parse: 1, .read: -1]
    case .lowering: [.project: 2, .joining: -1, .skim: -1, .parse: -1, .read: 1]
    case .index: [.joining: 1, .project: -1]
    case .rules: [.lint: 1, .project: -1]
    case .lint: [.lint: 1]
    }
  }

  func count(_ counts: [Work: Int]) -> Int {
    shares.reduce(0) { $0 + $1.value * (counts[$1.key] ?? 0) }
  }

  var name: String {
    switch self {
    case .reading: "starting, finding, reading"
    case .skimming: "skimming for words and outlines"
    case .rules: "rules, less the code that they don't ask for"
    case .lint: "all of linting"
    default: rawValue
    }
  }
}
