import HIGLintEngine

/// Some of a project's files, and what is found in them.
struct FileChoice {
  /// The paths of the chosen files; nil for all.
  private let chosen: Set<String>?
  private let known: Set<String>
  private let places: Set<AbsolutePath>
  /// How many of the chosen files are Swift.
  private let count: Int

  /// - Parameter places: files and folders by their own names; all of the project where there are none.
  init(_ places: [AbsolutePath], of plan: LintPlan) {
    let files = (plan.reportedFiles + plan.interfaces.filter { !$0.isContext }).map(\.path)
    known = Set((plan.files + plan.interfaces).map(\.path))
    guard !places.isEmpty else {
      (chosen, self.places, count) = (nil, [], 0)
      return
    }
    var held: Set<AbsolutePath> = []
    let chosen = Set(files.filter { path in
      // Links may lead to a file by another path than its own.
      let around = places.filter { place in
        [AbsolutePath(path), AbsolutePath(path).resolvingSymbolicLinks].contains { $0.components(below: place) != nil }
      }
      held.formUnion(around)
      return !around.isEmpty
    })
    self.chosen = chosen
    self.places = held
    count = plan.reportedFiles.count { chosen.contains($0.path) }
  }

  /// Whether any file lies at a place.
  func holds(_ place: AbsolutePath) -> Bool { places.contains(place) }

  /// A result of the whole project, as far as it tells of these files.
  func filtered(_ result: LintResult) -> LintResult {
    guard let chosen else { return result }
    var filtered = result
    filtered.findings = result.findings.filter { chosen.contains($0.file) }
    filtered.suppressed = result.suppressed.filter { chosen.contains($0.finding.file) }
    filtered.known = result.known?.filter { chosen.contains($0.file) }
    filtered.problems = result.problems.filter { chosen.contains($0.file) || !known.contains($0.file) }
    filtered.files = count
    return filtered
  }
}
