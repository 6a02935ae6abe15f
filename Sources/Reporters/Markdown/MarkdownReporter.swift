import HIGLintEngine

/// For comments on pull requests: a table in GitHub's Markdown, no longer than a comment may be.
public struct MarkdownReporter: Reporter {
  public static let id = "markdown"
  public static let summary = "for comments on pull requests: a summary and a table"

  /// GitHub takes 65,536 characters; something is left for what whoever posts it has to add.
  static let limit = 60_000

  public init() {}

  public func render(_ report: Report) -> String {
    let summary = report.isSummarized ? "\n\(Tally.sentence(of: report.result))\n" : ""
    let heading = "### \(report.tool.name)\n\(summary)"
    let findings = report.findings(at: report.workingDirectory.short).bySeverity
    guard !findings.isEmpty else { return heading }
    var text = heading + "\n| Severity | Place | Finding |\n| --- | --- | --- |\n"
    var length = text.utf16.count
    // Where the links of the rows lead, said once for each rule.
    var links: [String] = []
    var linked: Set<String> = []
    for (index, placed) in findings.enumerated() {
      let rule = placed.finding.rule
      let link = linked.contains(rule) ? nil : "[\(rule)]: \(report.page(of: rule))\n"
      let row = Self.row(placed)
      length += row.utf16.count + (link?.utf16.count ?? 0)
      guard length <= Self.limit else {
        return text + "\n…and \(Plural.count(findings.count - index, "more finding")).\n\n" + links.joined()
      }
      text += row
      linked.insert(rule)
      link.map { links.append($0) }
    }
    return text + "\n" + links.joined()
  }

  private static func row(_ placed: PlacedFinding) -> String {
    let (finding, start) = (placed.finding, placed.finding.range.start)
    let guideline = finding.guideline.map { "<br>\(MarkdownText.prose($0.citation))" } ?? ""
    let place = MarkdownText.code("\(placed.path):\(start.line):\(start.column)")
    let rule = "[\(MarkdownText.code(finding.rule))][\(finding.rule)]"
    let message = MarkdownText.prose(finding.message)
    return "| \(finding.severity.rawValue) | \(place) | \(message) (\(rule))\(guideline) |\n"
  }
}
