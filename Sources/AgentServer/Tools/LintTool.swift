import HIGLintEngine
import HIGLintProtocols

/// What is found in the project, or in some of its files and folders.
enum LintTool: AgentTool {
  static let description = ToolDescription(
    name: "lint",
    title: "Lint against the Human Interface Guidelines",
    summary: """
      Finds where Swift code, storyboards and xibs break Apple's Human Interface Guidelines. Always knows the whole \
      project, and tells what is found in the given files and folders. Changes nothing.
      """,
    parameters: [
      Parameters.paths,
      .init(
        name: "rules", summary: "the rules and chapters to run; without them, those of the configuration", kind: .texts
      ),
      .init(
        name: "severity", summary: "from which severity on findings are told",
        kind: .choice(Severity.allCases.sorted(by: >).map(\.rawValue))
      ),
      .init(
        name: "since",
        summary: "a git revision: tells what is found in lines changed since, and what these bring elsewhere",
        kind: .text
      ),
      Page.limit, Page.cursor,
    ],
    output: FindingList.schema
  )

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    let question = LintQuestion(
      places: try arguments.places("paths", in: setup.project),
      rules: arguments.texts("rules"),
      since: arguments.text("since")
    )
    guard var result = try setup.project.lint(question, for: audience) else { return .unheard }
    if let severity = arguments.text("severity").flatMap(Severity.init) {
      result.findings.removeAll { $0.severity < severity }
    }
    return try FindingList(result, setup, isWhole: question.isWhole).answer(arguments)
  }
}

/// What several tools are called with.
enum Parameters {
  static let paths = ToolDescription.Parameter(
    name: "paths", summary: "files and folders, from the project's folder; without them, all of the project",
    kind: .texts
  )
}

extension ToolAnswer {
  /// Nobody waits for it any more.
  static let unheard = ToolAnswer(JSON.null)
}
