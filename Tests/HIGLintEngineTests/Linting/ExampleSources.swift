@testable import HIGLintEngine
import HIGLintRules

/// The examples of all rules, as sources to take apart and put together again.
enum ExampleSources {
  struct Case: Sendable {
    let title: String
    let files: [SourceInput]
  }

  static let all: [Case] = allRules.flatMap { rule in
    (rule.description.examples.bad + rule.description.examples.good).map { example in
      let sources = example.files.filter { FileKind($0.path) == .swift }
      let files = sources.map { SourceInput(path: $0.path, contents: Array($0.withoutMarkers.text.utf8)) }
      return Case(title: "\(rule.description.id): \(example.title)", files: files)
    }
  }

  static let everyRule = allRules.map { ActiveRule($0) }

  static func lint(_ files: [SourceInput]) -> LintResult {
    Linter(knownRules: allRules).lint([Linter.Scope(rules: everyRule, files: files)])
  }

  /// What the rules say of facts, on the thread that asks.
  static func findings(_ facts: [FileFacts]) -> [Finding] {
    let project = Project(facts)
    return everyRule.flatMap { active -> [Finding] in
      var context = RuleContext(active, project: project)
      switch active.rule.init() {
      case let rule as any FileRule: project.files.forEach { rule.check($0, &context) }
      case let rule as any TypeRule: project.types.forEach { rule.check($0, &context) }
      default: break
      }
      return context.findings
    }.sorted()
  }
}
