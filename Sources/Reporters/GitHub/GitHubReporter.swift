import HIGLintEngine

/// For GitHub Actions: workflow commands, which show findings beside the code of a pull request.
public struct GitHubReporter: Reporter {
  public static let id = "github"
  public static let summary = "for GitHub Actions: annotations of a pull request's code"

  public init() {}

  public func render(_ report: Report) -> String {
    let texts = SourceTexts(report)
    // A step shows no more than ten of a kind.
    let findings = report.findings { report.repository.path(of: $0) ?? report.repository.absolutePath(of: $0) }
    return findings.bySeverity.map { Self.command($0, texts, report.workingDirectory) }.joined()
  }

  private static func command(_ placed: PlacedFinding, _ texts: SourceTexts, _ directory: WorkingDirectory) -> String {
    let finding = placed.finding
    var properties = [
      ("file", placed.path),
      ("line", "\(finding.range.start.line)"),
      ("endLine", "\(finding.range.lastLine)"),
    ]
    // Columns are taken for those of one line.
    if finding.range.start.line == finding.range.end.line,
      let range = texts.utf16Range(finding.range, of: finding.file) {
      properties += [("col", "\(range.start.column)"), ("endColumn", "\(range.end.column)")]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(name(of: finding.severity)) \(list)::\(escaped(message(of: finding, directory), isProperty: false))\n"
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func message(of finding: Finding, _ directory: WorkingDirectory) -> String {
    let notes = finding.notes.map { note in
      "\(directory.short(note.file)):\(note.range.start.line):\(note.range.start.column): \(note.message)"
    }
    return ([finding.message] + notes + [finding.guideline?.citation].compactMap { $0 }).joined(separator: "\n")
  }

  /// What the runner would take for the end of a command, of a property or of a line.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
