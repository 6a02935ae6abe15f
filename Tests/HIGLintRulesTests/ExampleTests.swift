import HIGLintEngine
import HIGLintRules
import Testing

/// The examples of every rule are its tests.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type
    let example: Example

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static func cases(_ examples: (RuleDescription) -> [Example]) -> [Case] {
    allRules.flatMap { rule in examples(rule.description).map { Case(rule: rule, example: $0) } }
  }

  @Test(arguments: cases(\.examples.bad))
  func badExampleIsFoundWhereItIsMarked(_ test: Case) {
    let check = ExampleCheck(test.example, test.rule)
    #expect(!check.expected.isEmpty, "a bad example marks a place")
    #expect(check.found == check.expected, "\(check.messages)")
  }

  @Test(arguments: cases(\.examples.good))
  func goodExampleStaysSilent(_ test: Case) {
    let check = ExampleCheck(test.example, test.rule)
    #expect(check.expected.isEmpty, "a good example marks nothing")
    #expect(check.found.isEmpty, "\(check.messages)")
  }
}
