/// Who waits for a run, and for what of it first.
package struct RunAudience: Sendable {
  /// Called with the number of files done and of all files, from any thread.
  let progress: (@Sendable (Int, Int) -> Void)?
  /// The paths of files whose findings are wanted before all others.
  var urgent: Set<String>
  /// Told what is known before the run is over, and of which files.
  let early: (@Sendable (LintResult, Set<String>) -> Void)?
  /// Whether nobody waits any more. It is asked between files.
  let isGone: @Sendable () -> Bool
  /// Told of each file that the rules are asked about, because the run before can't say what they find; from any thread.
  package var checking: (@Sendable () -> Void)?

  package init(
    progress: (@Sendable (Int, Int) -> Void)? = nil,
    urgent: Set<String> = [],
    early: (@Sendable (LintResult, Set<String>) -> Void)? = nil,
    isGone: @escaping @Sendable () -> Bool = { false }
  ) {
    self.progress = progress
    self.urgent = urgent
    self.early = early
    self.isGone = isGone
  }
}
