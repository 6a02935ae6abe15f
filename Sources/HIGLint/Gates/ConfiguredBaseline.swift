import HIGLintEngine
import HIGLintGates

extension LintPlan {
  /// What a run finds, but for what the configured baseline knows.
  func withoutKnown(_ result: LintResult) -> LintResult {
    guard let path = baseline else { return result }
    let store = BaselineStore(path: path)
    var result = result
    do throws(Problem) {
      let match = store.match(try store.read(), result.findings, of: self)
      result.findings = match.new
      result.known = match.known
      return result
    } catch {
      return result.adding([error])
    }
  }
}
