import HIGLintEngine

/// A rule in Markdown: why it is, whose guideline it enforces, and code that breaks and follows it.
public struct RulePage {
  private let rule: RuleDescription

  public init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// The page, beginning with the rule's summary.
  public var markdown: String {
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
    let source = (example.files.first?.source ?? "").filter { $0 != ExampleText.marker }
    let longest = source.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let trimmed = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    return "\(fence)swift\n\(trimmed.joined(separator: "\n"))\n\(fence)"
  }
}
