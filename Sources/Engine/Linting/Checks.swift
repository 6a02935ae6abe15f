/// The checks of a run: those of the run before that still hold, and all others made again.
struct Checks {
  let check: FileCheck
  /// What the run before found, as far as it was of the same project.
  let known: PreviousChecks?
  let shared: SharedProject
  let jobs: Int?
  let audience: RunAudience

  /// What the rules say of some files.
  ///
  /// - Returns: nil where nobody waits any more.
  func outcomes(of chosen: Set<Int>) -> [Int: FileCheck.Outcome]? {
    outcomes(of: check.asked.filter(chosen.contains), besides: [:])
  }

  /// What the rules say of each file that they are asked about.
  ///
  /// - Parameter begun: what they have said already, by file.
  /// - Returns: nil where nobody waits any more.
  func outcomes(besides begun: [Int: FileCheck.Outcome]) -> [Int: FileCheck.Outcome]? {
    outcomes(of: check.asked.filter { begun[$0] == nil }, besides: begun)
  }

  private func outcomes(of files: [Int], besides begun: [Int: FileCheck.Outcome]) -> [Int: FileCheck.Outcome]? {
    let made = made(files)
    guard made.count == files.count else { return nil }
    return begun.merging(zip(files, made)) { $1 }
  }

  /// - Returns: fewer where nobody waits any more.
  private func made(_ files: [Int]) -> [FileCheck.Outcome] {
    let (check, known, shared, audience) = (check, known, shared, audience)
    let outcomes = Parallel.map(
      files, jobs: jobs, with: { Project(shared) }, progress: audience.progress, isBrokenOff: audience.isGone
    ) { project, file -> FileCheck.Outcome? in
      if let known = known?.outcome(of: file, in: shared) { return known }
      audience.checking?()
      return check.outcome(of: file, in: project, isBrokenOff: audience.isGone)
    }
    return outcomes.compactMap { $0 }
  }
}
