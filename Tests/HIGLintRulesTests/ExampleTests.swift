import HIGLintEngine
import HIGLintRules
import Testing

/// The examples of every rule are its tests, those in its file and the further ones.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule.Type
    let example: Example

    var testDescription: String { "\(rule.description.id): \(example.title)" }
  }

  static func cases(_ examples: (Examples) -> [Example]) -> [Case] {
    allRules.flatMap { rule in examples(MoreExamples.ofRule(rule)).map { Case(rule: rule, example: $0) } }
  }

  @Test(arguments: cases(\.bad))
  func badExampleIsFoundWhereItIsMarked(_ test: Case) {
    let check = ExampleCheck(test.example, test.rule)
    #expect(!check.expected.isEmpty, "a bad example marks a place")
    #expect(check.found == check.expected, "\(check.messages)")
  }

  @Test(arguments: cases(\.good))
  func goodExampleStaysSilent(_ test: Case) {
    let check = ExampleCheck(test.example, test.rule)
    #expect(check.expected.isEmpty, "a good example marks nothing")
    #expect(check.found.isEmpty, "\(check.messages)")
  }

  /// Trigger words, filters of words and code that stays unread spare work. They hide nothing.
  @Test(arguments: cases { $0.bad + $0.good })
  func unsparingLinterFindsTheSame(_ test: Case) {
    let check = ExampleCheck(test.example, test.rule)
    #expect(ExampleCheck.foundUnsparingly(in: test.example, by: test.rule) == check.found)
  }

  /// Where an example shows what its fixes make of it, they make that of it; where it doesn't, they mend it all the same.
  @Test(arguments: cases(\.bad))
  func fixesMendTheExample(_ test: Case) {
    let check = FixCheck(test.example, test.rule)
    for (path, text) in check.expected { #expect(check.fixed[path] == text) }
    #expect(check.left == [], "findings with a fix are left")
    #expect(check.unfixable.after <= check.unfixable.before, "fixes bring new findings")
    #expect(check.broken == [], "fixes break the syntax")
  }
}
