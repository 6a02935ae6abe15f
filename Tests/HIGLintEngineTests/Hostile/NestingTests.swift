import HIGLintEngine
import HIGLintSyntax
import Testing

/// Only code that nobody writes nests too deeply.
@Suite struct NestingTests {
  private func tooDeep(_ source: String) -> Int? {
    Nesting.tooDeep(Array(source.utf8))
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("(", ")", 256), ("{", "}", 256), ("f(", ")", 256), ("f([", "])", 128), ("[f(", ")]", 128), ("[1, ", "]", 256), ("[.a(", ")]", 128),
    ("a[", "]", 256), ("[", "]", 14), ("[A<", ">]", 12), ("A<", ">", 256), ("\"\\(", ")\"", 64), ("[\"a\": ", "]", 256),
    ("#if a\n", "\n#endif\n", 256), ("if a {\n", "} else {}\n", 256), ("try ", "", 64), ("(A) -> ", "", 1000),
  ])
  func reasonableDepths(open: String, close: String, depth: Int) {
    #expect(tooDeep("let a = " + repeated(open, depth) + "1" + repeated(close, depth)) == nil)
    #expect(tooDeep("let a = " + repeated(open, depth * 3) + "1" + repeated(close, depth * 3)) != nil)
  }

  @Test(arguments: [
    "let a = \"[\"\n", "// [\n", "/* [ */\n", "let a = /[(]/\n", "let a = #/[/#\n", "let a = #\"[\\(\"#\n", "`[`\n", "#\"\"\"\n[\n\"\"\"#\n",
    "let a = \"\n", "case a\n", "import a\n", "if a < b { c() }\n", "let a = b < c\n", "func a() -> B\n", "let a = b ? c : d\n", "a.b()\n",
    "a?.b = c!.d\n", "@a var b: C?\n", "#if a\nb\n#else\nc\n#endif\n", "f(a < b, c > d)\n", "(a: [b], c: [D: E])\n", "} else {\n",
    "[[1, 2], [3, 4]],\n", "[[[a]]]\n", "private static let a = b\n", "let a: [[A<[B]>]] = [[A<[B]>]]()\n", "\"\\(a[b(c)])\"\n",
  ])
  func whatIsRepeated(_ text: String) {
    #expect(tooDeep(repeated(text, 2000)) == nil)
  }

  @Test func theLimitIsTheFirstBracketBeyondIt() {
    #expect(tooDeep("let a = " + repeated("(", 300)) == 8 + 256)
    #expect(tooDeep("let a = \"ü\" + " + repeated("(", 300)) == 15 + 256)
  }

  @Test func bracketsThatDoNotFitCloseNoOthers() {
    #expect(tooDeep(repeated("{ (]", 300)) == 128 * 4)
    #expect(tooDeep(repeated("{ ( [ }", 300)) == nil)
  }

  /// Time would double with each bracket.
  @Test func manyTypesThatAreDeepInThemselves() {
    let type = repeated("[", 14) + "Int" + repeated("]", 14)
    #expect(tooDeep("let a: \(type)") == nil)
    #expect(tooDeep(repeated("let a: \(type)\n", 10_000)) != nil)
  }

  /// For each of these the parser would read the rest of the line, to find a keyword.
  @Test(arguments: ["a: ", "a() ", "(a): ", "+(a) ", "@a ; ", "a = b; ", "a = {} ", ">< a "])
  func membersThatAreNoneOnOneLine(_ text: String) {
    #expect(tooDeep("class A {\n" + repeated(text, 200) + "\n}") == nil)
    #expect(tooDeep("class A {\n" + repeated(text, 12_500) + "\n}") != nil)
    #expect(tooDeep("extension A where B == C {\n#if a\n" + repeated(text, 12_500) + "\n#endif\n}") != nil)
    #expect(tooDeep("class A {\n" + repeated(repeated(text, 20) + "\n", 30) + "}") == nil)
  }

  /// It looks further than the line's end for one.
  @Test(arguments: ["a = 1", "a()", "a: b", "a.b()"])
  func membersThatAreNoneOnManyLines(_ text: String) {
    #expect(tooDeep("class A {\n" + repeated("\(text)\n", 200) + "}") == nil)
    #expect(tooDeep("enum A {\n" + repeated("\(text)\n", 12_500)) != nil)
  }

  @Test(arguments: [
    "public\nvar a = b()", "@a\nfunc b()", "case a = 1,\n  b = 2", "typealias A = B<C>", "associatedtype A\nwhere B: C",
    "func a() {\n  b()\n  c = d\n}", "let a = b(\n  c,\n  d\n)", "class A {\n  init() {}\n}", "var a: [B] {\n  c\n    .d()\n  e()\n}",
  ])
  func membersOnManyLines(_ text: String) {
    #expect(tooDeep("protocol A: class {\n" + repeated("\(text)\n", 12_500) + "}") == nil)
  }

  @Test(arguments: [
    "func a() {", "a(\"class b\") {", "/// Of a class.\na {", "a.class {", "var a: some B {", "let a = { b in", "init() {",
  ])
  func codeOnManyLines(_ header: String) {
    #expect(tooDeep("\(header)\n" + repeated("a()\nb = c\nd.e { f() }\n", 12_500) + "}") == nil)
    #expect(tooDeep("class A {\n\(header)\n" + repeated("a()\nb = c\nd.e { f() }\n", 12_500) + "}\n}") == nil)
  }

  /// The parser takes each for a function whose parameters end nowhere.
  @Test func callsInEachOtherThatAreNoMembers() {
    #expect(tooDeep("class A { " + repeated("a(b ", 40)) == nil)
    #expect(tooDeep("class A { " + repeated("a(b ", 250)) != nil)
    #expect(tooDeep("class A " + repeated("a(b ", 250)) != nil)
    #expect(tooDeep("class A { let a = " + repeated("a(b, ", 40) + repeated(")", 40)) == nil)
    #expect(tooDeep("class A { func a() { " + repeated("a(b, ", 250) + repeated(")", 250) + "} }") == nil)
  }

  /// The parser looks for the braces of each in all that follows.
  @Test(arguments: ["switch a ", "switch a\n"])
  func switchesWithoutBraces(_ text: String) {
    #expect(tooDeep(repeated(text, 50)) == nil)
    #expect(tooDeep(repeated(text, 12_500)) != nil)
    #expect(tooDeep(repeated("\(text) { case b: c }\n", 12_500)) == nil)
    #expect(tooDeep("let a: [B] = [" + repeated(".switch, ", 12_500) + "]") == nil)
  }

  /// Without braces, the rest of the line is taken for a type's members.
  @Test(arguments: ["<a>", " <a>", " a()", " a: b", " a = b"])
  func typesWithoutBraces(_ text: String) {
    for keyword in ["class", "struct", "enum", "protocol", "extension"] {
      #expect(tooDeep("\(keyword) A" + repeated(text, 200)) == nil)
      #expect(tooDeep("func a() { \(keyword) A" + repeated(text, 12_500) + "}") != nil)
    }
    #expect(tooDeep("let A" + repeated(text, 12_500)) == nil)
    #expect(tooDeep("class A " + repeated(text, 40) + repeated("\nlet A" + repeated(text, 40), 1000)) == nil)
  }

  /// The parser takes the bracket for closed at the second colon.
  @Test func colonsInAnOpenBracketOnOneLine() {
    #expect(tooDeep("class A { let a = B(\n" + repeated(".c: d", 300)) == nil)
    #expect(tooDeep("class A { let a = B(\n" + repeated(".c: d", 12_500)) != nil)
  }

  @Test(arguments: [
    ("class A { let a = [", "b: c, ", "] }"), ("class A { let a = [", "b ? c : d, ", "] }"),
    ("class A { let a = b(", "c: [d: e], ", "f: g) }"), ("class A { let a = [", "1, ", "] }"),
    ("class A { func a() { ", "b(); ", "} }"), ("enum A { ", "case a ", "}"),
    ("struct A { ", "var a = b ", "}"), ("struct A { ", "func a() { b() } ", "}"), ("let a = { ", "b; ", "}"),
    ("enum A: String { case ", "a = b\n, ", "c }"), ("enum A: Int { case ", "a = 1, ", "b }"),
    ("enum A { case ", "a(b: C), ", "d }"),
    ("class A { let a = \"", "\\(b)", "\" }"), ("enum A { case a", ", b", " }"), ("class A { let a = 1", " + 2", " }"),
  ])
  func linesOfAnyLength(open: String, repeated text: String, close: String) {
    #expect(tooDeep(open + repeated(text, 12_500) + close) == nil)
  }
}
