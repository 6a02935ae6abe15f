import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// What fixes would change, as a diff.
enum FixTool: AgentTool {
  static let description = ToolDescription(
    name: "fix",
    title: "Show what can be fixed",
    summary: "Tells what fixing the findings would change, as a unified diff. Writes nothing.",
    parameters: FixParameters.all + [Page.limit, Page.cursor],
    output: OutputSchema.object(
      [
        "diff": OutputSchema.text, "fixed": OutputSchema.count, "left": OutputSchema.count,
        "fileCount": OutputSchema.count,
      ],
      Page.schemas, ProblemList.schemas,
      optional: ["nextCursor"]
    )
  )

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    guard let outcome = try FixParameters.outcome(arguments, setup, audience) else { return .unheard }
    let root = setup.project.root
    var changes = ChangeList(outcome.files, root: root)
    let page = try Page(of: changes.hunks.map { .string($0.text) }, arguments)
    changes.keep(page.range)
    return ToolAnswer(
      ["diff": .string(changes.diff), "fileCount": .integer(outcome.files.count)],
      FixParameters.counts(outcome),
      page.members,
      ProblemList(outcome.result.problems + changes.problems, root: root).members
    )
  }
}

/// Fixes files. It is there only where that is allowed.
enum ApplyFixesTool: AgentTool {
  static let description = ToolDescription(
    name: "apply_fixes",
    title: "Fix findings in the files",
    summary: """
      Fixes the findings in the project's files, each written as a whole. `fix` shows beforehand what that changes.
      """,
    parameters: FixParameters.all,
    output: OutputSchema.object(
      [
        "fixed": OutputSchema.count, "left": OutputSchema.count, "fileCount": OutputSchema.count,
        "files": OutputSchema.list(OutputSchema.text),
      ],
      ProblemList.schemas
    ),
    writes: true
  )

  /// How many of the files are named.
  private static let mostNames = 100

  static func answer(
    _ arguments: ToolArguments, _ setup: AgentSetup, _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer {
    guard let outcome = try FixParameters.outcome(arguments, setup, audience), !audience.isGone() else {
      return .unheard
    }
    let root = setup.project.root
    let unwritten = setup.project.write(outcome.files)
    let failed = Set(unwritten.map(\.file))
    let written = outcome.files.map(\.path).filter { !failed.contains($0) }
    let names = written.prefix(mostNames).map { JSON.string(AnswerText.line(WorkingDirectory(root).relative($0))) }
    return ToolAnswer(
      ["files": .array(names), "fileCount": .integer(written.count)],
      FixParameters.counts(outcome),
      ProblemList(unwritten + outcome.result.problems, root: root).members
    )
  }
}

/// What both are called with.
private enum FixParameters {
  static let all: [ToolDescription.Parameter] = [
    Parameters.paths,
    .init(name: "rules", summary: "fix only what these rules and chapters find", kind: .texts),
    .init(
      name: "applicability",
      summary: """
        safe, as if it isn't given: what keeps what the code does; suggested: also what somebody should look at
        """,
      kind: .choice(Finding.Fix.Applicability.allCases.map(\.rawValue))
    ),
  ]

  static func outcome(
    _ arguments: ToolArguments,
    _ setup: AgentSetup,
    _ audience: AgentAudience
  ) throws(Refusal) -> FixRun.Outcome? {
    let isSuggested = arguments.text("applicability") == Finding.Fix.Applicability.suggested.rawValue
    return try setup.project.fix(
      FixQuestion(
        places: try arguments.places("paths", in: setup.project),
        rules: arguments.texts("rules"),
        applicabilities: isSuggested ? [.safe, .suggested] : [.safe]
      ),
      for: audience
    )
  }

  /// How many findings are fixed, and how many are left.
  static func counts(_ outcome: FixRun.Outcome) -> [String: JSON?] {
    ["fixed": .integer(outcome.fixed), "left": .integer(outcome.result.findings.count)]
  }
}
