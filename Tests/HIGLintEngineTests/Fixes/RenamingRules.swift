import HIGLintEngine

/// A rule that wants every string of one word spelled as another, and replaces it by what it is told to.
protocol RenamingRule: FileRule {
  static var wrong: String { get }
  static var replacement: String { get }
}

extension RenamingRule {
  static func describe(_ id: String) -> RuleDescription {
    RuleDescription(
      id: id,
      chapter: .controls,
      summary: "A word is spelled wrong.",
      rationale: "For tests.",
      guidelines: [Guideline(document: "Spelling", date: "", section: "Words")],
      fix: .safe,
      triggers: [wrong],
      examples: Examples(bad: [], good: [])
    )
  }

  func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file) {
      code.body.forEachExpression { expression, _ in
        guard expression.text == Self.wrong else { return }
        let fix = Fix.safe("Spell it right", .replace(expression.range, with: Self.replacement))
        context.report("'\(Self.wrong)' is spelled wrong", at: expression.range, in: code.scope.file, fix: fix)
      }
    }
  }
}

/// Its fix brings a finding of `SecondWord`.
struct FirstWord: RenamingRule {
  static let description = describe("first_word")
  static let wrong = "one"
  static let replacement = "\"two\""
}

struct SecondWord: RenamingRule {
  static let description = describe("second_word")
  static let wrong = "two"
  static let replacement = "\"three\""
}

/// Its fix isn't Swift.
struct BreakingWord: RenamingRule {
  static let description = describe("breaking_word")
  static let wrong = "break"
  static let replacement = "\"break"
}

/// Its fix mends nothing, and grows with every round.
struct StubbornWord: RenamingRule {
  static let description = describe("stubborn_word")
  static let wrong = "stay"
  static let replacement = "\"stay\" + \"\""
}
