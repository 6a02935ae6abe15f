import HIGLintEngine
import Testing

/// What is code, and what only stands in a literal or a comment.
@Suite struct CodeTokensTests {
  /// The tokens, each set off by a space; literals as `"` and `/`.
  private func tokens(_ source: String) -> String {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      var tokens = CodeTokens(bytes)
      var found: [String] = []
      while let token = tokens.next() {
        switch token.kind {
        case .text: found.append("\"")
        case .regex: found.append("/")
        default: found.append(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
        }
      }
      return found.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("let a = [1, b]", "let a = [ 1 , b ]"),
    ("a?.b!(c)&&d", "a ? . b ! ( c ) && d"),
    ("Box<[Int]>()", "Box < [ Int ] > ( )"),
    ("@a #if os(iOS)", "@ a # if os ( iOS )"),
    ("größe 😀 `class [` $0", "größe 😀 `class [` $0"),
    ("`a\n[", "` a ["),
    ("\u{FEFF}#!/bin/swift [\na", "a"),
  ])
  func code(_ source: String, _ tokens: String) {
    #expect(self.tokens(source) == tokens)
  }

  @Test(arguments: [
    "a // [ \"\nb", "a /* [ \" */ b", "a /* /* [ */ [ */ b", "a /**/ b", "a /*/ [ */ b", "a // /*\rb", "a //\r\nb",
  ])
  func comments(_ source: String) {
    #expect(tokens(source) == "a b")
  }

  @Test func anOpenCommentEndsWithTheFile() {
    #expect(tokens("a /* [ /* */ b") == "a")
  }

  @Test(arguments: [
    ##""[""##, ##""\"[""##, ##""\\""##, ##""[//""##, ##"#""[""#"##, ##"#"\("["#"##, "##\"\"#[\"##", "\"\"\"\n\"[\"\"\n\"\"\"",
    "\"\"\"\n\\\"\"\"[\n\"\"\"", "#\"\"\"\n\"\"\"[\n\"\"\"#", "#\"\"\"#", "\"\"",
  ])
  func strings(_ source: String) {
    #expect(tokens("a \(source) b") == "a \" b")
  }

  @Test(arguments: [
    (##""[\(a)[""##, "\" ( a ) \""),
    (##""\(f("[\(b)"))""##, "\" ( f ( \" ( b ) \" ) ) \""),
    (##"#"\(a\#(b)"#"##, "\" ( b ) \""),
    (##""\([a: (b)])[" c"##, "\" ( [ a : ( b ) ] ) \" c"),
    ("\"\"\"\n\\(a\n)[\n\"\"\" b", "\" ( a ) \" b"),
  ])
  func interpolations(_ source: String, _ tokens: String) {
    #expect(self.tokens(source) == tokens)
  }

  @Test func aLineEndsWhatIsOpenInIt() {
    #expect(tokens("\"[\na") == "\" a")
    #expect(tokens("\"\\(f(\"\\([\na") == "\" ( f ( \" ( [   a")
    #expect(tokens("\"\"\"\n\\(\"\\(a\n)[\n\"\"\" b") == "\" ( \" ( a  ) \" b")
  }

  @Test(arguments: ["/[(]/", "/\\/[/", "#/[/#", "#/\n[\n/#", "##/ [/# /##"])
  func regularExpressions(_ source: String) {
    #expect(tokens("a = \(source)\nb") == "a = / b")
    #expect(tokens("f(\(source))") == "f ( / )")
  }

  @Test(arguments: [
    ("a / b / [c]", "a / b / [ c ]"),
    ("a/b/[c]", "a / b / [ c ]"),
    ("(a) / b\n/ c", "( a ) / b / c"),
    ("reduce(1, /)", "reduce ( 1 , / )"),

    ("a = /[b\nc", "a = / [ b c"),
    ("func /(a: [Int])", "func / ( a : [ Int ] )"),
  ])
  func divisions(_ source: String, _ tokens: String) {
    #expect(self.tokens(source) == tokens)
  }

  @Test func manyInterpolationsNeedNoStack() {
    let source = String(repeating: "\"\\(", count: 200_000)
    #expect(tokens(source).utf8.count == 200_000 * 4 - 1)
  }
}
