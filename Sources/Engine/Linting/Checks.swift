/// The checks of a run: those of the run before that still hold, and all others made again.
struct Checks {
  let check: FileCheck
  /// What the run before found, as far as it was of the same project.
  let known: PreviousChecks?
  let shared: SharedProject
  let jobs: Int?
  let audience: RunAudience

  /// What the rules say of each file that they are asked about.
  ///
  /// - Parameters:
  ///   - first: the files that are checked before the others.
  ///   - early: told the outcomes of these.
  /// - Returns: nil where nobody waits any more.
  func outcomes(
    first: Set<Int>,
    early: ([FileCheck.Outcome]) -> Void
  ) -> [Int: FileCheck.Outcome]? {
    var outcomes: [Int: FileCheck.Outcome] = [:]
    if !first.isEmpty, first.count < check.count {
      let files = check.asked.filter(first.contains)
      let made = made(files)
      guard made.count == files.count else { return nil }
      for (file, outcome) in zip(files, made) { outcomes[file] = outcome }
      early(made)
    }
    let rest = check.asked.filter { outcomes[$0] == nil }
    let made = made(rest)
    guard made.count == rest.count else { return nil }
    for (file, outcome) in zip(rest, made) { outcomes[file] = outcome }
    return outcomes
  }

  /// - Returns: fewer where nobody waits any more.
  private func made(_ files: [Int]) -> [FileCheck.Outcome] {
    let (check, known, shared, audience) = (check, known, shared, audience)
    return Parallel.map(
      files, jobs: jobs, with: { Project(shared) }, progress: audience.progress, isBrokenOff: audience.isGone
    ) { project, file in
      if let known = known?.outcome(of: file, in: shared) { return known }
      audience.checking?()
      return check.outcome(of: file, in: project)
    }
  }
}
