/// The checks of a run: those of the run before that still hold, and all others made again.
struct Checks {
  let check: FileCheck
  /// What the run before found, as far as it was of the same project.
  let known: PreviousChecks?
  let shared: SharedProject
  let jobs: Int?
  let audience: RunAudience

  /// What the rules say of each file.
  ///
  /// - Parameters:
  ///   - count: how many files there are.
  ///   - first: those that are checked before the others.
  ///   - early: told the outcomes of these.
  /// - Returns: nil where nobody waits any more.
  func outcomes(
    of count: Int,
    first: Set<Int>,
    early: ([FileCheck.Outcome]) -> Void
  ) -> [FileCheck.Outcome]? {
    var outcomes = [FileCheck.Outcome?](repeating: nil, count: count)
    if !first.isEmpty, first.count < count {
      let files = first.sorted()
      for (file, outcome) in zip(files, made(files)) { outcomes[file] = outcome }
      let made = outcomes.compactMap { $0 }
      guard made.count == first.count else { return nil }
      early(made)
    }
    let rest = outcomes.indices.filter { outcomes[$0] == nil }
    for (file, outcome) in zip(rest, made(rest)) { outcomes[file] = outcome }
    let made = outcomes.compactMap { $0 }
    return made.count == count ? made : nil
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
