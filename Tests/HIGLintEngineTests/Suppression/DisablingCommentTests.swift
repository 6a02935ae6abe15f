import HIGLintEngine
import Testing

/// Where comments go that take findings back.
@Suite struct DisablingCommentTests {
  /// - Parameter line: counted from 0.
  private func above(_ code: String, line: Int) -> String? {
    comment(code).aboveLine(line + 1).map { code.applying($0) }
  }

  private func forFile(_ code: String) -> String { code.applying(comment(code).forFile()) }

  private func comment(_ code: String) -> DisablingComment {
    DisablingComment(in: SourceLines(Array(code.utf8)), rules: ["new_rule"], reason: "reason")
  }

  @Test func aCommentStandsAboveWithTheLinesIndentation() {
    #expect(above("a\n\tb\n", line: 1) == "a\n\t// higlint:disable:next new_rule -- reason\n\tb\n")
    #expect(above("a", line: 0) == "// higlint:disable:next new_rule -- reason\na")
    #expect(above("a\r\nb\r\n", line: 1) == "a\r\n// higlint:disable:next new_rule -- reason\r\nb\r\n")
  }

  @Test func aCommentThatIsThereNamesOneRuleMore() {
    #expect(above("  // higlint:disable:next a, b -- why\nx", line: 1) == "  // higlint:disable:next a, b new_rule -- why\nx")
    #expect(above("// higlint:disable:next a\nx", line: 1) == "// higlint:disable:next a new_rule\nx")
    #expect(above("// swiftlint:disable:next x // higlint:disable:next a // more\nx", line: 1)
      == "// swiftlint:disable:next x // higlint:disable:next a new_rule // more\nx")
  }

  @Test func anotherOrderIsLeftAlone() {
    let comment = "// higlint:disable:file a -- why\n"
    #expect(above(comment + "x", line: 1) == comment + "// higlint:disable:next new_rule -- reason\nx")
  }

  @Test func nothingIsPutIntoALiteral() {
    #expect(above("let a = \"\"\"\n  \\(b)\n  \"\"\"\n", line: 1) == nil)
    #expect(above("let a = \"\"\"\n  \\(b)\n  \"\"\"\nc", line: 3) != nil)
  }

  @Test func theFilesCommentStandsBelowItsHeader() {
    let comment = "// higlint:disable:file new_rule -- reason\n"
    #expect(forFile("//\n//  A.swift\n//\n\nimport UIKit\n") == "//\n//  A.swift\n//\n\n\(comment)\nimport UIKit\n")
    #expect(forFile("/*\n Licence\n */\nimport UIKit\n") == "/*\n Licence\n */\n\n\(comment)import UIKit\n")
    #expect(forFile("import UIKit\n") == comment + "import UIKit\n")
    #expect(forFile("// What A is.\nclass A {}\n") == comment + "// What A is.\nclass A {}\n")
    #expect(forFile("/// What A is.\nclass A {}\n") == comment + "/// What A is.\nclass A {}\n")
    #expect(forFile("") == comment)
  }

  @Test func theFilesCommentThatIsThereNamesOneRuleMore() {
    #expect(forFile("// Licence\n\n// higlint:disable:file a -- why\n") == "// Licence\n\n// higlint:disable:file a new_rule -- why\n")
  }
}

extension String {
  fileprivate func applying(_ insertion: DisablingComment.Insertion) -> String {
    var bytes = Array(utf8)
    bytes.insert(contentsOf: insertion.text.utf8, at: insertion.place)
    return String(decoding: bytes, as: UTF8.self)
  }
}
