import HIGLintEngine
import HIGLintReporters

/// Made-up findings, and reports of them.
enum Samples {
  static let guideline = Guideline(
    document: "iPhone Human Interface Guidelines",
    date: "2008-02-29",
    section: "Provide Fingertip-Size Targets"
  )

  static func range(_ line: Int, _ column: Int, to end: Int) -> SourceRange {
    range(line, column, toLine: line, end)
  }

  static func range(_ line: Int, _ column: Int, toLine endLine: Int, _ end: Int) -> SourceRange {
    SourceRange(start: SourcePosition(line: line, column: column), end: SourcePosition(line: endLine, column: end))
  }

  static func finding(
    _ rule: String = "small_touch_target",
    _ severity: Severity = .warning,
    _ message: String = "The button is 20 points high; make it 44",
    file: String = "/work/app/Sources/A.swift",
    at range: SourceRange = Samples.range(1, 18, to: 20),
    guideline: Guideline? = nil,
    notes: [Finding.Note] = [],
    fixes: [Finding.Fix] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: file, range: range,
      guideline: guideline, notes: notes, fixes: fixes
    )
  }

  static func report(
    _ findings: [Finding],
    suppressed: Int = 0,
    files: Int = 3,
    problems: [Problem] = [],
    colored: Bool = false,
    summarized: Bool = true,
    sources: [String: String] = [:]
  ) -> Report {
    Report(
      result: LintResult(findings: findings, suppressed: suppressed, files: files, problems: problems),
      tool: .init(name: "higlint", version: "1.2.3"),
      workingDirectory: WorkingDirectory(AbsolutePath("/work/app")),
      isColored: colored,
      isSummarized: summarized,
      source: { path in sources[path].map { Array($0.utf8) } }
    )
  }
}
