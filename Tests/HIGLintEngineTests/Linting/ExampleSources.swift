import Foundation
@testable import HIGLintEngine
import HIGLintRules

/// The examples of all rules that have code, as sources to take apart and put together again.
enum ExampleSources {
  struct Case: Sendable {
    let title: String
    let files: [SourceInput]
    /// Storyboards and xibs beside them.
    let interfaces: [SourceInput]

    func lint(_ files: [SourceInput]? = nil) -> LintResult {
      let scope = Linter.Scope(rules: everyRule, files: files ?? self.files, interfaces: interfaces)
      return Linter(knownRules: allRules).lint([scope])
    }
  }

  static let all: [Case] = allRules.flatMap { rule in
    (rule.description.examples.bad + rule.description.examples.good).map { example in
      func inputs(_ kind: FileKind) -> [SourceInput] {
        let files = example.files.filter { FileKind($0.path) == kind }
        return files.map { SourceInput(path: $0.path, contents: Array($0.withoutMarkers.text.utf8)) }
      }
      return Case(title: "\(rule.description.id): \(example.title)", files: inputs(.swift), interfaces: inputs(.interface))
    }
  }.filter { !$0.files.isEmpty }

  /// As many of them, of all rules, as can be linted over and over in a moment. `HIGLINT_EXAMPLES=all` takes them all.
  static let sample: [Case] = {
    if ProcessInfo.processInfo.environment["HIGLINT_EXAMPLES"] == "all" { return all }
    let step = max(1, all.count / 60)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }()

  static let everyRule = allRules.map { ActiveRule($0) }

  /// What the rules say of facts, on the thread that asks.
  static func findings(_ facts: [FileFacts], interfaces: [InterfaceFacts] = []) -> [Finding] {
    let project = Project(facts, interfaces: interfaces)
    return everyRule.flatMap { active -> [Finding] in
      var context = RuleContext(active, project: project)
      switch active.rule.init() {
      case let rule as any FileRule: project.files.indices.forEach { rule.check($0, &context) }
      case let rule as any TypeRule: project.types.forEach { rule.check($0, &context) }
      default: break
      }
      return context.findings
    }.sorted()
  }
}
