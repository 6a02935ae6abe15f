import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct MarkdownReporterTests {
  private func render(_ report: Report) -> String { MarkdownReporter().render(report) }

  @Test func writesATableErrorsFirst() {
    let findings = [
      Samples.finding("a_rule", .warning, "a *small* thing", guideline: Samples.guideline),
      Samples.finding("b_rule", .error, "worse", file: "/work/application/B.swift"),
    ]
    #expect(render(Samples.report(findings)) == """
      ### higlint

      1 error, 1 warning in 2 of 3 files.

      | Severity | Place | Finding |
      | --- | --- | --- |
      | error | `/work/application/B.swift:1:18` | worse ([`b_rule`][b_rule]) |
      | warning | `Sources/A.swift:1:18` | a \\*small\\* thing ([`a_rule`][a_rule])<br>\
      iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets” |

      [b_rule]: https://github.com/higlint/HIGLint/blob/main/Documentation/Rules/b_rule.md
      [a_rule]: https://github.com/higlint/HIGLint/blob/main/Documentation/Rules/a_rule.md

      """)
  }

  @Test func saysThatNothingWasFound() {
    #expect(render(Samples.report([])) == "### higlint\n\nNo findings in 3 files.\n")
  }

  @Test func leavesTheSummaryOutWhenAskedTo() {
    #expect(render(Samples.report([Samples.finding()], summarized: false)).hasPrefix("### higlint\n\n| Severity |"))
  }

  @Test func noTextEndsItsCellOrCallsAnybody() throws {
    let rows = render(Samples.everything).split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 6)
    for row in rows { #expect(row.replacing("\\|", "").filter { $0 == "|" }.count == 4, "\(row)") }
    let row = try #require(rows.first { $0.contains("small_touch_target") })
    #expect(row.contains("``Sources/a \"b\" & 100%, 😀: <שלום>\\|`.swift:2:9``"))
    #expect(row.contains("""
      100% "&lt;b&gt;" &amp; 'x': \\]\\]&gt; שלום 😀, second \\| line\u{FFFD}\u{FFFE} \
      @<!-- -->you #<!-- -->12 \\_a\\_ \\`c\\` ::error::
      """))
  }

  @Test func isNoLongerThanACommentMayBe() {
    let findings = (1...2_000).map { Samples.finding("a_rule", .note, "note", at: Samples.range($0, 1, to: 2)) }
      + [Samples.finding("b_rule", .error, "worst", at: Samples.range(2_001, 1, to: 2))]
    let text = render(Samples.report(findings))
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("worst"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") || $0.hasPrefix("| note") }.count
    #expect(text.contains("\n\n…and \(2_001 - rows) more findings.\n"))
    for rule in ["a_rule", "b_rule"] { #expect(text.components(separatedBy: "\n[\(rule)]: https:").count == 2) }
  }
}

extension Substring {
  fileprivate func replacing(_ text: String, _ other: String) -> String { String(self).replacing(text, other) }
}
