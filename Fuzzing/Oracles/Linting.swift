import HIGLintEngine
import HIGLintRules

/// Lints with all rules, those that are off by default and the engine's own included.
enum Linting {
  static let rules = (allRules + suppressionRules).map { ActiveRule($0) }

  static func lint(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    modules: [ModuleFacts] = [],
    jobs: Int
  ) -> LintResult {
    Linter(knownRules: allRules, jobs: jobs)
      .lint([Linter.Scope(rules: rules, files: files, interfaces: interfaces)], modules: modules)
  }

  /// What two threads say otherwise than one.
  static func differences(_ one: LintResult, _ two: LintResult) -> [Failure] {
    guard one.wholeText != two.wholeText else { return [] }
    let lines = Set(one.wholeText.split(separator: "\n")).symmetricDifference(two.wholeText.split(separator: "\n"))
    return [Failure(kind: .nondeterminism, message: "with two threads: \(lines.min() ?? "another order")")]
  }

  /// The good file's findings that are missing.
  static func losses(_ result: LintResult, beside input: [UInt8]) -> [Failure] {
    let lost = Set(GoodFile.findings).subtracting(result.findings)
    guard !lost.isEmpty, !GoodFile.isNamed(in: input) else { return [] }
    return [Failure(kind: .neighbour, message: "lost \(lost.map(\.rule).sorted().joined(separator: ", "))")]
  }
}
