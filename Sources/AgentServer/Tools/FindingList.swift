import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// What was found, in an answer: by file, with what the rules have to say once for each.
struct FindingList {
  private let findings: [Placed]
  private let result: LintResult
  private let summaries: [String: String]
  private let root: AbsolutePath
  private let isWhole: Bool

  private struct Placed {
    let path: String
    let finding: Finding
    let json: JSON
  }

  /// - Parameters:
  ///   - setup: with every rule that may have found something.
  ///   - isWhole: whether it is all that was found in the project.
  init(_ result: LintResult, _ setup: AgentSetup, isWhole: Bool) {
    let root = setup.project.root
    let directory = WorkingDirectory(root)
    findings = result.findings
      .map { Placed(path: directory.relative($0.file), finding: $0, json: Self.json($0, directory)) }
      .sorted { $0.path == $1.path ? $0.finding < $1.finding : $0.path < $1.path }
    self.result = result
    self.root = root
    self.isWhole = isWhole
    summaries = Dictionary(setup.rules.map { ($0.description.id, $0.description.summary) }) { first, _ in first }
  }

  /// The part of it that the arguments ask for.
  func answer(_ arguments: ToolArguments) throws(Refusal) -> ToolAnswer {
    let elements = findings.map { JSON.array([.string($0.path), $0.json]) }
    let page = try Page(of: elements, arguments) { element, told in
      let rule = findings[element].finding.rule
      let isTold = findings[told].contains { $0.finding.rule == rule }
      return isTold ? 0 : self.rule(findings[element].finding).bytes?.count ?? 0
    }
    let told = Array(findings[page.range])
    return ToolAnswer(
      ["files": files(told), "rules": rules(told), "summary": summary, "told": .integer(told.count)],
      page.members,
      ProblemList(result.problems, root: root).members
    )
  }

  // MARK: Members

  private func files(_ told: [Placed]) -> JSON {
    var files: [(path: String, findings: [JSON])] = []
    for placed in told {
      if files.last?.path != placed.path { files.append((placed.path, [])) }
      files[files.count - 1].findings.append(placed.json)
    }
    return .array(files.map { ["file": .string(AnswerText.line($0.path)), "findings": .array($0.findings)] })
  }

  private static func json(_ finding: Finding, _ directory: WorkingDirectory) -> JSON {
    var members = range(finding.range)
    members["rule"] = .string(finding.rule)
    members["severity"] = .string(finding.severity.rawValue)
    members["message"] = .string(AnswerText.line(finding.message))
    members["notes"] = .array(finding.notes.map { json($0, directory) })
    members["fixes"] = .array(finding.fixes.map(json))
    return .object(members)
  }

  private static func json(_ note: Finding.Note, _ directory: WorkingDirectory) -> JSON {
    var members = range(note.range)
    members["message"] = .string(AnswerText.line(note.message))
    members["file"] = .string(AnswerText.line(directory.relative(note.file)))
    return .object(members)
  }

  private static func json(_ fix: Finding.Fix) -> JSON {
    ["message": .string(AnswerText.line(fix.message)), "applicability": .string(fix.applicability.rawValue)]
  }

  private static func range(_ range: SourceRange) -> [String: JSON] {
    [
      "line": .integer(range.start.line), "column": .integer(range.start.column),
      "endLine": .integer(range.end.line), "endColumn": .integer(range.end.column),
    ]
  }

  private func rules(_ told: [Placed]) -> JSON {
    let byRule = Dictionary(told.map { ($0.finding.rule, $0.finding) }) { first, _ in first }
    return .array(byRule.sorted { $0.key < $1.key }.map { rule($0.value) })
  }

  private func rule(_ finding: Finding) -> JSON {
    let guideline = finding.guideline.map { guideline -> JSON in
      ["document": .string(guideline.document), "date": .string(guideline.date), "section": .string(guideline.section)]
    }
    let members: [String: JSON?] = [
      "id": .string(finding.rule), "summary": .string(summaries[finding.rule] ?? ""), "guideline": guideline,
    ]
    return .object(members.compactMapValues { $0 })
  }

  private var summary: JSON {
    func count(_ severity: Severity) -> JSON { .integer(result.findings.count { $0.severity == severity }) }
    let members: [String: JSON?] = [
      "files": .integer(result.files), "findings": .integer(result.findings.count), "errors": count(.error),
      "warnings": count(.warning), "notes": count(.note), "suppressed": .integer(result.suppressed.count),
      "unreachable": isWhole ? .integer(result.unreachable) : nil,
    ]
    return .object(members.compactMapValues { $0 })
  }

  // MARK: Its schema

  static let schema = OutputSchema.object(
    [
      "files": OutputSchema.list(OutputSchema.object([
        "file": OutputSchema.text, "findings": OutputSchema.list(finding),
      ])),
      "rules": OutputSchema.list(OutputSchema.object(
        [
          "id": OutputSchema.text, "summary": OutputSchema.text,
          "guideline": OutputSchema.object([
            "document": OutputSchema.text, "date": OutputSchema.text, "section": OutputSchema.text,
          ]),
        ],
        optional: ["guideline"]
      )),
      "summary": OutputSchema.object(
        Dictionary(uniqueKeysWithValues: counts.map { ($0, OutputSchema.count) }), optional: ["unreachable"]
      ),
      "told": OutputSchema.count,
    ],
    Page.schemas, ProblemList.schemas,
    optional: ["nextCursor"]
  )

  private static let counts = ["files", "findings", "errors", "warnings", "notes", "suppressed", "unreachable"]

  private static let finding = OutputSchema.object(
    [
      "rule": OutputSchema.text, "severity": OutputSchema.severity, "message": OutputSchema.text,
      "notes": OutputSchema.list(
        OutputSchema.object(["message": OutputSchema.text, "file": OutputSchema.text], positions)
      ),
      "fixes": OutputSchema.list(OutputSchema.object([
        "message": OutputSchema.text, "applicability": OutputSchema.applicability,
      ])),
    ],
    positions
  )

  private static let positions = Dictionary(
    uniqueKeysWithValues: ["line", "column", "endLine", "endColumn"].map { ($0, OutputSchema.position) }
  )
}
