import HIGLintEngine
import HIGLintReporters

/// Renders a run's report and puts it where it is wanted.
struct ReportWriter {
  let arguments: ReportArguments
  /// Whether a build shows the report, which reads nothing but compiler lines.
  let isBuild: Bool

  func write(_ result: LintResult, of plan: LintPlan) throws(Problem) {
    let text = reporter(configured: plan.reporter).init().render(report(result, of: plan))
    if let file = arguments.file {
      try file.write(text)
    } else {
      try StandardStream.output.write(text)
    }
  }

  /// What the command line says, else the configuration, else what suits whoever reads.
  private func reporter(configured: String?) -> any Reporter.Type {
    if isBuild { return XcodeReporter.self }
    let isRead = arguments.output == nil && StandardStream.output.isTerminal
    let chosen = arguments.reporter ?? configured
    return allReporters.first { $0.id == chosen } ?? (isRead ? TextReporter.self : XcodeReporter.self)
  }

  private func report(_ result: LintResult, of plan: LintPlan) -> Report {
    let inputs = Dictionary(plan.files.map { ($0.path, $0) }) { first, _ in first }
    return Report(
      result: result,
      tool: .init(name: "higlint", version: Version.current),
      workingDirectory: WorkingDirectory(.currentDirectory),
      isColored: arguments.color.isColored(isOnScreen: arguments.output == nil),
      isSummarized: !arguments.quiet,
      source: { path in try? SourceReader().read(inputs[path] ?? SourceInput(path: path)) }
    )
  }
}
