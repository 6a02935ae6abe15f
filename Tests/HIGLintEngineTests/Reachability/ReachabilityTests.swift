import HIGLintEngine
import Testing

@Suite("What can be reached from where an app begins")
struct ReachabilityTests {
  private static let delegate = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) { window.rootViewController = Harbour() }
    }
    """

  /// The texts of `flag("…")` in the files that are reported.
  private func flags(
    _ files: [String: String],
    interfaces: [String: String] = [:],
    foreign: [String: String] = [:],
    reportsUnreachable: Bool = false
  ) -> [String] {
    func inputs(_ texts: [String: String]) -> [SourceInput] {
      texts.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    }
    let scope = Linter.Scope(
      rules: [ActiveRule(Flagged.self)], files: inputs(files), interfaces: inputs(interfaces), foreign: inputs(foreign)
    )
    let result = Linter(knownRules: [Flagged.self], reportsUnreachable: reportsUnreachable).lint([scope])
    #expect(result.problems.isEmpty)
    return result.findings.map(\.message).sorted()
  }

  @Test("Types that nothing names, and what only they name, aren't reached")
  func types() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour: UIViewController { let boat = Boat(); override func viewDidLoad() { flag("harbour") } }"#,
      "Boat.swift": #"final class Boat { init() { flag("boat") } }"#,
      "Wreck.swift": #"final class Wreck { let hull = Hull(); init() { flag("wreck") } }"#,
      "Hull.swift": #"final class Hull { let wreck: Wreck?; init() { flag("hull") } }"#,
      "Comment.swift": "// Wreck() was shown here.\nlet note = 1\n",
    ]
    #expect(flags(files) == ["boat", "harbour"])
    #expect(flags(files, reportsUnreachable: true) == ["boat", "harbour", "hull", "wreck"])
  }

  @Test("Without an app's entry point, everything counts", arguments: [
    ("Boat.swift", "struct Kit {}"),
    ("Demo/AppDelegate.swift", delegate),
    ("Example App/Main.swift", "@main struct Shown: App { var body: some Scene { WindowGroup {} } }"),
  ])
  func libraries(path: String, text: String) {
    #expect(flags([path: text, "Wreck.swift": #"final class Wreck { init() { flag("wreck") } }"#]) == ["wreck"])
  }

  @Test("What a storyboard makes, or another language names, is reached")
  func otherFiles() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Drawn.swift": #"final class Drawn: UIViewController { init() { flag("drawn") } }"#,
      "Legacy.swift": #"final class Legacy: UIViewController { init() { flag("legacy") } }"#,
      "Shared.swift": #"final class Shared: UIViewController { init() { flag("shared") } }"#,
      "Lost.swift": #"final class Lost: UIViewController { init() { flag("lost") } }"#,
    ]
    let storyboard = Sample.document(#"<scenes><viewController id="c" customClass="Drawn"/></scenes>"#)
    let found = flags(
      files,
      interfaces: ["Main.storyboard": storyboard],
      foreign: ["Old.m": "[[Legacy alloc] init];", "Info.plist": "<string>$(PRODUCT_MODULE_NAME).Shared</string>"]
    )
    #expect(found == ["drawn", "legacy", "shared"])
  }

  @Test("A name in a text is one by which a class may be found; a test's isn't")
  func texts() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": #"final class Harbour { init() { NSClassFromString("App.Found") } }"#,
      "Found.swift": #"final class Found { init() { flag("found") } }"#,
      "Tried.swift": #"final class Tried { init() { flag("tried") } }"#,
      "Tests.swift": "import XCTest\nfinal class HarbourTests: XCTestCase { func test() { Tried() } }",
    ]
    #expect(flags(files) == ["found"])
  }

  @Test("Members that nobody calls aren't reached; those that a framework may call are", arguments: [
    (#"func unused() { flag("x") }"#, false),
    (#"private func tableView(_ table: UITableView) { flag("x") }"#, false),
    (#"func tableView(_ table: UITableView) { flag("x") }"#, true),
    (#"override func viewDidLoad() { flag("x") }"#, true),
    (#"@objc func tapped() { flag("x") }"#, true),
    (#"func sail() { flag("x") }; func go() { sail() }"#, true),
    (#"func sail() { sail(); flag("x") }"#, false),
    (#"lazy var buoy = flag("x")"#, false),
    (#"private var title = flag("x")"#, true),
    (#"private var title: String { flag("x") }"#, false),
    (#"@State var buoy = flag("x")"#, true),
    (#"static func make() -> Harbour { flag("x") }"#, false),
    (#"static func make() -> Harbour { flag("x") }; static let one = Harbour.make()"#, true),
  ])
  func members(member: String, isReached: Bool) {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController, UITableViewDelegate {\n  \(member)\n}\n",
      // Another type's members of these names are no use of the harbour's.
      "Pier.swift": "enum Pier { static func make() {}; static let one = Pier.make(); let all = [one][0].make() }",
    ]
    #expect(flags(files) == (isReached ? ["x"] : []))
  }

  @Test("An extension's function of a type that isn't the project's is reached where something reached calls it")
  func extensions() {
    let files = [
      "AppDelegate.swift": Self.delegate,
      "Harbour.swift": "final class Harbour: UIViewController { init() { view.anchor() } }",
      "Wreck.swift": "final class Wreck { init() { view.sink() } }",
      "Views.swift": #"extension UIView { func anchor() { flag("anchor") }; func sink() { flag("sink") } }"#,
      "Free.swift": #"func drift() { flag("drift") }"#,
    ]
    #expect(flags(files) == ["anchor"])
  }
}

/// Reports each `flag("…")`.
private struct Flagged: FileRule {
  static let description = RuleDescription(
    id: "flagged",
    chapter: .cells,
    summary: "A flag.",
    rationale: "It is flagged.",
    guidelines: [],
    triggers: ["flag"],
    examples: Examples(bad: [], good: [])
  )

  func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file, mentioning: ["flag"]) {
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "flag", let text = call.arguments.first?.value.text else { return }
        context.report(text, at: expression.range, in: file)
      }
    }
  }
}
