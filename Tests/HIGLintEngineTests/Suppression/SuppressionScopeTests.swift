import Foundation
import HIGLintEngine
import Testing

@Suite("What a suppression takes back")
struct SuppressionScopeTests {
  @Test("Without a suppression, everything is reported")
  func none() {
    #expect(lint("let wrong = 1\n") == ["wrong_name 1:5"])
  }

  @Test("disable:next speaks of the next line of code")
  func next() {
    #expect(
      lint("// higlint:disable:next wrong_name\nlet wrong1 = 1\nlet wrong2 = 2\n") == ["wrong_name 3:5"]
    )
    #expect(lint("// higlint:disable:next wrong_name\n\n// A remark.\nlet wrong = 1\n") == [])
    #expect(lint("/* higlint:disable:next wrong_name */ let wrong1 = 1\nlet wrong2 = 2\n") == ["wrong_name 1:43"])
    #expect(
      lint("/*\n higlint:disable:next wrong_name\n */\nlet wrong1 = 1\nlet wrong2 = 2\n") == ["wrong_name 5:5"]
    )
  }

  @Test("disable:this speaks of its own line")
  func this() {
    #expect(
      lint("let wrong1 = 1\nlet wrong2 = 2 // higlint:disable:this wrong_name\nlet wrong3 = 3\n")
        == ["wrong_name 1:5", "wrong_name 3:5"]
    )
    #expect(lint("let /* higlint:disable:this wrong_name */ wrong = 1\n") == [])
  }

  @Test("disable:previous speaks of the line of code before")
  func previous() {
    #expect(
      lint("let wrong1 = 1\nlet wrong2 = 2\n// higlint:disable:previous wrong_name\nlet wrong3 = 3\n")
        == ["wrong_name 1:5", "wrong_name 4:5"]
    )
    #expect(lint("let wrong = 1\n\n// A remark.\n// higlint:disable:previous wrong_name") == [])
  }

  @Test("disable:file speaks of the whole file, wherever it stands")
  func file() {
    let result = result("let wrong1 = 1\nlet wrong2 = 2\n// higlint:disable:file wrong_name\n")
    #expect(result.findings.isEmpty)
    #expect(result.suppressed.count == 2)
  }

  @Test("disable and enable enclose a region")
  func region() {
    #expect(
      lint(
        """
        let wrong1 = 1
        // higlint:disable wrong_name
        let wrong2 = 2
        let wrong3 = 3
        // higlint:enable wrong_name
        let wrong4 = 4
        // higlint:disable wrong_name
        let wrong5 = 5
        """
      ) == ["wrong_name 1:5", "wrong_name 6:5"]
    )
    #expect(lint("let wrong = 1 // higlint:disable wrong_name\n") == [])
    let region = "// higlint:disable wrong_name\nlet wrong = 1\n"
    #expect(
      lint(region + region + "// higlint:enable all\nlet wrong = 1\n" + region + "// higlint:enable wrong_name\nlet wrong = 1\n")
        == ["wrong_name 6:5", "wrong_name 10:5"]
    )
    #expect(
      lint("// higlint:disable wrong_name\nlet wrong1 = 1 /* higlint:enable wrong_name */; let wrong2 = 2\n")
        == ["wrong_name 2:53"]
    )
  }

  @Test("A region of all can be ended for one rule, and a region of one rule for all")
  func mixedRegions() {
    let both: [any Rule.Type] = [WrongName.self, AlsoWrong.self] + suppressionRules
    #expect(
      lint(
        "// higlint:disable all\nlet wrong1 = 1\n// higlint:enable wrong_name\nlet wrong2 = 2\n",
        rules: both
      ) == ["wrong_name 4:5"]
    )
    #expect(
      lint(
        "// higlint:disable wrong_name also_wrong\nlet wrong1 = 1\n// higlint:enable all\nlet wrong2 = 2\n",
        rules: both
      ) == ["also_wrong 4:5", "wrong_name 4:5"]
    )
  }

  @Test(
    "Ids are separated by spaces, commas or both, and a reason follows two dashes",
    arguments: [
      "wrong_name also_wrong", "wrong_name,also_wrong", "wrong_name, also_wrong", "wrong_name ,also_wrong,",
      "all", "wrong_name also_wrong -- the bar enlarges it", "all --no reason", "all — a dash", "all // more",
    ]
  )
  func lists(ids: String) {
    let both: [any Rule.Type] = [WrongName.self, AlsoWrong.self] + suppressionRules
    let result = result("// higlint:disable:next \(ids)\nlet wrong = 1\n", rules: both)
    #expect(result.findings.isEmpty)
    #expect(result.suppressed.count == 2)
  }

  @Test(
    "It may stand in every kind of comment, behind another tool's comment or a remark",
    arguments: [
      "//higlint:disable:this wrong_name", "/// higlint:disable:this wrong_name",
      "/* higlint:disable:this wrong_name */", "/** higlint:disable:this wrong_name */",
      "/*higlint:disable:this wrong_name*/", "// higlint: disable:this wrong_name",
      "// A remark. // higlint:disable:this wrong_name",
      "// swiftlint:disable:this identifier_name // higlint:disable:this wrong_name",
      "// higlint:disable:this wrong_name // swiftlint:disable:this identifier_name",
    ]
  )
  func comments(comment: String) {
    #expect(lint("let wrong = 1 \(comment)\n") == [])
  }

  @Test(
    "What only speaks of suppressions is none",
    arguments: [
      #"let text = "// higlint:disable:file wrong_name""#,
      "let text = \"\"\"\n  // higlint:disable:file wrong_name\n  \"\"\"",
      ##"let text = #"/* higlint:disable:file wrong_name */"#"##,
      "/// Write `// higlint:disable:file wrong_name` to be rid of it.",
      "/// ```\n/// // higlint:disable:file wrong_name\n/// ```",
      "// Write higlint:disable:file wrong_name to be rid of it.",
      "// See https://example.com//higlint:disable:file",
      "// higlint: a linter for interfaces",
    ]
  )
  func mentions(text: String) {
    let line = text.components(separatedBy: "\n").count + 1
    #expect(lint("\(text)\nlet wrong = 1\n") == ["wrong_name \(line):5"])
  }

  @Test("A comment inside an interpolation counts")
  func interpolation() {
    #expect(lint("let wrong = \"\\(1 /* higlint:disable:this wrong_name */)\"\n") == [])
  }

  @Test("What is taken back is told, with the reason that its comment gives")
  func reasons() {
    let result = result("""
      let wrong1 = 1 // higlint:disable:this wrong_name -- the bar enlarges it
      let wrong2 = 2 // higlint:disable:this wrong_name
      """)
    #expect(result.suppressed.map(\.finding.range.start.line) == [1, 2])
    #expect(result.suppressed.map(\.reason) == ["the bar enlarges it", nil])
  }
}
