import HIGLintEngine
import Testing

@Suite("Rules that ask what storyboards and xibs set up")
struct LintedInterfaceTests {
  private let controller = Example.File("Home.swift", "class ↓Home: UIViewController {}")
  private let storyboard = Example.File(
    "Main.storyboard",
    Sample.document(#"<scenes><viewController id="c" customClass="Home" /></scenes>"#)
  )

  @Test("An example may hold a storyboard")
  func example() {
    let marked = ExampleCheck(Example("a class with a scene", files: [controller, storyboard]), HasScene.self)
    #expect(marked.found == ["Home.swift:1:7"])
    #expect(marked.passes)
    #expect(ExampleCheck(Example("a class without one", files: [controller]), HasScene.self).found.isEmpty)
  }

  @Test("A scene in one part of the project is known to the rules of another")
  func scopes() {
    let source = SourceInput(path: "Home.swift", contents: Array("class Home: UIViewController {}".utf8))
    let interface = SourceInput(path: storyboard.path, contents: Array(storyboard.source.utf8))
    let scopes = [
      Linter.Scope(rules: [ActiveRule(HasScene.self)], files: [source]),
      Linter.Scope(rules: [], files: [], interfaces: [interface]),
    ]
    let result = Linter(knownRules: [HasScene.self]).lint(scopes)
    #expect(result.findings.count == 1)
    #expect(result.files == 2)
  }

  @Test("A damaged storyboard is a problem, and hides no finding")
  func damage() {
    let source = SourceInput(path: "Home.swift", contents: Array("class Home: UIViewController {}".utf8))
    let sound = SourceInput(path: storyboard.path, contents: Array(storyboard.source.utf8))
    let damaged = SourceInput(path: "Other.xib", contents: Array("<document".utf8))
    let scope = Linter.Scope(rules: [ActiveRule(HasScene.self)], files: [source], interfaces: [damaged, sound])
    let result = Linter(knownRules: [HasScene.self]).lint([scope])
    #expect(result.findings.count == 1)
    #expect(result.problems.map(\.file) == ["Other.xib"])
  }
}

/// Reports classes that a storyboard sets up.
private struct HasScene: TypeRule {
  static let description = RuleDescription(
    id: "has_scene",
    chapter: .cells,
    summary: "A class with a scene.",
    rationale: "It is set up there.",
    guidelines: [],
    triggers: ["UIViewController"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ type: ProjectType, _ context: inout RuleContext) {
    guard let file = type.files.first, type.interfaceElements.contains(where: \.isController) else { return }
    context.report("has a scene", at: type.nameRange, in: file)
  }
}
