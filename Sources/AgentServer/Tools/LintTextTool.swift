import HIGLintEngine
import HIGLintProtocols

/// What would be found in a file of the project if it held a text.
enum LintTextTool: AgentTool {
  static let description = ToolDescription(
    name: "lint_text",
    title: "Lint a text in a file's place",
    summary: """
      Finds what `lint` would find in a file if it held the text, with the rest of the project as it is. The file \
      needn't exist yet; nothing is written.
      """,
    parameters: [
      .init(name: "path", summary: "the file's path, from the project's folder", kind: .text, isRequired: true),
      .init(name: "text", summary: "all that the file is to hold", kind: .text, isRequired: true),
      Page.limit, Page.cursor,
    ],
    output: FindingList.schema
  )

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    let place = try ToolArguments.place(arguments.text("path") ?? "", in: setup.project)
    let text = LintQuestion.Text(place: place, bytes: Array((arguments.text("text") ?? "").utf8))
    guard let result = try setup.project.lint(LintQuestion(places: [place], text: text), for: audience) else {
      return .unheard
    }
    return try FindingList(result, setup, isWhole: false).answer(arguments)
  }
}
