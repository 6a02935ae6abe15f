import HIGLintEngine
import Testing

/// What `--fix` makes of comments that suppress nothing.
@Suite struct UnusedSuppressionFixTests {
  private func fixed(_ text: String) -> String {
    var text = text
    for _ in 0..<4 {
      let findings = result(text, rules: [WrongName.self, AlsoWrong.self] + suppressionRules).findings
      text = String(decoding: FixedText(Array(text.utf8), findings, applying: [.safe]).bytes, as: UTF8.self)
    }
    return text
  }

  @Test func aCommentOfItsOwnGoesWithItsLine() {
    #expect(fixed("let a = 1\n  // higlint:disable:next wrong_name -- why\n  let b = 1\n") == "let a = 1\n  let b = 1\n")
    #expect(fixed("// higlint:disable:file all\r\nlet a = 1\r\n") == "let a = 1\r\n")
    #expect(fixed("let a = 1\n/* higlint:disable:previous wrong_name */") == "let a = 1\n")
    #expect(fixed("/* higlint:disable:this wrong_name */ let a = 1\n") == "let a = 1\n")
  }

  @Test func aCommentBehindCodeGoesWithTheBlanksBefore() {
    #expect(fixed("let a = 1  // higlint:disable:this wrong_name\nlet b = 1") == "let a = 1\nlet b = 1")
    #expect(fixed("f(a, /* higlint:disable:this wrong_name */ b)\n") == "f(a,  b)\n")
  }

  @Test func whatElseACommentSaysStays() {
    #expect(fixed("// MARK: - Alpha // higlint:disable:this wrong_name\nlet a = 1\n") == "// MARK: - Alpha\nlet a = 1\n")
    let block = "/*\n higlint:disable:next wrong_name\n What a is.\n */\nlet a = 1\n"
    #expect(fixed(block) == block)
  }

  @Test func aNameGoesFromAmongOthersThatAreNeeded() {
    let needed = "// higlint:disable:next wrong_name also_wrong -- why\nlet wrong = 1\n"
    for names in ["unknown_suppression, wrong_name also_wrong", "wrong_name also_wrong unknown_suppression"] {
      #expect(fixed("// higlint:disable:next \(names) -- why\nlet wrong = 1\n") == needed)
    }
    #expect(fixed("// higlint:disable:next also_wrong, all -- why\nlet right = 1\n") == "let right = 1\n")
  }

  @Test func aRegionGoesWithItsEnd() {
    #expect(fixed("// higlint:disable wrong_name\nlet a = 1\n// higlint:enable wrong_name\n") == "let a = 1\n")
  }

  @Test func whatIsNeededStays() {
    let text = "// higlint:disable:next wrong_name -- why\nlet wrong = 1 // higlint:disable:this also_wrong\n"
    #expect(fixed(text) == text)
  }
}
