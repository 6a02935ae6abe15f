import HIGLintEngine
import HIGLintGates
import HIGLintSymbolGraphs

/// Lets through those findings that count.
struct Gate {
  private let session: LintSession
  private let store: BaselineStore?
  private let baseline: Baseline
  private let changes: ChangedCode?

  /// - Throws: a problem where the baseline or git can't tell what is known.
  init(_ arguments: GateArguments, _ environment: BuildEnvironment, _ session: LintSession, _ plan: LintPlan) throws(Problem) {
    self.session = session
    store = (arguments.baseline ?? environment.baseline ?? plan.baseline).map { BaselineStore(path: $0) }
    baseline = try store?.read() ?? Baseline([Baseline.Entry]())
    if let revision = arguments.since {
      changes = try ChangedCode(since: revision)
    } else {
      changes = arguments.staged ? try ChangedCode(staged: ()) : nil
    }
  }

  /// The plan as it is to be linted.
  func current(_ plan: LintPlan) -> LintPlan {
    changes?.current(plan) ?? plan
  }

  /// What is left of a result.
  ///
  /// - Parameter isTold: whether to say what of the baseline is no longer needed.
  func filtered(_ result: LintResult, of plan: LintPlan, isTold: Bool) -> LintResult {
    var result = result
    if let store {
      let match = store.match(baseline, result.findings, of: plan)
      result.findings = match.new
      result.known = match.known
      if isTold { tell(match, store) }
    }
    if let changes {
      let previous = changes.previous(plan)
      let before = session.lint(previous).findings
      result.findings = changes.new(result.findings, of: plan, before: before, of: previous)
    }
    return result
  }

  private func tell(_ match: BaselineMatch, _ store: BaselineStore) {
    if match.known.isEmpty, !baseline.entries.isEmpty {
      session.problemLog.write(Remark(
        file: store.path,
        message: "none of the baseline's \(baseline.entries.count) findings is found here",
        remedy: "its paths start from its own folder: see that it lies where it was written"
      ))
    } else if !match.unneeded.isEmpty {
      let count = match.unneeded.count
      session.problemLog.write(Remark(
        file: store.path,
        message: "\(count) of the baseline's findings \(count == 1 ? "is" : "are") no longer there",
        remedy: "remove what isn't needed with `higlint baseline update`"
      ))
    }
  }
}
