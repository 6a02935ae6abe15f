import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// What could not be done, in an answer: the first few, and how many there are.
struct ProblemList {
  private let problems: [Problem]
  private let directory: WorkingDirectory

  private static let most = 10

  init(_ problems: [Problem], root: AbsolutePath) {
    self.problems = problems
    directory = WorkingDirectory(root)
  }

  var members: [String: JSON?] {
    ["problems": .array(problems.prefix(Self.most).map(json)), "problemCount": .integer(problems.count)]
  }

  private func json(_ problem: Problem) -> JSON {
    let file = problem.file.hasPrefix("/") ? directory.short(problem.file) : problem.file
    let members: [String: JSON?] = [
      "file": .string(AnswerText.line(file)),
      "line": problem.position.map { .integer($0.line) },
      "column": problem.position.map { .integer($0.column) },
      "message": .string(AnswerText.line(problem.message)),
      "remedy": .string(AnswerText.line(problem.remedy)),
    ]
    return .object(members.compactMapValues { $0 })
  }

  static let schemas: [String: JSON] = [
    "problems": OutputSchema.list(OutputSchema.object(
      [
        "file": OutputSchema.text, "line": OutputSchema.position, "column": OutputSchema.position,
        "message": OutputSchema.text, "remedy": OutputSchema.text,
      ],
      optional: ["line", "column"]
    )),
    "problemCount": OutputSchema.count,
  ]
}
