/// What the rules found in the run before, as far as it is still true.
struct PreviousChecks: Sendable {
  private let checks: CachedChecks
  /// What has changed since.
  let changes: Changes
  private let again: Set<Int>
  /// What was learnt in surveys.
  let surveys: EarlierSurveys

  /// - Parameter again: the files that are checked again in any case.
  init(_ checks: CachedChecks, _ changes: Changes, again: Set<Int>, _ surveys: EarlierSurveys) {
    self.checks = checks
    self.changes = changes
    self.again = again
    self.surveys = surveys
  }

  /// - Returns: nil where the rules have to be asked again.
  func outcome(of file: Int, in project: SharedProject) -> FileCheck.Outcome? {
    guard !again.contains(file) else { return nil }
    guard let known = checks.files[file] else { return FileCheck.Outcome() }
    guard !changes.touch(known.trace), known.trace.surveys.allSatisfy({ isAsBefore($0, in: project) }) else { return nil }
    return known
  }

  private func isAsBefore(_ survey: String, in project: SharedProject) -> Bool {
    PreviousChecks.kinds.first { $0.name == survey }.map { project.isAsBefore($0) } ?? false
  }

  /// The surveys that rules' words ask for.
  private static let kinds: [any Survey.Type] = [AppTexts.self, TableIndex.self]
}
