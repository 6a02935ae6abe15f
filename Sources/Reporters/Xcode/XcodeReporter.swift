import HIGLintEngine

/// For Xcode, editors and build logs: the compiler's own line format, with absolute paths.
public struct XcodeReporter: Reporter {
  public static let id = "xcode"
  public static let summary = "for Xcode, editors and build logs: findings as compilers write them"

  public init() {}

  public func render(_ report: Report) -> String {
    var text = ""
    for finding in report.result.findings {
      let message = "\(Printable.line(finding.message)) (\(finding.rule))"
      text += line(report, finding.file, finding.range, finding.severity, message)
      for note in finding.notes {
        text += line(report, note.file, note.range, .note, Printable.line(note.message))
      }
    }
    return text
  }

  private func line(
    _ report: Report,
    _ file: String,
    _ range: SourceRange,
    _ severity: Severity,
    _ message: String
  ) -> String {
    let path = Printable.line(report.workingDirectory.absolute(file))
    return "\(path):\(range.start.line):\(range.start.column): \(severity.rawValue): \(message)\n"
  }
}
