import HIGLintConfiguration
import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// The rules, and which of them run here.
enum RulesTool: AgentTool {
  static let description = ToolDescription(
    name: "rules",
    title: "List the rules",
    summary: """
      Lists the rules with what they find, whether the project's configuration runs them, and at which severity.
      """,
    parameters: [
      .init(name: "chapter", summary: "only those of a chapter", kind: .choice(Chapter.allCases.map(\.rawValue))),
      .init(
        name: "profile", summary: "only those that run in a profile", kind: .choice(Profile.allCases.map(\.rawValue))
      ),
      .init(name: "enabled", summary: "only those that run here, or only those that don't", kind: .flag),
      Page.limit, Page.cursor,
    ],
    output: OutputSchema.object(
      [
        "rules": OutputSchema.list(OutputSchema.object([
          "id": OutputSchema.text, "chapter": OutputSchema.text, "summary": OutputSchema.text,
          "severity": OutputSchema.severity, "default": RuleEntry.activation, "enabled": ["type": "boolean"],
          "fix": OutputSchema.applicability,
        ], optional: ["fix"])),
        "total": OutputSchema.count,
      ],
      Page.schemas,
      optional: ["nextCursor"]
    )
  )

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    let active = Dictionary(
      try setup.project.settings().rules.map { ($0.rule.description.id, $0.severity) }
    ) { first, _ in first }
    let profile = arguments.text("profile").flatMap(Profile.init)
    let rules = setup.rules.map { $0.description }.filter { rule in
      (arguments.text("chapter").map { $0 == rule.chapter.rawValue } ?? true)
        && (profile?.runs(rule.activation) ?? true)
        && (arguments.flag("enabled").map { $0 == (active[rule.id] != nil) } ?? true)
    }
    let entries = rules.map { json($0, severity: active[$0.id]) }
    let page = try Page(of: entries, arguments)
    return ToolAnswer(["rules": .array(Array(entries[page.range])), "total": .integer(entries.count)], page.members)
  }

  /// - Parameter severity: that at which it runs here; nil where it doesn't.
  private static func json(_ rule: RuleDescription, severity: Severity?) -> JSON {
    let members: [String: JSON?] = [
      "id": .string(rule.id), "chapter": .string(rule.chapter.rawValue), "summary": .string(rule.summary),
      "severity": .string((severity ?? rule.severity).rawValue), "default": .string(rule.activation.rawValue),
      "enabled": .bool(severity != nil), "fix": rule.fix.map { .string($0.rawValue) },
    ]
    return .object(members.compactMapValues { $0 })
  }
}

/// A rule as `higlint rules --format json` lists it.
struct RuleEntry {
  private let rule: RuleDescription

  init(_ rule: RuleDescription) {
    self.rule = rule
  }

  var members: [String: JSON?] {
    guard case .object(let members) = JSON(RuleList.json(of: rule)) else { return [:] }
    return members.filter { $0.key != "fix" || $0.value != .null }.mapValues { $0 }
  }

  static let activation = OutputSchema.choice(RuleDescription.Activation.allCases.map(\.rawValue))

  static let schemas: [String: JSON] = [
    "id": OutputSchema.text, "chapter": OutputSchema.text, "summary": OutputSchema.text,
    "severity": OutputSchema.severity,
    "default": activation, "fix": OutputSchema.applicability, "since": OutputSchema.text, "page": OutputSchema.text,
    "components": OutputSchema.list(OutputSchema.text),
    "guidelines": OutputSchema.list(OutputSchema.object([
      "document": OutputSchema.text, "date": OutputSchema.text, "section": OutputSchema.text,
    ])),
    "criteria": OutputSchema.list(OutputSchema.object(["standard": OutputSchema.text, "name": OutputSchema.text])),
    "options": OutputSchema.list(OutputSchema.object([
      "name": OutputSchema.text, "summary": OutputSchema.text, "default": ["type": ["boolean", "number", "array"]],
      "minimum": ["type": ["number", "null"]], "maximum": ["type": ["number", "null"]],
    ])),
  ]
}
