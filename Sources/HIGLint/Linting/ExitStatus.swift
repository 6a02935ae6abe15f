import ArgumentParser
import HIGLintEngine

/// What the process's exit code says of a run.
enum ExitStatus: Int32 {
  /// Nothing at error severity.
  case clean = 0
  /// Findings at error severity, or any warning where the run is strict.
  case findings = 1
  /// Something could not be done.
  case problems = 2

  /// - Parameter isStrict: whether warnings count in a file.
  init(_ result: LintResult, isStrict: (_ file: String) -> Bool) {
    let fails = result.findings.contains { finding in
      finding.severity == .error || finding.severity == .warning && isStrict(finding.file)
    }
    self = !result.problems.isEmpty ? .problems : fails ? .findings : .clean
  }

  var code: ExitCode { ExitCode(rawValue) }
}
