import HIGLintEngine

/// For reviewdog: its diagnostic format, with fixes as suggestions.
public struct ReviewdogReporter: Reporter {
  public static let id = "rdjson"
  public static let summary = "for reviewdog: comments on pull requests, with suggested changes"

  public init() {}

  public func render(_ report: Report) -> String {
    let texts = SourceTexts(report)
    return JSONValue.object([
      .init("source", .object([
        .init("name", .string(report.tool.name)),
        .init("url", .string(report.tool.page)),
      ])),
      .init("diagnostics", .array(report.findings(at: report.workingDirectory.relative).map { placed in
        Self.value(of: placed, texts, report.workingDirectory, page: report.page(of: placed.finding.rule))
      })),
    ]).document
  }

  private static func value(
    of placed: PlacedFinding,
    _ texts: SourceTexts,
    _ directory: WorkingDirectory,
    page: String
  ) -> JSONValue {
    let finding = placed.finding
    return .object([
      .init("message", .string(message(of: finding))),
      .init("location", location(placed.path, finding.range)),
      .init("severity", .string(name(of: finding.severity))),
      .init("code", .object([.init("value", .string(finding.rule)), .init("url", .string(page))])),
      .init("suggestions", .array(finding.fixes.compactMap { fix in
        MergedFix(fix, in: texts.lines(of: finding.file)).map { merged in
          .object([.init("range", range(merged.range)), .init("text", .string(merged.replacement))])
        }
      })),
      .init("related_locations", .array(finding.notes.map { note in
        .object([
          .init("message", .string(note.message)),
          .init("location", location(directory.relative(note.file), note.range)),
        ])
      })),
    ])
  }

  private static func message(of finding: Finding) -> String {
    let citation = finding.guideline.map { "\n\n" + $0.citation } ?? ""
    // A suggestion says nothing of itself, and is applied by a click.
    let cautions = finding.fixes.filter { $0.applicability == .suggested }.map { fix in
      "\n\nTo look at before it is applied: \(fix.message)"
    }
    return finding.message + citation + cautions.joined()
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }

  private static func location(_ path: String, _ range: SourceRange) -> JSONValue {
    .object([.init("path", .string(path)), .init("range", self.range(range))])
  }

  /// Columns count bytes of UTF-8 from 1, and the end isn't part of the range: as ours.
  private static func range(_ range: SourceRange) -> JSONValue {
    .object([.init("start", position(range.start)), .init("end", position(range.end))])
  }

  private static func position(_ position: SourcePosition) -> JSONValue {
    .object([.init("line", .integer(position.line)), .init("column", .integer(position.column))])
  }
}
