import HIGLintEngine
import HIGLintRules
import Testing

/// Sources that would end the run, or keep it from ending.
struct HostileSource: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  /// So many signs in each other, or in a row.
  static let all: [HostileSource] = [
    nested("square brackets", "[", "]"),
    nested("open square brackets", "["),
    nested("parentheses", "(1, ", ")"),
    nested("both brackets", "[(", ")]"),
    nested("types of arrays", "[any [", "]]"),
    nested("generic types in arrays", "[A<", ">]"),
    nested("calls", "f([a: ", "])"),
    nested("closures", "f { x in ", "}"),
    nested("captures", "{ [a = ", "] in }"),
    nested("generic arguments", "A<", ">"),
    nested("comparisons", "a < "),
    nested("attributes", "{ @a(", ") in }"),
    nested("attributes in braces", "f { @a b "),
    nested("attributes of types", "A<@a<", ">>"),
    nested("interpolations", "\"\\(", ")\""),
    nested("choices", "a ? ", " : b"),
    nested("prefixes", "- "),
    nested("attempts", "try! "),
    nested("packs", "repeat each "),
    nested("function types", "(A) -> "),
    nested("number signs", "#"),
    HostileSource(name: "members", text: "let a = b" + repeated(".c()")),
    HostileSource(name: "generic members", text: "let a = b" + repeated(".c<[D]>()")),
    HostileSource(name: "calls in a row", text: "let a = b" + repeated("()")),
    HostileSource(name: "optional types", text: "let a: B" + repeated("?")),
    HostileSource(name: "operands", text: "let a = b" + repeated(" && b")),
    HostileSource(name: "conditional compilation", text: repeated("#if A\n")),
    HostileSource(name: "branches", text: "func a() { if b {}" + repeated(" else if b {}") + " }"),
    HostileSource(name: "loops", text: "func a() {" + repeated(" for b in c {")),
    HostileSource(name: "cases", text: "func a() { switch b {\n" + repeated("case 1: c()\n") + "}}"),
    HostileSource(name: "classes", text: repeated("class A { ")),
    HostileSource(name: "modifiers", text: repeated("nonisolated ")),
    HostileSource(name: "patterns", text: "func a() { if case " + repeated("let ") + "b = c {} }"),
    HostileSource(name: "comments", text: repeated("/*")),
    HostileSource(name: "suppressions", text: repeated("// higlint:disable all\n")),
    HostileSource(name: "conflicts", text: repeated("<<<<<<< a\n")),
    HostileSource(name: "quotes", text: repeated("\"")),
    HostileSource(name: "regular expressions on lines", text: repeated("#/\n")),
    HostileSource(name: "slashes in an operator", text: "let a = b " + repeated("+/") + " c"),
    HostileSource(name: "zeros", text: repeated("a\0\n")),
    HostileSource(name: "one long string", text: "let a = \"" + repeated("[(b") + "\""),
  ]

  private static let count = 5_000

  private static func nested(_ name: String, _ open: String, _ close: String = "") -> HostileSource {
    HostileSource(name: name, text: "let a = " + repeated(open) + "1" + repeated(close))
  }

  private static func repeated(_ text: String) -> String {
    String(repeating: text, count: count)
  }
}

/// A source can be too deep to be read; whatever it holds, the others are linted.
@Suite(.timeLimit(.minutes(60))) struct HostileSourceTests {
  @Test(arguments: HostileSource.all)
  func theOthersAreLinted(_ source: HostileSource) {
    let result = lint(Self.good + source.text)
    #expect(Set(result.findings.map(\.file)) == ["Good.swift", "Hostile.swift"])
    for problem in result.problems {
      #expect(problem.file == "Hostile.swift" && problem.message == "the code from here on is nested too deeply to be read")
      #expect(problem.position.map { $0.line > 4 } == true)
    }
  }

  @Test func whatIsReadIsReported() {
    let deep = String(repeating: "[", count: 30)
    let result = lint(Self.good + "\nlet a = \(deep)\n" + Self.good)
    #expect(result.findings.filter { $0.file == "Hostile.swift" }.map(\.range.start.line) == [3])
    #expect(result.problems.map(\.position) == [SourcePosition(line: 6, column: 25)])
  }

  private static let good = """
    final class Bar: UIView { let button = UIButton(primaryAction: act) }
    extension Bar { func lay() {
      button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    } }

    """

  private func lint(_ text: String) -> LintResult {
    let files = [("Hostile.swift", text), ("Good.swift", Self.good)].map { SourceInput(path: $0, contents: Array($1.utf8)) }
    return Linter(knownRules: allRules).lint([Linter.Scope(rules: ExampleSources.everyRule, files: files)])
  }
}
