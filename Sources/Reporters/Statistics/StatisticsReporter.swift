import HIGLintEngine

/// For people: how many findings each rule has, and how many of them can be fixed.
public struct StatisticsReporter: Reporter {
  public static let id = "statistics"
  public static let summary = "for people: how many findings each rule has, and how many can be fixed"

  public init() {}

  public func render(_ report: Report) -> String {
    let paint = Paint(isEnabled: report.isColored, isLinked: report.isLinked)
    let rows = Self.rows(report.result.findings)
    let summary = report.isSummarized ? Tally.sentence(of: report.result) { paint.severity($0, $1) } + "\n" : ""
    guard !rows.isEmpty else { return summary }
    let ruleWidth = max(rows.map(\.rule.utf8.count).max() ?? 0, 4)
    let head = Self.line(["findings", "safe", "suggested"], paint.bold("rule"))
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: ruleWidth - row.rule.utf8.count)
      let rule = paint.link(row.rule, to: report.page(of: row.rule)) + padding
      let severity = paint.severity(row.severity, row.severity.rawValue)
      return Self.line([row.count, row.safe, row.suggested].map(String.init), rule + "  " + severity)
    }
    return head + lines.joined() + (report.isSummarized ? "\n" : "") + summary
  }

  private struct Row {
    let rule: String
    let severity: Severity
    let count: Int
    /// How many `--fix` mends, and how many more `--fix-suggested`.
    let safe: Int
    let suggested: Int
  }

  /// The rule with the most findings first.
  private static func rows(_ findings: [Finding]) -> [Row] {
    Dictionary(grouping: findings, by: \.rule).map { rule, findings in
      let fixes = findings.map { Set($0.fixes.map(\.applicability)) }
      return Row(
        rule: rule,
        severity: findings.map(\.severity).max() ?? .note,
        count: findings.count,
        safe: fixes.count { $0.contains(.safe) },
        suggested: fixes.count { $0 == [.suggested] }
      )
    }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// Numbers in columns, and what they are of.
  private static func line(_ numbers: [String], _ rule: String) -> String {
    let widths = [8, 6, 11]
    let columns = zip(numbers, widths).map { String(repeating: " ", count: max($1 - $0.count, 0)) + $0 }
    return columns.joined() + "  " + rule + "\n"
  }
}
