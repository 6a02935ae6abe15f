import Foundation
import HIGLintEngine
import Testing

/// What is reached is known again from run to run, as far as nothing on the way has changed.
@Suite struct ReachedAfterEditsTests {
  private func scope(_ texts: [String: String], _ rule: any Rule.Type) -> Linter.Scope {
    let inputs = texts.sorted { $0.key < $1.key }.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    return Linter.Scope(rules: [ActiveRule(rule)], files: inputs)
  }

  @Test(arguments: [1, 3])
  func everyEditIsSeen(seed: UInt64) {
    var app = LinkedApp(seed: seed)
    let session = ProjectSession()
    let linter = Linter(knownRules: [Flagged.self], jobs: 2)
    var (last, changes) = ("", 0)
    for number in 0..<400 {
      let edit = app.edit()
      let alone = "\(linter.lint([scope(app.texts, Flagged.self)]))"
      let found = session.lint([scope(app.texts, Flagged.self)], by: linter).map { "\($0)" }
      #expect(found == alone, "edit \(number): \(edit)")
      if found != alone { return }
      changes += alone == last ? 0 : 1
      last = alone
    }
    // Else the edits would prove nothing.
    #expect(changes > 20)
  }

  /// A file that only says the names, and that nothing reaches.
  @Test func whatLiesBesideTheWayIsNotOnIt() throws {
    var texts = [
      "A.swift": "final class Aside { let name = \"\"; func show() { Harbour().open() } }\n",
      "AppDelegate.swift": """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { Harbour().open() }
        }
        """,
      "Harbour.swift": #"final class Harbour { func open() { flag("harbour") } }"#,
    ]
    let session = ProjectSession()
    let linter = Linter(knownRules: [Logged.self], jobs: 1)
    #expect(session.lint([scope(texts, Logged.self)], by: linter)?.findings.map(\.message) == ["harbour"])
    #expect(Logged.log.take() == ["Harbour.swift"])
    texts["A.swift"]?.append("// Harbour\n")
    #expect(session.lint([scope(texts, Logged.self)], by: linter)?.findings.map(\.message) == ["harbour"])
    #expect(Logged.log.take() == [])
    texts["AppDelegate.swift"] = texts["AppDelegate.swift"]?.replacingOccurrences(of: "Harbour().open()", with: "")
    #expect(session.lint([scope(texts, Logged.self)], by: linter)?.findings == [])
    #expect(Logged.log.take() == ["Harbour.swift"])
  }
}

/// Types whose code takes each other up and drops each other again, below an app's entry point.
private struct LinkedApp {
  private(set) var texts: [String: String] = [:]
  /// What each function says beside its flag.
  private var lines: [[[String]]]
  private var random: SplitMix64

  private static let count = 8

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    lines = [[[String]]](repeating: [[], [], [], []], count: Self.count)
    texts["AppDelegate.swift"] = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { Type0().run(); Type1().help(name: "") }
      }
      """
    for type in 0..<Self.count { write(type) }
  }

  mutating func edit() -> String {
    let (type, function) = (Int.random(in: 0..<Self.count, using: &random), Int.random(in: 0..<4, using: &random))
    lines[type][function] = (0..<Int.random(in: 0..<3, using: &random)).map { _ in line() }
    write(type)
    return texts["Type\(type).swift"] ?? ""
  }

  private mutating func line() -> String {
    let other = Int.random(in: 0..<Self.count, using: &random)
    let lines = [
      "_ = Type\(other)()", "Type\(other)().run()", "free\(other)()", "help(count: 1)", "help(name: text)", "any.help(name: text)",
      "if false { _ = Type\(other)() }", "guard true else { free\(other)(); return }", "/* Type\(other)() */", "make().run()",
      "table.register(Type\(other).self, forCellReuseIdentifier: \"Type\(other)\")", "", "let other: Type\(other)? = nil",
      "_ = table.dequeueReusableCell(withIdentifier: \"Type\(other)\")", "_ = \"\\(Type\(other).self)\"",
    ]
    return lines.randomElement(using: &random) ?? ""
  }

  private mutating func write(_ type: Int) {
    func body(_ function: Int, _ name: String) -> String { "{ flag(\"\(type) \(name)\"); \(lines[type][function].joined(separator: "; ")) }" }
    texts["Type\(type).swift"] = """
      final class Type\(type): \(type % 2 == 0 ? "NSObject" : "UITableViewCell") {
        func run() \(body(0, "run"))
        private func help(count: Int) \(body(1, "count"))
        func help(name: String) \(body(2, "name"))
      }
      func free\(type)() \(body(3, "free"))

      """
  }
}

/// Reports each `flag("…")`, and tells which files it was asked about.
private struct Logged: FileRule {
  static let description = RuleDescription(
    id: "logged", chapter: .cells, summary: "A flag.", rationale: "It is flagged.", guidelines: [], triggers: ["flag"],
    examples: Examples(bad: [], good: [])
  )

  static let log = Log()

  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: [String] = []

    func add(_ path: String) { lock.withLock { paths.append(path) } }

    /// What was added since the last time.
    func take() -> [String] {
      lock.withLock {
        defer { paths = [] }
        return paths
      }
    }
  }

  func check(_ file: Int, _ context: inout RuleContext) {
    Self.log.add(context.project.files[file].path)
    Flagged().check(file, &context)
  }
}
