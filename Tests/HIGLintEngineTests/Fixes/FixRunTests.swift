import HIGLintEngine
import Testing

/// What becomes of a project's files by fixing them.
@Suite struct FixRunTests {
  private static let rules: [any Rule.Type] = [FirstWord.self, SecondWord.self, BreakingWord.self, StubbornWord.self]

  private func fix(_ files: [String: String], _ rules: [any Rule.Type] = rules) -> FixRun.Outcome {
    let inputs = files.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) }
    let scope = Linter.Scope(rules: rules.map { ActiveRule($0) }, files: inputs)
    var run = FixRun(Linter(knownRules: Self.rules), [scope], applying: [.safe])
    return run.outcome()
  }

  private func texts(_ outcome: FixRun.Outcome) -> [String: String] {
    Dictionary(uniqueKeysWithValues: outcome.files.map { ($0.path, String(decoding: $0.fixed, as: UTF8.self)) })
  }

  @Test func whatAFixBringsIsFixedToo() {
    let outcome = fix(["A.swift": "let a = \"one\"\nlet b = \"two\"\n", "B.swift": "let c = \"four\"\n"])
    #expect(texts(outcome) == ["A.swift": "let a = \"three\"\nlet b = \"three\"\n"])
    #expect(outcome.fixed == 3)
    #expect(outcome.result.findings.isEmpty)
    #expect(outcome.result.problems.isEmpty)
  }

  @Test func aFileThatWouldNotParseIsLeftAlone() {
    let outcome = fix(["A.swift": "let a = \"break\"\n", "B.swift": "let b = \"two\"\n"])
    #expect(texts(outcome) == ["B.swift": "let b = \"three\"\n"])
    #expect(outcome.result.findings.map(\.file) == ["A.swift"])
    #expect(outcome.result.problems.map(\.file) == ["A.swift"])
    #expect(outcome.result.problems.first?.remedy.contains("breaking_word") == true)
  }

  @Test func aFileWithSyntaxErrorsIsLeftAlone() {
    let outcome = fix(["A.swift": "let a = \"two\"\nfunc ( {\n"])
    #expect(outcome.files.isEmpty)
    #expect(outcome.result.problems.map(\.message) == ["has syntax errors, so it was not fixed"])
  }

  @Test func whatMendsNothingIsTakenBack() {
    let outcome = fix(["A.swift": "let a = \"stay\"\nlet b = \"two\"\n", "B.swift": "let c = \"stay\"\n"])
    #expect(texts(outcome) == ["A.swift": "let a = \"stay\"\nlet b = \"three\"\n"])
    #expect(outcome.fixed == 1)
    #expect(outcome.result.findings.map(\.rule) == ["stubborn_word", "stubborn_word"])
  }

  @Test func onlyTheFixesThatAreAskedForAreApplied() {
    let scope = Linter.Scope(rules: [ActiveRule(SecondWord.self)], files: [SourceInput(path: "A.swift", contents: Array("let a = \"two\"".utf8))])
    var run = FixRun(Linter(knownRules: Self.rules), [scope], applying: [.suggested])
    let outcome = run.outcome()
    #expect(outcome.files.isEmpty)
    #expect(outcome.result.findings.count == 1)
  }

  @Test func whatACommentTakesBackStays() {
    let outcome = fix(["A.swift": "let a = \"two\" // higlint:disable:this second_word\n"])
    #expect(outcome.files.isEmpty)
  }
}
