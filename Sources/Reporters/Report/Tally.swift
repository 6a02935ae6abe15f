import HIGLintEngine

/// How many findings of each severity there are.
struct Tally: Equatable {
  var errors = 0
  var warnings = 0
  var notes = 0

  init(_ findings: [Finding]) {
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  var total: Int { errors + warnings + notes }

  /// What a run found, in one sentence: `1 error, 2 warnings in 2 of 87 files.`
  static func sentence(
    of result: LintResult,
    paint: (_ severity: Severity, _ text: String) -> String = { $1 }
  ) -> String {
    let tally = Tally(result.findings)
    let files = Plural.count(result.files, "file")
    var sentence = "No findings in \(files)"
    if tally.total > 0 {
      let counts = [
        (Severity.error, tally.errors), (.warning, tally.warnings), (.note, tally.notes),
      ].filter { $0.1 > 0 }.map { paint($0.0, Plural.count($0.1, $0.0.rawValue)) }
      let affected = Set(result.findings.map(\.file)).count
      sentence = "\(counts.joined(separator: ", ")) in \(affected) of \(files)"
    }
    let fixable = result.findings.count { finding in finding.fixes.contains { $0.applicability == .safe } }
    if fixable > 0 { sentence += "; \(fixable) can be fixed with --fix" }
    if let known = result.known, !known.isEmpty { sentence += "; \(known.count) known to the baseline" }
    if result.suppressedCount > 0 { sentence += "; \(result.suppressedCount) suppressed" }
    if result.unreachable > 0 { sentence += "; \(result.unreachable) in code that nothing reaches" }
    if !result.problems.isEmpty { sentence += "; \(Plural.count(result.problems.count, "problem"))" }
    return sentence + "."
  }
}
