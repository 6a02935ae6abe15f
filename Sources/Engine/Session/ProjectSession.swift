import Foundation

/// A project that is linted again and again: after the first time, only what has changed is read, and only what looked at
/// it is checked.
///
/// A run leaves all that it knows, in memory for the next one of the session, and in the linter's cache, where it has one,
/// for other processes. The findings are those of a run that knows nothing. A run that stands alone is a session that ends
/// after its first answer.
package final class ProjectSession: @unchecked Sendable {
  private let lock = NSLock()
  private let goesOn: Bool
  private var held: HeldRun?
  /// What the next run goes on with, if all else is what it was taken for.
  private var begun: BegunRun?
  /// When the process last gave back what it had freed.
  private var lastGivenBack = Date.distantPast
  private var runs = 0

  package init() {
    goesOn = true
  }

  /// - Parameter goesOn: whether there is more than one run, and so something to be kept in memory.
  init(goesOn: Bool) {
    self.goesOn = goesOn
  }

  /// Lints the scopes as one project, as it is now. One run goes on at a time.
  ///
  /// - Parameters:
  ///   - scopes: the files with the rules that hold for them.
  ///   - modules: what is known of other modules.
  ///   - linter: may be another one each time.
  ///   - audience: who waits for the result.
  /// - Returns: nil where nobody waits any more.
  package func lint(
    _ scopes: [Linter.Scope],
    modules: [ModuleFacts] = [],
    by linter: Linter,
    for audience: RunAudience = RunAudience()
  ) -> LintResult? {
    lock.lock()
    defer { lock.unlock() }
    let request = LintRequest(linter: linter, scopes: scopes, modules: modules)
    guard let finished = run(request, audience) else { return nil }
    if goesOn {
      held = finished.left
      giveBack(after: finished)
    }
    return finished.result
  }

  /// What follows a first run is smaller; and between runs, what one makes while the one before is still there is spare.
  private func giveBack(after finished: LintRun.Finished) {
    runs += 1
    if finished.isAnew || Date().timeIntervalSince(lastGivenBack) > Self.givingBackPause { giveBack() }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.rest) { [weak self, runs] in self?.giveBack(atRestSince: runs) }
  }

  private func giveBack() {
    lastGivenBack = Date()
    SparedMemory.giveBack()
  }

  /// At rest, code that nobody has asked for lately is left, too.
  ///
  /// - Parameter run: after which there was to be no other.
  private func giveBack(atRestSince run: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard runs == run else { return }
    held?.shared.forgetCode(allBut: Self.codeAtRest)
    giveBack()
  }

  /// Leaves the code of all files but for some that were looked at last, as is done where nobody works on the project.
  package func forgetCode(allBut count: Int) {
    lock.lock()
    defer { lock.unlock() }
    held?.shared.forgetCode(allBut: count)
  }

  /// Of how many files the code is kept at rest.
  private static let codeAtRest = 1_000
  /// How seldom spare memory is given back after small runs, in seconds: it takes as long as one.
  private static let givingBackPause = 10.0
  /// After how many seconds without a run it is given back in any case.
  private static let rest = 1.5

  /// What was begun goes with the run: it holds much of the one before.
  private func run(_ request: LintRequest, _ audience: RunAudience) -> LintRun.Finished? {
    let begun = self.begun
    self.begun = nil
    return LintRun(request, after: held, audience, goesOn: goesOn).finish(after: begun)
  }

  /// Tells what is found in texts that are being edited, before anything else is looked at: the project, its rules and all
  /// other files are taken to be what they were. The run that looks at them is to follow at once, and goes on with what was
  /// found if they are.
  ///
  /// Nothing is told where there was no run yet, or the texts are what they were.
  ///
  /// - Parameters:
  ///   - texts: what editors hold, by the path of the file that each stands for.
  ///   - audience: told early of these files alone.
  package func glance(at texts: [String: [UInt8]], for audience: RunAudience) {
    lock.lock()
    defer { lock.unlock() }
    begun = held.flatMap { LintRun(glancingAt: texts, $0, audience)?.begin() }
  }
}
