import HIGLintEngine

/// For spreadsheets and scripts: a table of comma-separated values, as RFC 4180 has it.
public struct CSVReporter: Reporter {
  public static let id = "csv"
  public static let summary = "for spreadsheets and scripts: one row a finding"

  public init() {}

  public func render(_ report: Report) -> String {
    let findings = report.findings(at: report.workingDirectory.relative)
    return ([Self.header] + findings.map(Self.row)).map { row in
      row.map(Self.quoted).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private static let header = [
    "file", "line", "column", "end_line", "end_column", "severity", "rule", "message", "document", "date", "section",
  ]

  private static func row(_ placed: PlacedFinding) -> [String] {
    let (finding, range) = (placed.finding, placed.finding.range)
    let numbers = [range.start.line, range.start.column, range.end.line, range.end.column].map(String.init)
    let guideline = finding.guideline.map { [$0.document, $0.date, $0.section] } ?? ["", "", ""]
    return [harmless(placed.path)] + numbers + [finding.severity.rawValue, finding.rule, finding.message] + guideline
  }

  /// The same path, but none that spreadsheets take for a formula.
  private static func harmless(_ path: String) -> String {
    guard let first = path.first, "=+-@".contains(first) else { return path }
    return "./" + path
  }

  private static func quoted(_ value: String) -> String {
    let isPlain = !value.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? value : "\"" + value.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
