import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// All about one rule.
enum ExplainTool: AgentTool {
  static let description = ToolDescription(
    name: "explain",
    title: "Explain a rule",
    summary: """
      Explains a rule: why its guideline exists, code that breaks and code that follows it, its options, and the \
      comment that takes a finding back.
      """,
    parameters: [
      .init(name: "rule", summary: "the rule's id, as findings show it", kind: .text, isRequired: true),
    ],
    output: OutputSchema.object(
      RuleEntry.schemas,
      ["rationale": OutputSchema.text, "explanation": OutputSchema.text, "suppression": OutputSchema.text],
      optional: ["fix"]
    )
  )

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    let id = arguments.text("rule") ?? ""
    guard let rule = setup.rules.first(where: { $0.description.id == id }) else {
      let question = Spelling.question(for: id, among: setup.rules.map { $0.description.id })
      throw Refusal("there is no rule `\(AnswerText.line(id))`", remedy: question ?? "`rules` lists them all")
    }
    return ToolAnswer(RuleEntry(rule.description).members, [
      "rationale": .string(rule.description.rationale),
      "explanation": .string(RuleExplanation(rule).text()),
      "suppression": .string("// higlint:disable:next \(id) -- why it is right here"),
    ])
  }
}
