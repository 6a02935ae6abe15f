import HIGLintEngine

/// For people: each finding with the code that it is about and the guideline behind it, a summary at the end.
public struct TextReporter: Reporter {
  public static let id = "text"
  public static let summary = "for people: findings with their code and guideline, and a summary"

  public init() {}

  /// A result in one sentence: `1 error, 2 warnings in 2 of 87 files.`
  package static func summary(of result: LintResult) -> String { Tally.sentence(of: result) }

  public func render(_ report: Report) -> String {
    var page = TextPage(report)
    for finding in report.result.findings {
      page.add(finding)
    }
    if report.isSummarized {
      page.addSummary()
    }
    return page.text
  }
}

/// A text report while it is written.
private struct TextPage {
  private(set) var text = ""
  private let report: Report
  private let paint: Paint
  private let sources: SourceTexts

  init(_ report: Report) {
    self.report = report
    paint = Paint(isEnabled: report.isColored, isLinked: report.isLinked)
    sources = SourceTexts(report)
  }

  mutating func add(_ finding: Finding) {
    let place = place(finding.file, finding.range)
    let severity = paint.severity(finding.severity, "\(finding.severity.rawValue):")
    let message = paint.bold(Printable.line(finding.message))
    let rule = paint.link(paint.faint("(\(finding.rule))"), to: report.page(of: finding.rule))
    addLine("\(paint.bold(place)): \(severity) \(message) \(rule)")
    let gutter = addCode(finding.file, finding.range, severity: finding.severity)
    if let guideline = finding.guideline {
      addLine("\(gutter)\(paint.faint("= \(Printable.line(guideline.citation))"))")
    }
    if let fix = finding.fixes.first {
      addLine("\(gutter)\(paint.faint("= fix: \(Printable.line(fix.message)) (\(fix.applicability.option))"))")
    }
    for note in finding.notes {
      let place = self.place(note.file, note.range)
      addLine("  \(place): \(paint.severity(.note, "note:")) \(Printable.line(note.message))")
      _ = addCode(note.file, note.range, severity: .note)
    }
    text += "\n"
  }

  mutating func addSummary() {
    addLine(Tally.sentence(of: report.result) { paint.severity($0, $1) })
  }

  /// Adds the line that a range starts on, and its carets.
  ///
  /// - Returns: the blank gutter under the line's number.
  private mutating func addCode(_ path: String, _ range: SourceRange, severity: Severity) -> String {
    let number = String(range.start.line)
    let indent = String(repeating: " ", count: max(5 - number.count, 1))
    let gutter = String(repeating: " ", count: indent.count + number.count + 1)
    guard let line = sources.lines(of: path)?[range.start.line] else { return gutter }
    let frame = CodeFrame(line: line, range: range)
    let bar = paint.faint("|")
    addLine("\(indent)\(paint.faint(number)) \(bar) \(frame.text)")
    let margin = String(repeating: " ", count: frame.caretStart)
    addLine("\(gutter)\(bar) \(margin)\(paint.severity(severity, String(repeating: "^", count: frame.caretCount)))")
    return gutter
  }

  private func place(_ path: String, _ range: SourceRange) -> String {
    "\(Printable.line(report.workingDirectory.short(path))):\(range.start.line):\(range.start.column)"
  }

  private mutating func addLine(_ line: String) {
    text += line
    text += "\n"
  }
}
