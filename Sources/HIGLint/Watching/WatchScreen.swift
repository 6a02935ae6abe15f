import Foundation
import HIGLintEngine
import HIGLintReporters

/// For people: one screen of a terminal, with as many findings as have room.
struct WatchScreen: WatchView {
  private let writer: ReportWriter
  private var shown = ""

  init(_ writer: ReportWriter) {
    self.writer = writer
  }

  mutating func show(_ result: LintResult, of plan: LintPlan) -> Bool {
    let screen = screen(result, of: plan)
    // What stays as it is doesn't flicker.
    if screen == shown { return true }
    shown = screen
    // Lines that are too long are cut rather than wrapped: they would take the room of others.
    return StandardStream.output.writeAll("\u{1B}[H\u{1B}[2J\u{1B}[?7l\(screen)\u{1B}[?7h") == 0
  }

  private func screen(_ result: LintResult, of plan: LintPlan) -> String {
    let last = "\(TextReporter.summary(of: result)) Press Ctrl-C to end.\n"
    var rest = rows - 2
    var text = ""
    var count = 0
    let problems = result.problems.map { Printable.line($0.shown.description) + "\n" }
    for block in problems + result.findings.lazy.map({ self.block($0, result, of: plan) }) {
      let lines = block.utf8.count { $0 == UInt8(ascii: "\n") }
      if lines > rest { break }
      text += block
      rest -= lines
      count += 1
    }
    let left = problems.count + result.findings.count - count
    return text + (left > 0 ? "… and \(left) more\n" : "") + last
  }

  /// A finding with its code.
  private func block(_ finding: Finding, _ result: LintResult, of plan: LintPlan) -> String {
    var one = LintResult(findings: [finding])
    one.files = result.files
    let report = writer.report(one, of: plan, for: ReportRequest(reporter: TextReporter.id), date: Date())
    return TextReporter().render(report.withoutSummary)
  }

  /// How many lines the terminal has; where it doesn't say, as many as one always had.
  private var rows: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 2 else { return 24 }
    return Int(size.ws_row)
  }
}
