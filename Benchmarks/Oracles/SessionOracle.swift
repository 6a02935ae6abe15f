import Foundation
import HIGLintEngine

/// Whether a session finds what a run finds that knows nothing of before, whatever happens to a project.
struct SessionOracle {
  /// A folder that may be changed.
  let folder: String
  let seed: UInt64

  /// What was tried.
  struct Outcome {
    var edits = 0
    var runs = 0
    /// How often the findings weren't those of the run before.
    var changes = 0
    /// The last edits, where the session found something else after them; none where it never did.
    var difference: String?
  }

  /// - Parameters:
  ///   - edits: how many to make. After one to four of them, both are asked.
  ///   - end: when to end in any case.
  func outcome(edits: Int, until end: Date) -> Outcome {
    let session = ProjectSession()
    var project = EditedProject(folder: folder, seed: seed)
    var pauses = SeededNumbers(state: seed &+ 1)
    var outcome = Outcome()
    var last = Told(LintResult())
    while outcome.edits < edits, Date() < end {
      let made = (0...pauses.below(4)).map { _ in project.edit() }
      let audience = RunAudience(urgent: project.urgent, early: { _, _ in })
      // Every other time, as a server does it.
      if outcome.runs.isMultiple(of: 2) { session.glance(at: project.edited, for: audience) }
      if outcome.runs.isMultiple(of: 5) { session.forgetCode(allBut: outcome.runs.isMultiple(of: 2) ? 0 : 4) }
      let found = session.lint(project.scopes, by: project.linter, for: audience)
      let (told, alone) = (Told(found ?? LintResult()), Told(project.linter.lint(project.scopes)))
      outcome.edits += made.count
      outcome.runs += 1
      outcome.changes += told == last ? 0 : 1
      last = told
      guard told == alone else {
        let lines = told.lines.symmetricDifference(alone.lines).sorted().prefix(4)
        outcome.difference = "\(folder), edit \(outcome.edits): \((made + lines).joined(separator: "\n  "))"
        break
      }
    }
    return outcome
  }

  /// All that is told of a project.
  private struct Told: Equatable {
    let findings: [Finding]
    let problems: [Problem]
    let suppressed: String
    let counts: [Int]

    init(_ result: LintResult) {
      findings = result.findings
      problems = result.problems + result.contextProblems
      suppressed = result.suppressed.map { "\($0)" }.joined(separator: "\n")
      counts = [result.files, result.unreachable]
    }

    var lines: Set<String> { Set(findings.map { "\($0)" } + problems.map { "\($0)" } + [suppressed, "\(counts)"]) }
  }
}
