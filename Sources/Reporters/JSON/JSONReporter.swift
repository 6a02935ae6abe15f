import HIGLintEngine

/// For other programs: one JSON document, described in `Documentation/json.md`.
public struct JSONReporter: Reporter {
  public static let id = "json"
  public static let summary = "for other programs: one JSON document"

  public init() {}

  public func render(_ report: Report) -> String {
    JSONValue.object([
      .init("tool", .object([
        .init("name", .string(report.tool.name)),
        .init("version", .string(report.tool.version)),
      ])),
      .init("findings", .array(report.findings(at: report.workingDirectory.relative).map {
        Self.value(of: $0.finding, in: $0.path, report.workingDirectory)
      })),
      .init("summary", Self.summary(of: report.result)),
    ]).document
  }

  private static func summary(of result: LintResult) -> JSONValue {
    let tally = Tally(result.findings)
    return .object([
      .init("files", .integer(result.files)),
      .init("findings", .integer(tally.total)),
      .init("errors", .integer(tally.errors)),
      .init("warnings", .integer(tally.warnings)),
      .init("notes", .integer(tally.notes)),
      .init("suppressed", .integer(result.suppressedCount)),
      .init("unreachable", .integer(result.unreachable)),
    ])
  }

  private static func value(of finding: Finding, in file: String, _ directory: WorkingDirectory) -> JSONValue {
    .object([
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)),
      .init("file", .string(file)),
    ] + members(of: finding.range) + [
      .init("guideline", finding.guideline.map { .object(members(of: $0)) } ?? .null),
      .init("notes", .array(finding.notes.map { note in
        .object([
          .init("message", .string(note.message)),
          .init("file", .string(directory.relative(note.file))),
        ] + members(of: note.range))
      })),
      .init("fixes", .array(finding.fixes.map(value))),
      .init("size", finding.size.map(value) ?? .null),
    ])
  }

  private static func value(of size: Finding.Size) -> JSONValue {
    .object([
      .init("width", size.width.map { .number($0) } ?? .null),
      .init("height", size.height.map { .number($0) } ?? .null),
    ])
  }

  static func members(of guideline: Guideline) -> [JSONValue.Member] {
    [
      .init("document", .string(guideline.document)),
      .init("date", .string(guideline.date)),
      .init("section", .string(guideline.section)),
    ]
  }

  private static func value(of fix: Finding.Fix) -> JSONValue {
    .object([
      .init("message", .string(fix.message)),
      .init("applicability", .string(fix.applicability.rawValue)),
      .init("edits", .array(fix.edits.map { edit in
        .object(members(of: edit.range) + [.init("replacement", .string(edit.replacement))])
      })),
    ])
  }

  private static func members(of range: SourceRange) -> [JSONValue.Member] {
    [
      .init("line", .integer(range.start.line)),
      .init("column", .integer(range.start.column)),
      .init("endLine", .integer(range.end.line)),
      .init("endColumn", .integer(range.end.column)),
    ]
  }
}
