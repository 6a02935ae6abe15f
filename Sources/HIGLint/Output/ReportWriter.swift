import Foundation
import HIGLintEngine
import HIGLintReporters
import HIGLintSymbolGraphs

/// Renders a run's reports and puts them where they are wanted.
struct ReportWriter {
  let requests: [ReportRequest]
  let arguments: ReportArguments
  /// Whether a build shows the report, which reads nothing but compiler lines.
  let isBuild: Bool
  /// Whether what is reported was found elsewhere, and the paths stand as they are.
  var isMerging = false

  /// - Returns: why reports could not be written; the others are.
  func write(_ result: LintResult, of plan: LintPlan) -> [Problem] {
    let date = Date()
    var problems: [Problem] = []
    for request in requests {
      let reporter = reporter(request, configured: plan.reporter)
      do throws(Problem) {
        try put(reporter.init().render(report(result, of: plan, for: request, date: date)), in: request.file)
        if let limit = reporter.limit, result.findings.count > limit, !arguments.quiet {
          remark(request, result.findings.count - limit, limit)
        }
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  private func remark(_ request: ReportRequest, _ dropped: Int, _ limit: Int) {
    ProblemLog().write(
      Remark(
        file: request.file?.path ?? "standard output",
        message: "\(dropped) of the findings are left out, the least severe: readers of the format take \(limit)",
        remedy: "lint fewer folders at a time, or write another report beside it"
      )
    )
  }

  private func put(_ text: String, in file: ReportFile?) throws(Problem) {
    if let file {
      try file.write(text)
    } else {
      try StandardStream.output.write(text)
    }
  }

  /// What the command line says, else the configuration, else what suits whoever reads.
  private func reporter(_ request: ReportRequest, configured: String?) -> any Reporter.Type {
    if isBuild { return XcodeReporter.self }
    let isRead = request.file == nil && StandardStream.output.isTerminal
    let chosen = request.reporter ?? configured
    return allReporters.first { $0.id == chosen } ?? (isRead ? TextReporter.self : XcodeReporter.self)
  }

  func report(_ result: LintResult, of plan: LintPlan, for request: ReportRequest, date: Date) -> Report {
    Report(
      result: result,
      rules: rules(of: plan),
      tool: .init(name: "higlint", version: Version.current, page: "https://github.com/higlint/HIGLint"),
      workingDirectory: WorkingDirectory(.currentDirectory),
      repository: Repository(around: .currentDirectory, followsLinks: !isMerging),
      addresses: plan.addresses,
      date: date,
      isColored: arguments.color.isColored(isOnScreen: request.file == nil),
      isLinked: request.file == nil && LinkedTerminal.isHere,
      isSummarized: !arguments.quiet,
      reportsSuppressed: arguments.reportSuppressed,
      source: plan.source
    )
  }

  /// Those that ran anywhere, in the order of the list.
  private func rules(of plan: LintPlan) -> [RuleDescription] {
    let ids = Set(plan.scopes.flatMap(\.rules).map { $0.rule.description.id })
    return knownRules.map { $0.description }.filter { ids.contains($0.id) }
  }
}
