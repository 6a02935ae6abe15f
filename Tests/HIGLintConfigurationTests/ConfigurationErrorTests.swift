import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintConfiguration

@Suite("What is wrong with a configuration")
struct ConfigurationErrorTests {
  @Test("Unknown keys and ids say what was meant")
  func misspellings() {
    expectErrors(
      """
      exclude: [Pods]
      profil: strict
      colour: red
      small_touch_target: off
      rules:
        small_tuch_target: off
        whatever_this_is: off
        small_touch_target:
          minimun: 44
          fill: red
      """,
      [
        "1:1: error: unknown key `exclude`: expected `included`, `excluded`, `ignored_objects`, `profile`, `rules`, `strict`, "
          + "`report_unreachable`, `fail_on`, `baseline`, `reporter`, `symbol_graphs`, `context` or `rule_pages`; did you mean `excluded`?",
        "2:1: error: unknown key `profil`: expected `included`, `excluded`, `ignored_objects`, `profile`, `rules`, `strict`, "
          + "`report_unreachable`, `fail_on`, `baseline`, `reporter`, `symbol_graphs`, `context` or `rule_pages`; did you mean `profile`?",
        "3:1: error: unknown key `colour`: expected `included`, `excluded`, `ignored_objects`, `profile`, `rules`, `strict`, "
          + "`report_unreachable`, `fail_on`, `baseline`, `reporter`, `symbol_graphs`, `context` or `rule_pages`; remove it",
        "4:1: error: unknown key `small_touch_target`: expected `included`, `excluded`, `ignored_objects`, `profile`, `rules`, "
          + "`strict`, `report_unreachable`, `fail_on`, `baseline`, `reporter`, `symbol_graphs`, `context` or `rule_pages`; a rule is "
          + "set under `rules:`",
        "6:3: error: unknown rule `small_tuch_target`; did you mean `small_touch_target`?",
        "7:3: error: unknown rule `whatever_this_is`; `higlint rules` lists every rule",
        "9:5: error: `small_touch_target` has no option `minimun`: expected `severity`, `minimum`, `near_minimum` or "
          + "`views`; did you mean `minimum`?",
        "10:5: error: `small_touch_target` has no option `fill`: expected `severity`, `minimum`, `near_minimum` or "
          + "`views`; `higlint explain small_touch_target` describes its options",
      ]
    )
  }

  @Test("Wrong types say what was expected")
  func types() {
    expectErrors(
      """
      included: Sources
      excluded:
        - {a: b}
        - [ab]
        -
      profile: [strict]
      strict: "true"
      reporter: {}
      symbol_graphs: Graphs
      rules:
        small_touch_target:
          severity: [error]
          minimum: big
          near_minimum: 1
          views: Chip
        eager_list: []
      """,
      [
        "1:11: error: `included` is `Sources`: expected a list of paths and patterns; change its value",
        "3:5: error: an item of `excluded` is a mapping: expected a list of paths and patterns; put text that begins "
          + "with `{`, or holds `: `, in quotes",
        "4:5: error: an item of `excluded` is a list: expected a list of paths and patterns; put text that begins "
          + "with `[` in quotes",
        "5:4: error: an item of `excluded` is empty: expected a list of paths and patterns; write it after the `-`, "
          + "or remove the line",
        "6:10: error: `profile` is a list: expected `recommended`, `strict` or `classic`; change its value",
        "7:9: error: `strict` is `true`: expected `true` or `false`; write it without quotes",
        "8:11: error: `reporter` is a mapping: expected `text`, `xcode` or `json`; change its value",
        "9:16: error: `symbol_graphs` is `Graphs`: expected a list of folders; change its value",
        "12:15: error: `severity` is a list: expected `off`, `note`, `warning` or `error`; change its value",
        "13:14: error: `minimum` is `big`: expected a number from 20 to 100; change its value",
        "14:19: error: `near_minimum` is `1`: expected `true` or `false`; change its value",
        "15:12: error: `views` is `Chip`: expected a list of words; change its value",
        "16:15: error: `eager_list` is a list: expected `off`, `note`, `warning` or `error`; change its value",
      ]
    )
  }

  @Test("Words out of a set say which was meant")
  func words() {
    expectErrors(
      """
      profile: recomended
      reporter: sarif
      rules:
        small_touch_target: warn
        eager_list: true
        action_sheet_with_message: false
        unused_suppression:
      """,
      [
        "1:10: error: `profile` is `recomended`: expected `recommended`, `strict` or `classic`; did you mean "
          + "`recommended`?",
        "2:11: error: `reporter` is `sarif`: expected `text`, `xcode` or `json`; write one of them",
        "4:23: error: `small_touch_target` is `warn`: expected `off`, `note`, `warning` or `error`; did you mean "
          + "`warning`?",
        "5:15: error: `eager_list` is `true`: expected `off`, `note`, `warning` or `error`; give the severity that "
          + "its findings are to have",
        "6:30: error: `action_sheet_with_message` is `false`: expected `off`, `note`, `warning` or `error`; did you "
          + "mean `off`?",
        "7:3: error: `unused_suppression` is empty: expected `off`, `note`, `warning` or `error`, or a mapping; give "
          + "it a value, or remove it",
      ]
    )
  }

  @Test("An option out of its bounds says them", arguments: ["19.9", "101", "-44", "1e300"])
  func bounds(number: String) throws {
    let problem = try #require(errors("rules:\n  small_touch_target:\n    minimum: \(number)\n").first)
    #expect(problem.position == SourcePosition(line: 3, column: 14))
    #expect(problem.message.hasSuffix("expected a number from 20 to 100"))
  }

