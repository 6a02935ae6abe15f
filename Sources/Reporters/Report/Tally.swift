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
}
