import HIGLintEngine
import HarbourRules
import Testing

/// A rule's examples are its tests: each bad one is found at its `↓` and nowhere else, each good one is left alone.
@Suite struct HarbourRuleTests {
  @Test(arguments: harbourRules.map { RuleCase(rule: $0) })
  func examplesAreRight(_ test: RuleCase) {
    let examples = test.rule.description.examples
    for example in examples.bad + examples.good {
      let check = ExampleCheck(example, test.rule)
      #expect(check.found == check.expected, "\(example.title)")
    }
  }

  @Test(arguments: harbourRules.map { RuleCase(rule: $0) })
  func fixesAreRight(_ test: RuleCase) {
    for example in test.rule.description.examples.bad {
      let check = FixCheck(example, test.rule)
      for (path, text) in check.expected { #expect(check.fixed[path] == text, "\(example.title)") }
    }
  }

  /// A rule by its name.
  struct RuleCase: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type

    var testDescription: String { rule.description.id }
  }
}
