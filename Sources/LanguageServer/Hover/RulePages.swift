import HIGLintEngine
import HIGLintReporters

/// What there is to read about rules.
struct RulePages: Sendable {
  private let rules: [String: any Rule.Type]

  init(_ rules: [any Rule.Type]) {
    self.rules = Dictionary(rules.map { ($0.description.id, $0) }) { first, _ in first }
  }

  /// The explanation to show beside code; nil for what is no rule.
  func markdown(of id: String) -> String? {
    rules[id].map { "**\(id)**\n\n" + RulePage($0.description).markdown }
  }

  /// Where a rule's own file is published, which holds all that there is to know about it.
  func address(of id: String) -> String? {
    guard let rule = rules[id], rule.description.chapter != .suppressions else { return nil }
    let chapter = rule.description.chapter.rawValue
    return "\(Self.sources)/\(chapter.prefix(1).uppercased())\(chapter.dropFirst())/\(rule).swift"
  }

  private static let sources = "https://github.com/higlint/HIGLint/blob/main/Sources/Rules"
}
