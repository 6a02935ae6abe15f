import HIGLintEngine
import Testing

/// How several fixes share one text.
@Suite struct FixedTextTests {
  private func finding(_ edits: [(from: Int, to: Int, text: String)], line: Int = 1) -> Finding {
    let edits = edits.map { edit in
      let start = SourcePosition(line: line, column: edit.from)
      let range = SourceRange(start: start, end: SourcePosition(line: line, column: edit.to))
      return Finding.Fix.Edit(range: range, replacement: edit.text)
    }
    let place = edits.first?.range ?? SourceRange(start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 1))
    return Finding(
      rule: "rule", severity: .warning, message: "", file: "A.swift", range: place,
      fixes: [Finding.Fix(message: "Fix it", edits: edits)]
    )
  }

  private func fixed(_ text: String, _ findings: [Finding]) -> (text: String, applied: Int) {
    let fixed = FixedText(Array(text.utf8), findings, applying: [.safe])
    return (String(decoding: fixed.bytes, as: UTF8.self), fixed.applied.count)
  }

  @Test func editsAreAppliedWhereTheyBelongInAnyOrder() {
    let first = finding([(5, 6, "yellow"), (1, 2, "red")])
    let second = finding([(3, 4, "green")])
    #expect(fixed("a b c", [first, second]) == ("red green yellow", 2))
  }

  @Test func ofTwoThatOverlapTheFirstIsApplied() {
    let first = finding([(1, 4, "x")])
    let second = finding([(3, 6, "y")])
    #expect(fixed("a b c", [first, second]) == ("x c", 1))
  }

  @Test func ofTwoInsertionsAtOnePlaceTheFirstIsApplied() {
    let findings = [finding([(3, 3, "1")]), finding([(3, 3, "2")])]
    #expect(fixed("a b", findings) == ("a 1b", 1))
  }

  @Test func neighboursAreBothApplied() {
    let findings = [finding([(1, 2, "x")]), finding([(2, 3, "y")])]
    #expect(fixed("abc", findings) == ("xyc", 2))
  }

  @Test func anEditBeyondTheTextIsNone() {
    #expect(fixed("abc", [finding([(1, 9, "x")])]) == ("abc", 0))
    #expect(fixed("abc", [finding([(1, 2, "x")], line: 7)]) == ("abc", 0))
  }

  @Test func linesCountAsTheCompilerCountsThem() {
    #expect(fixed("\u{FEFF}é\r\nab", [finding([(2, 3, "x")], line: 2)]) == ("\u{FEFF}é\r\nax", 1))
  }
}
