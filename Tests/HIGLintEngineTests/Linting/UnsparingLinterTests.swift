import HIGLintEngine
import HIGLintRules
import Testing

/// What spares work changes no finding: trigger words, filters of words, and code that stays unread until it is asked for.
@Suite struct UnsparingLinterTests {
  @Test func allRulesSayTheSameOfEachExample() {
    for example in ExampleSources.all {
      let scope = Linter.Scope(rules: ExampleSources.everyRule, files: example.files, interfaces: example.interfaces)
      let whole = Linter(knownRules: allRules).unsparing.lint([scope])
      #expect(whole.findings == example.lint().findings, "\(example.title)")
    }
  }

  /// The rule looks where a word stands that it doesn't name as a trigger: one that spares work doesn't ask it.
  @Test func triggerThatIsTooNarrowHidesFindings() {
    let files = [SourceInput(path: "Harbour.swift", contents: Array("func moor() {}".utf8))]
    let scope = Linter.Scope(rules: [ActiveRule(NarrowRule.self)], files: files)
    let linter = Linter(knownRules: [NarrowRule.self])
    #expect(linter.lint([scope]).findings.isEmpty)
    #expect(linter.unsparing.lint([scope]).findings.count == 1)
  }

  @Test func wordsThatAreTooNarrowHideFindings() {
    let files = [SourceInput(path: "Harbour.swift", contents: Array("func moor() { anchor() }".utf8))]
    let scope = Linter.Scope(rules: [ActiveRule(NarrowQuestion.self)], files: files)
    let linter = Linter(knownRules: [NarrowQuestion.self])
    #expect(linter.lint([scope]).findings.isEmpty)
    #expect(linter.unsparing.lint([scope]).findings.count == 1)
  }

  /// The parser takes what has a function's parameters for one in a type, and words tell functions by their keyword.
  @Test func functionsWithoutTheirKeywordAreTakenForSuch() {
    let files = [SourceInput(path: "Harbour.swift", contents: Array("class Harbour { applicationWillTerminate(_ sea: Sea) { save() } }".utf8))]
    let scope = Linter.Scope(rules: [ActiveRule(SaveOnlyOnTerminate.self)], files: files)
    #expect(Linter(knownRules: allRules).lint([scope]).findings.map(\.rule) == ["save_only_on_terminate"])
  }

  /// A filter may hold the word without the file.
  @Test func otherFilesThatMaySpeakOfAStoreButDoNotAreNoUseOfIt() {
    let delegate = """
      import UIKit

      final class HarbourDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { saveContext() }
        func saveContext() { try? persistentContainer.viewContext.save() }
      }
      """
    let files = ["HarbourDelegate.swift": delegate, "Quay.swift": "import UIKit\n\nfinal class Quay: UIView {}\n"]
      .map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    let scope = Linter.Scope(rules: [ActiveRule(SaveOnlyOnTerminate.self)], files: files)
    #expect(Linter(knownRules: allRules).unsparing.lint([scope]).findings.isEmpty)
  }
}

private struct NarrowRule: FileRule {
  static let description = RuleDescription(
    id: "narrow", chapter: .bars, summary: "", rationale: "", guidelines: [], triggers: ["lighthouse"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ file: Int, _ context: inout RuleContext) {
    for function in context.project.facts(of: file).functions { context.report("moors", at: function.nameRange, in: file) }
  }
}

private struct NarrowQuestion: FileRule {
  static let description = RuleDescription(
    id: "narrow_question", chapter: .bars, summary: "", rationale: "", guidelines: [], triggers: ["moor"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file, mentioning: ["lighthouse"]) {
      code.body.forEachExpression { expression, _ in
        if expression.call?.name == "anchor" { context.report("anchors", at: expression.range, in: file) }
      }
    }
  }
}
