import HIGLintEngine

/// For GitLab: a Code Quality report, which merge requests compare with that of their target.
public struct GitLabReporter: Reporter {
  public static let id = "gitlab"
  public static let summary = "for GitLab: a Code Quality report for merge requests"

  public init() {}

  public func render(_ report: Report) -> String {
    let texts = SourceTexts(report)
    var fingerprints = FindingFingerprints()
    let findings = report.findings { report.repository.path(of: $0) ?? report.repository.absolutePath(of: $0) }
    return JSONValue.array(findings.map { placed in
      let finding = placed.finding
      let line = texts.trimmedLine(finding.range.start.line, of: finding.file)
      return Self.value(of: placed, fingerprint: fingerprints.next([finding.rule, placed.path, line]).digits)
    }).document
  }

  private static func value(of placed: PlacedFinding, fingerprint: String) -> JSONValue {
    let finding = placed.finding
    return .object([
      // The widget shows nothing else, not even the check's name.
      .init("description", .string("\(finding.message) (\(finding.rule))")),
      .init("check_name", .string(finding.rule)),
      .init("fingerprint", .string(fingerprint)),
      .init("severity", .string(name(of: finding.severity))),
      .init("location", .object([
        .init("path", .string(placed.path)),
        .init("lines", .object([
          .init("begin", .integer(finding.range.start.line)),
          .init("end", .integer(finding.range.lastLine)),
        ])),
      ])),
    ])
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
