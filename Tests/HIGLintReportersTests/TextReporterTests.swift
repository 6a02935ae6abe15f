import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct TextReporterTests {
  private func render(_ report: Report) -> String { TextReporter().render(report) }

  @Test func showsCodeGuidelineNotesAndSummary() {
    let note = Finding.Note(
      message: "the height is declared here",
      file: "/work/app/Sources/Metrics.swift",
      range: Samples.range(2, 14, to: 20)
    )
    let findings = [
      Samples.finding(at: Samples.range(2, 18, to: 20), guideline: Samples.guideline, notes: [note]),
      Samples.finding(
        "cell_not_reused", .error, "The cell isn't dequeued",
        file: "/elsewhere/B.swift", at: Samples.range(120, 1, to: 5)
      ),
    ]
    let report = Samples.report(findings, suppressed: [.init(Samples.finding())], files: 14, sources: [
      "/work/app/Sources/A.swift": "let button = UIButton()\nbutton.height = (20)\n",
      "/work/app/Sources/Metrics.swift": "enum Metrics {\n  static let height = 20\n}\n",
      "/elsewhere/B.swift": String(repeating: "\n", count: 119) + "Cell()",
    ])
    #expect(render(report) == """
      Sources/A.swift:2:18: warning: The button is 20 points high; make it 44 (small_touch_target)
          2 | button.height = (20)
            |                  ^^
            = iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets”
        Sources/Metrics.swift:2:14: note: the height is declared here
          2 |   static let height = 20
            |              ^^^^^^

      /elsewhere/B.swift:120:1: error: The cell isn't dequeued (cell_not_reused)
        120 | Cell()
            | ^^^^

      1 error, 1 warning in 2 of 14 files; 1 suppressed.

      """)
  }

  @Test func namesFixesAndTheOptionsThatApplyThem() {
    let edit = Finding.Fix.Edit(range: Samples.range(1, 18, to: 20), replacement: "44")
    let findings = [Finding.Fix.Applicability.safe, .suggested].map { applicability in
      Samples.finding(fixes: [Finding.Fix(message: "Raise it to 44", applicability: applicability, edits: [edit])])
    }
    let text = render(Samples.report(findings, files: 1))
    #expect(text.contains("= fix: Raise it to 44 (--fix)\n"))
    #expect(text.contains("= fix: Raise it to 44 (--fix-suggested)\n"))
    #expect(text.hasSuffix("2 warnings in 1 of 1 file; 1 can be fixed with --fix.\n"))
  }

  @Test func saysThatNothingWasFound() {
    #expect(render(Samples.report([], files: 1)) == "No findings in 1 file.\n")
    #expect(render(Samples.report([], files: 2, problems: [Problem(file: "x", message: "m", remedy: "r")]))
      == "No findings in 2 files; 1 problem.\n")
  }

  @Test func leavesTheSummaryOutWhenAskedTo() {
    #expect(render(Samples.report([], summarized: false)) == "")
    #expect(!render(Samples.report([Samples.finding()], summarized: false)).contains("files"))
  }

  @Test func showsAFindingWhoseFileIsGone() {
    let text = render(Samples.report([Samples.finding(guideline: Samples.guideline)], summarized: false))
    #expect(text.hasPrefix("Sources/A.swift:1:18: warning: "))
    #expect(text.contains("= iPhone Human Interface Guidelines"))
    #expect(!text.contains("|"))
  }

  @Test func showsAFindingWhoseLineIsGone() {
    let finding = Samples.finding(at: Samples.range(9, 1, to: 2))
    let text = render(Samples.report([finding], sources: ["/work/app/Sources/A.swift": "let a = 1\n"]))
    #expect(!text.contains("|"))
  }

  @Test func coloursOnlyWhenAskedTo() {
    let finding = Samples.finding(guideline: Samples.guideline)
    let sources = ["/work/app/Sources/A.swift": "button.height = (20)"]
    let plain = render(Samples.report([finding], sources: sources))
    let colored = render(Samples.report([finding], colored: true, sources: sources))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;33m^^\u{1B}[0m"))
    #expect(withoutEscapes(colored) == plain)
  }

  @Test func nothingFromAFileControlsTheTerminal() {
    let finding = Samples.finding(
      "r", .warning, "bad\n\tname \u{1B}[31mred\u{202E}",
      file: "/work/app/a\u{1B}[2J\nb.swift", at: Samples.range(1, 9, to: 12)
    )
    let text = render(Samples.report([finding], summarized: false, sources: [finding.file: "let a\u{7}\u{1B} = 123\u{202E}\u{9B}"]))
    #expect(text == """
      a\u{FFFD}[2J b.swift:1:9: warning: bad name \u{FFFD}[31mred\u{FFFD} (r)
          1 | let a\u{FFFD}\u{FFFD} = 123\u{FFFD}\u{FFFD}
            |         ^^^


      """)
  }

  private func withoutEscapes(_ text: String) -> String {
    var plain = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    return plain
  }
}
