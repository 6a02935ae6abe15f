import HIGLintEngine
import Testing

@Suite("What is said about suppressions")
struct SuppressionFindingTests {
  @Test("One that suppresses nothing is reported at its id")
  func unused() {
    #expect(
      lint("let right = 1 // higlint:disable:this wrong_name -- why\n")
        == ["unused_suppression 1:39-49: `wrong_name` finds nothing to suppress here; remove it"]
    )
    #expect(
      lint("// higlint:disable:file all\n")
        == ["unused_suppression 1:25-28: No rule finds anything to suppress here; remove it"]
    )
  }

  @Test("Of several ids only those without effect are reported")
  func partlyUnused() {
    let both: [any Rule.Type] = [WrongName.self, AlsoWrong.self] + suppressionRules
    let text = "// higlint:disable wrong_name\nlet wrong = 1\n// higlint:disable:file also_wrong, wrong_name\n"
    #expect(lint(text, rules: both) == [])
    #expect(
      lint("// higlint:disable:next wrong_name\n// higlint:disable:next also_wrong\nlet wrong = 1\n", rules: both) == []
    )
    #expect(
      lint("let wrong = 1\n// higlint:disable wrong_name\n")
        == ["wrong_name 1:5", "unused_suppression 2:20-30: `wrong_name` finds nothing to suppress here; remove it"]
    )
  }

  @Test("The suppression of a rule that doesn't run isn't unused")
  func notRunning() {
    #expect(lint("// higlint:disable:next turned_off\nlet right = 1\n") == [])
    #expect(lint("// higlint:disable also_wrong\n// higlint:enable also_wrong\n") == [])
  }

  @Test("Nothing before the first line of code, and nothing after the last")
  func nothingThere() {
    #expect(lint("// higlint:disable:previous wrong_name\nlet right = 1\n").count == 1)
    #expect(lint("let right = 1\n// higlint:disable:next wrong_name\n").count == 1)
    #expect(lint("// higlint:disable:next wrong_name").count == 1)
  }

  @Test("An enable that ends nothing is unused")
  func enable() {
    #expect(
      lint("// higlint:enable wrong_name\n")
        == ["unused_suppression 1:19-29: `wrong_name` isn't disabled here; remove it"]
    )
    #expect(
      lint("// higlint:enable all\n") == ["unused_suppression 1:19-22: No rule is disabled here; remove it"]
    )
  }

  @Test("An unknown rule is reported at its id, with what was meant")
  func unknownRule() {
    #expect(
      lint("// higlint:disable:next wrong_nam, all\nlet wrong = 1\n")
        == ["unknown_suppression 1:25-34: There is no rule `wrong_nam`; did you mean `wrong_name`?"]
    )
    #expect(
      lint("// higlint:disable:file some_other_linters_rule\n") == [
        "unknown_suppression 1:25-48: There is no rule `some_other_linters_rule`; `higlint rules` lists every rule"
      ]
    )
  }

  @Test("A reason without dashes is one finding, not one a word")
  func reason() {
    #expect(
      lint("let wrong = 1 // higlint:disable:this wrong_name because it is so\n") == [
        "unknown_suppression 1:50-57: There is no rule `because`; `higlint rules` lists every rule, and `--` goes "
          + "before a reason"
      ]
    )
  }

  @Test("An unknown action is reported, and suppresses nothing")
  func unknownAction() {
    #expect(
      lint("// higlint:disable:nxet wrong_name\nlet wrong = 1\n") == [
        "unknown_suppression 1:4-24: There is no `higlint:disable:nxet`; did you mean `disable:next`?",
        "wrong_name 2:5",
      ]
    )
    #expect(
      lint("// higlint:forgive wrong_name\n") == [
        "unknown_suppression 1:4-19: There is no `higlint:forgive`; write one of `disable`, `disable:next`, "
          + "`disable:this`, `disable:previous`, `disable:file`, `enable`"
      ]
    )
  }

  @Test("A comment that names no rule is reported, and suppresses nothing")
  func noRule() {
    #expect(
      lint("let wrong = 1 // higlint:disable:this -- why\n") == [
        "wrong_name 1:5", "unknown_suppression 1:18-38: This comment names no rule; name one, or `all`",
      ]
    )
  }

  @Test("They can be turned off")
  func turnedOff() {
    #expect(lint("// higlint:disable:file wrong_name wrong\n", rules: [WrongName.self]) == [])
  }

  @Test("They can be suppressed by name, but not by all")
  func suppressed() {
    #expect(lint("// higlint:disable:this wrong_name unused_suppression\n") == [])
    #expect(lint("// higlint:disable:this wrong_nam unknown_suppression\n") == [])
    #expect(lint("// higlint:disable:file wrong_name all\n").count == 2)
    #expect(
      lint("// higlint:disable:file unused_suppression\n") == [
        "unused_suppression 1:25-43: `unused_suppression` finds nothing to suppress here; remove it"
      ]
    )
  }

  @Test("Their severity is the configuration's")
  func severity() {
    let scope = Linter.Scope(
      rules: [ActiveRule(UnknownSuppression.self, severity: .error)],
      files: [SourceInput(path: "A.swift", contents: Array("// higlint:disable x_y\n".utf8))]
    )
    #expect(Linter(knownRules: []).lint([scope]).findings.map(\.severity) == [.error])
  }

  @Test("Positions are right behind every line end, letters of several bytes, and a byte order mark")
  func positions() {
    let text =
      "\u{FEFF}let a = 1\r\nlet b = \"é\" // higlint:disable:this wrong_nam\r"
      + "let wrong = 1 // higlint:disable:this wrong_name\r\n"
    #expect(
      lint(text) == ["unknown_suppression 2:38-47: There is no rule `wrong_nam`; did you mean `wrong_name`?"]
    )
  }

  @Test("A file that isn't whole Swift keeps its suppressions")
  func broken() {
    #expect(lint("let wrong = 1 // higlint:disable:this wrong_name\nfunc f( {\n") == [])
  }

  @Test("Their examples hold", arguments: suppressionRules.indices)
  func examples(index: Int) {
    let rule = suppressionRules[index]
    for example in rule.description.examples.bad + rule.description.examples.good {
      let check = ExampleCheck(example, rule)
      #expect(check.passes, "\(example.title): \(check.found)")
    }
    #expect(rule.description.examples.bad.allSatisfy { !ExampleCheck($0, rule).expected.isEmpty })
  }
}
