import HIGLintEngine
import HIGLintRules

/// Whether words, triggers and outlines by which linting spares itself work hide a finding of a project.
struct UnsparingOracle {
  let input: WorkInput

  /// - Returns: how many findings there are, and those that only one of both linters has.
  func difference() -> (findings: Int, differing: [String]) {
    let rules = (allRules + suppressionRules).map { ActiveRule($0) }
    let scope = Linter.Scope(
      rules: rules, files: input.sources, interfaces: input.interfaces, resources: input.resources,
      foreign: input.foreign
    )
    let linter = Linter(knownRules: allRules, jobs: input.jobs)
    let found = linter.lint([scope]).findings
    let all = linter.unsparing.lint([scope]).findings
    let differing = Set(found.map { "\($0)" }).symmetricDifference(all.map { "\($0)" }).sorted()
    return (found.count, differing)
  }
}
