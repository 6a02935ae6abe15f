import HIGLintEngine
@testable import HIGLintFacts
import HIGLintRules
@testable import HIGLintSyntax
import Testing

/// Which code a question about some words is put to.
@Suite struct MentioningCodeTests {
  private func found(_ words: String..., in members: String) throws -> [String] {
    let project = Project("class Screen { \(members) }")
    let type = try #require(project.type(named: "Screen"))
    return type.code(mentioning: words).compactMap { $0.function?.name ?? $0.property?.name }
  }

  @Test(arguments: [
    "func run() { target() }", "func run() { a.target }", "func run() { a.target.b = 1 }", "func run() { a(target: 1) }",
    "func run() { a { target in } }", "func run() { later { if a { target() } } }", "func run() { a as? [target] }",
    "func run() { let a: Box<target>? }", "func run() { perform(#selector(target)) }", "func run() { bind(\\.target) }",
    "func run() { call(\"a target b\") }", "func run() { for target in all {} }", "func run() { guard let target else { return } }",
    "func run() { switch a { case .target: break } }", "func run() { func target() {} }", "func run(target: Int) {}",
    "func run(a: target) {}", "func run() -> [target]? {}", "func run(a: Int = target) {}", "func target() {}",
    "func run() { defer { a = target } }", "func run() { return try await a?.b!.target }", "func run() { make<target>() }",
    "var run = target", "var run: target", "@target var run = 1", "var run: Int { target }", "var run = 1 { didSet { target() } }",
  ])
  func codeThatHoldsAWord(_ members: String) throws {
    #expect(try found("target", in: members).count == 1)
    #expect(try found("nothing", "target", in: members).count == 1)
  }

  @Test func otherCodeIsLeftOut() throws {
    let members = "func run() { target() }; func other() { nothing() }; var third = other"
    #expect(try found("target", in: members) == ["run"])
  }

  /// Whatever expression of real code is looked for by its last name, its code is among what is looked through.
  @Test func noNameOfTheExamplesIsMissed() {
    for example in ExampleSources.sample {
      for file in example.files {
        let facts = Lowering(file.contents ?? []).facts(path: file.path)
        for function in facts.types.flatMap(\.functions) + facts.functions {
          function.body?.forEachExpression { expression, _ in
            guard let name = expression.lastName else { return }
            #expect(function.words.mayHold(Word(name)), "\(name) in \(function.name), \(example.title)")
          }
        }
      }
    }
  }
}
