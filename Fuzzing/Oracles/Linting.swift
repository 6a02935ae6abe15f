import HIGLintEngine
import HIGLintRules

/// Lints with all rules, those that are off by default and the engine's own included.
enum Linting {
  static let rules = (allRules + suppressionRules).map { ActiveRule($0) }

  /// Everything counts: what an input makes of the good file's neighbours must not hide what is found there.
  private static func linter(jobs: Int) -> Linter { Linter(knownRules: allRules, jobs: jobs, reportsUnreachable: true) }

  static func lint(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    resources: [SourceInput] = [],
    foreign: [SourceInput] = [],
    modules: [ModuleFacts] = [],
    jobs: Int
  ) -> LintResult {
    let scope = Linter.Scope(rules: rules, files: files, interfaces: interfaces, resources: resources, foreign: foreign)
    return linter(jobs: jobs).lint([scope], modules: modules)
  }

  /// What a linter that spares itself nothing says otherwise: then a trigger, a filter of words or code that was left unread
  /// hides a finding.
  static func hidden(_ result: LintResult, _ files: [SourceInput], interfaces: [SourceInput] = []) -> [Failure] {
    let scope = Linter.Scope(rules: rules, files: files, interfaces: interfaces)
    let whole = linter(jobs: 1).unsparing.lint([scope])
    guard result.wholeText != whole.wholeText else { return [] }
    let lines = Set(result.wholeText.split(separator: "\n")).symmetricDifference(whole.wholeText.split(separator: "\n"))
    return [Failure(kind: .hidden, message: "with nothing spared: \(lines.min() ?? "another order")")]
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
