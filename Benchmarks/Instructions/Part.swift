/// A part of linting, as the difference of whole processes.
enum Part: String, CaseIterable {
  case reading, skimming, parsing, index, rules, lint

  /// How often each kind of work counts. Parsing is that of whole files, of which linting does a part.
  private var shares: [Work: Int] {
    switch self {
    case .reading: [.read: 1]
    case .skimming: [.skim: 1, .read: -1]
    case .parsing: [.parse: 1, .read: -1]
    case .index: [.project: 1, .skim: -1]
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
    case .parsing: "parsing whole files, beside linting"
    case .index: "all files without bodies, joined into a project"
    case .rules: "rules, less the files that they don't ask for"
    case .lint: "all of linting"
    }
  }
}
