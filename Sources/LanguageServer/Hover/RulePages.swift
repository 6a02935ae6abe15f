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
    rules[id].map { "**\(id)**\n\n" + RuleExcerpt($0.description).markdown }
  }

  /// Where a rule's page is published.
  func address(of id: String, among addresses: RuleAddresses) -> String {
    rules[id].map { addresses.address(of: $0.description) } ?? addresses.address(of: id)
  }
}
