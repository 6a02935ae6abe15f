import HIGLintEngine
import HIGLintReporters

/// Shows what is found in a project that is watched.
protocol WatchView {
  /// - Returns: whether anybody may still see it.
  mutating func show(_ result: LintResult, of plan: LintPlan) -> Bool
}

/// For whoever reads along, such as another program: a line for each finding that has come, and for each that is gone.
struct WatchLog: WatchView {
  private var shown: Set<String> = []
  private var isFirst = true

  mutating func show(_ result: LintResult, of plan: LintPlan) -> Bool {
    let lines = result.findings.map(Self.line) + result.problems.map { Printable.line($0.shown.description) }
    let current = Set(lines)
    let gone = shown.subtracting(current).sorted().map { "- \($0)\n" }
    let new = lines.filter { !shown.contains($0) }.map { "+ \($0)\n" }
    defer { (shown, isFirst) = (current, false) }
    guard isFirst || !gone.isEmpty || !new.isEmpty else { return true }
    let text = (gone + new).joined() + "= \(TextReporter.summary(of: result))\n"
    return StandardStream.output.writeAll(text) == 0
  }

  private static func line(_ finding: Finding) -> String {
    let place = "\(WorkingDirectory(.currentDirectory).short(finding.file)):\(finding.range.start.line):\(finding.range.start.column)"
    return Printable.line("\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))")
  }
}

extension Problem {
  /// The same, its path in its shortest form.
  var shown: Problem {
    let short = file.hasPrefix("/") ? WorkingDirectory(.currentDirectory).short(file) : file
    return Problem(file: short, position: position, message: message, remedy: remedy)
  }
}
