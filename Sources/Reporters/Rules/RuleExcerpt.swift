import HIGLintEngine

/// The beginnings of a rule's page, to show beside code: why it is, whose guideline it enforces, and code that breaks
/// and follows it.
package struct RuleExcerpt {
  private let rule: RuleDescription

  package init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// In Markdown, beginning with the rule's summary.
  package var markdown: String {
    var parts = [rule.summary, rule.rationale]
    parts += rule.guidelines.map { "> \($0.citation)" }
    if !rule.criteria.isEmpty {
      parts.append("Tested by others as: " + rule.criteria.map { "\($0.standard), \($0.name)" }.joined(separator: "; "))
    }
    parts += rule.examples.bad.prefix(1).map { "**Breaks the guideline**: \($0.title)\n\n\(Self.code(of: $0))" }
    parts += rule.examples.good.prefix(1).map { "**Follows it**: \($0.title)\n\n\(Self.code(of: $0))" }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The first file, without the marks of where findings are.
  private static func code(of example: Example) -> String {
    guard let file = example.files.first else { return "" }
    return MarkdownCode(file.source.filter { $0 != ExampleText.marker }, ofFile: file.path).block
  }
}