  @Test("What is no number at all is refused", arguments: [".inf", ".nan", "'44'", "44pt", "true", "[44]", "~"])
  func noNumber(text: String) throws {
    let problem = try #require(errors("rules:\n  small_touch_target:\n    minimum: \(text)\n").first)
    #expect(problem.position == SourcePosition(line: 3, column: 14))
    #expect(problem.message.hasSuffix("expected a number from 20 to 100"))
  }

  @Test("The whole may not be a list or a word", arguments: ["- a\n", "strict\n"])
  func root(text: String) {
    let problems = errors(text)
    #expect(problems.map(\.position) == [SourcePosition(line: 1, column: 1)])
    #expect(problems.first?.message.contains("expected a mapping") == true)
  }

  @Test(
    "Broken YAML names the place",
    arguments: [
      ("rules:\n  a: [1,\n", SourcePosition(line: 3, column: 1)),
      ("strict: true\n\tprofile: strict\n", SourcePosition(line: 2, column: 1)),
      ("strict: \"true\n", SourcePosition(line: 2, column: 1)),
      ("a: b: c\n", SourcePosition(line: 1, column: 5)),
      ("excluded:\n  - *.swift\n", SourcePosition(line: 2, column: 6)),
      ("excluded:\n  - *name\n", SourcePosition(line: 2, column: 5)),
      ("strict: true\n---\nstrict: false\n", SourcePosition(line: 2, column: 1)),
      ("strict: true\nprofile: \u{1}\n", SourcePosition(line: 2, column: 10)),
    ]
  )
  func syntax(text: String, position: SourcePosition) {
    let problems = errors(text)
    #expect(problems.map(\.position) == [position])
    #expect(problems.first?.message.hasPrefix("not valid YAML: ") == true)
  }

  @Test("The usual traps of YAML get a remedy of their own")
  func syntaxRemedies() {
    #expect(errors("excluded:\n  - *.swift\n").first?.remedy == "put a pattern that begins with `*` in quotes")
    #expect(errors("excluded:\n  - *name\n").first?.remedy == "put a pattern that begins with `*` in quotes")
    #expect(errors("strict: true\n\tprofile: strict\n").first?.remedy.contains("no tabs") == true)
  }

  @Test("A key given twice is reported where it is repeated")
  func duplicates() {
    expectErrors(
      "rules:\n  eager_list: off\n  # eager_list: off\n  \"eager_list\": note\nstrict: true\n",
      ["4:3: error: `eager_list` is given twice, first at line 2; merge the two"]
    )
    expectErrors(
      "\u{FEFF}strict: true\r\nrules:\r\n  eager_list: off\r\nstrict: true\r\n",
      ["4:1: error: `strict` is given twice, first at line 1; merge the two"]
    )
    expectErrors(
      "{strict: true, strict: false}\n",
      ["1:2: error: `strict` is given twice, first at line 1; merge the two"]
    )
  }

  @Test("Columns count bytes, and lines end where an editor ends them")
  func positions() {
    let afterAccents = errors("excluded: [é, ü, {}]\n")
    #expect(afterAccents.map(\.position) == [SourcePosition(line: 1, column: 20)])
    let afterLineSeparator = errors("# a\u{2028}# b\u{85}# c\nprofil: strict\n")
    #expect(afterLineSeparator.map(\.position) == [SourcePosition(line: 2, column: 1)])
    let oldMac = errors("strict: true\rprofil: strict\r")
    #expect(oldMac.map(\.position) == [SourcePosition(line: 2, column: 1)])
    let afterByteOrderMark = errors("\u{FEFF}strict: true\r\nprofil: strict\r\n")
    #expect(afterByteOrderMark.map(\.position) == [SourcePosition(line: 2, column: 1)])
  }

  @Test("A pattern that can't be understood is an error at its place")
  func patterns() {
    expectErrors(
      "included: ['[ab', 'a{b,c', '']\n",
      [
        "1:12: error: `[ab` isn't a pattern: a `[` is never closed; mend it, or put a backslash before what is meant "
          + "as it is",
        "1:19: error: `a{b,c` isn't a pattern: a `{` is never closed; mend it, or put a backslash before what is "
          + "meant as it is",
        "1:28: error: `` isn't a pattern: the pattern is empty; mend it, or put a backslash before what is meant as "
          + "it is",
      ]
    )
  }

  @Test("A folder needs a name")
  func folders() {
    expectErrors(
      "symbol_graphs: [Graphs, '']\ncontext: ['']\n",
      [
        "1:25: error: an item of `symbol_graphs` is empty: expected the path of a folder; write `.` for this one",
        "2:11: error: an item of `context` is empty: expected the path of a file or folder; write `.` for this one",
      ]
    )
    expectErrors("context: Kit\n", ["1:10: error: `context` is `Kit`: expected a list of files and folders; change its value"])
  }

  @Test("An alias of the wrong type is an error, not a crash")
  func wrongAliases() {
    #expect(errors("included: &a [x]\nrules: *a\n").count == 1)
    #expect(errors("rules:\n  eager_list:\n    <<: off\n").count == 1)
    #expect(errors("rules:\n  ? [a]\n  : off\n").count == 1)
    let nested = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    #expect(errors("included: \(nested)\n").count == 1)
  }
}

/// What is wrong with a configuration; empty where nothing is.
private func errors(_ text: String) -> [Problem] {
  do {
    _ = try parsed(text)
    return []
  } catch let error as ConfigurationErrors {
    return error.problems
  } catch {
    Issue.record(error)
    return []
  }
}

private func expectErrors(_ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  let lines = errors(text).map { $0.description.replacing("folder/.higlint.yml:", with: "") }
  #expect(lines == expected, sourceLocation: sourceLocation)
}

extension String {
  fileprivate func replacing(_ part: String, with replacement: String) -> String {
    components(separatedBy: part).joined(separator: replacement)
  }
}
