import ArgumentParser
import HIGLintConfiguration
import HIGLintEngine

/// What the process's exit code says of a run.
enum ExitStatus: Int32 {
  /// Nothing at error severity.
  case clean = 0
  /// Findings at error severity, or any warning where the run is strict.
  case findings = 1
  /// Something could not be done.
  case problems = 2

  /// - Parameters:
  ///   - maxWarnings: how many warnings are let pass; any number where none is given.
  ///   - threshold: from which severity on a file's findings fail the run.
  init(_ result: LintResult, maxWarnings: Int?, threshold: (_ file: String) -> FailureThreshold) {
    let fails = result.findings.contains { threshold($0.file).isReached(by: $0.severity) }
    let warnings = result.findings.count { $0.severity == .warning }
    let isTooMuch = maxWarnings.map { warnings > $0 } ?? false
    self = !result.problems.isEmpty ? .problems : fails || isTooMuch ? .findings : .clean
  }

  /// The same where findings fail nothing.
  func passing(_ passes: Bool) -> ExitStatus { passes && self == .findings ? .clean : self }

  var code: ExitCode { ExitCode(rawValue) }
}
