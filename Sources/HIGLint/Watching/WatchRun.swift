import ArgumentParser
import Foundation
import HIGLintEngine

/// `higlint lint --watch`: lints again whenever something is saved, until it is interrupted or nobody reads any more.
struct WatchRun {
  private let session: LintSession
  private let environment: BuildEnvironment
  private let gates: GateArguments
  private let report: ReportArguments
  private let project = ProjectSession()

  init(_ session: LintSession, _ environment: BuildEnvironment, gates: GateArguments, report: ReportArguments) {
    // What is to be said of the project's set-up has been said once.
    var session = session
    session.isQuiet = true
    self.session = session
    self.environment = environment
    self.gates = gates
    self.report = report
  }

  /// Fails for what makes no sense beside it.
  static func validate(_ lint: Lint) throws(ValidationError) {
    let others = [
      ("--fix", lint.fixes.isOn), ("--suppress", lint.suppression.suppress), ("--statistics", lint.report.statistics),
      ("--stdin", lint.input.stdin), ("--index", lint.indexes.isOfModule), ("--since", lint.gates.since != nil),
      ("--staged", lint.gates.staged), ("--reporter", !lint.report.reporter.isEmpty), ("--output", !lint.report.output.isEmpty),
      ("--timings", lint.timings), ("--files-from -", lint.input.places.filesFrom == "-"),
      ("--context-from -", lint.input.places.context.contextFrom == "-"),
    ]
    guard let other = others.first(where: \.1)?.0 else { return }
    throw ValidationError("--watch shows what is found in files as they are saved; leave out \(other).")
  }

  /// - Parameter plan: what is linted at first.
  func run(_ plan: LintPlan) throws {
    var view: any WatchView = StandardStream.output.isCapableTerminal
      ? WatchScreen(ReportWriter(requests: [], arguments: report, isBuild: false)) : WatchLog()
    var plan = plan
    var sweep = TreeSweep(plan.watchedPaths)
    var isFirst = true
    while view.show(result(plan, isFirst: isFirst), of: plan) {
      isFirst = false
      sweep.waitForChange()
      plan = next(plan)
      sweep = TreeSweep(plan.watchedPaths)
    }
  }

  /// The plan as it is by now.
  private func next(_ plan: LintPlan) -> LintPlan {
    do {
      return try session.plan(environment)
    } catch {
      var plan = plan
      plan.problems = [(error as? Problem) ?? Problem(file: plan.places.first ?? "", message: "\(error)", remedy: "check it")]
      return plan
    }
  }

  private func result(_ plan: LintPlan, isFirst: Bool) -> LintResult {
    let all = session.lint(plan, in: project, isFirst: isFirst)
    do throws(Problem) {
      return try Gate(gates, environment, session, plan).filtered(all, of: plan, isTold: false)
    } catch {
      return all.adding([error])
    }
  }
}
