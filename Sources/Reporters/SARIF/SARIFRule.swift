import HIGLintEngine

/// A rule as SARIF describes it: what GitHub shows beside an alert.
enum SARIFRule {
  /// The longest description that GitHub takes, in characters.
  private static let limit = 1024

  /// - Parameter page: the address of its page.
  static func value(of rule: RuleDescription, page: String) -> JSONValue {
    .object([
      .init("id", .string(rule.id)),
      .init("name", .string(name(rule.id))),
      .init("shortDescription", text(shortened(rule.summary))),
      .init("fullDescription", text(shortened(rule.rationale))),
      .init("helpUri", .string(page)),
      .init("help", .object([
        .init("text", .string(help(rule))),
        .init("markdown", .string(RuleExcerpt(rule).markdown)),
      ])),
      .init("defaultConfiguration", .object([
        .init("enabled", .bool(rule.activation == .on)),
        .init("level", .string(rule.severity.rawValue)),
      ])),
      .init("properties", .object([
        .init("tags", .array(tags(of: rule).map { .string($0) })),
      ])),
    ])
  }

  private static func tags(of rule: RuleDescription) -> [String] {
    ["human-interface-guidelines", rule.chapter.rawValue]
      + (rule.criteria.isEmpty ? [] : ["accessibility"].filter { $0 != rule.chapter.rawValue })
      + rule.criteria.map(\.tag)
  }

  /// The id as SARIF's readers like names: `small_touch_target` is `SmallTouchTarget`.
  private static func name(_ id: String) -> String {
    id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func help(_ rule: RuleDescription) -> String {
    let guidelines = rule.guidelines.map { "\nGuideline: \($0.citation)" }.joined()
    return "\(rule.summary)\n\n\(rule.rationale)\n\(guidelines)"
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= limit ? text : String(text.unicodeScalars.prefix(limit - 1)) + "…"
  }

  private static func text(_ text: String) -> JSONValue {
    .object([.init("text", .string(text))])
  }
}
