import HIGLintEngine

/// For what reads Checkstyle's reports, such as the Jenkins plugin Warnings.
public struct CheckstyleReporter: Reporter {
  public static let id = "checkstyle"
  public static let summary = "for Jenkins and others that read the reports of Checkstyle"

  public init() {}

  public func render(_ report: Report) -> String {
    let texts = SourceTexts(report)
    let files = report.findings(at: report.workingDirectory.relative).byPath.map { path, findings in
      MarkupElement("file", [("name", path)], findings.map { Self.element(of: $0, texts) })
    }
    return MarkupElement("checkstyle", [("version", "4.3")], files).document
  }

  private static func element(of finding: Finding, _ texts: SourceTexts) -> MarkupElement {
    let place = texts.utf16Range(finding.range, of: finding.file) ?? finding.range
    return MarkupElement("error", [
      ("line", "\(place.start.line)"),
      ("column", "\(place.start.column)"),
      ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
      ("message", finding.message),
      // Readers take what stands behind the last point for the rule, what stands before it for its category.
      ("source", "higlint.\(finding.rule)"),
    ])
  }
}
