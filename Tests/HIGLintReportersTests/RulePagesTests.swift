import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

/// A rule that never runs.
private struct SampleRule: Rule {
  static let minimum = RuleOption("minimum", "The smallest size allowed, in points.", default: 44.0, bounds: 1...100)
  static let exempt = RuleOption("exempt", "Types that are left alone.", default: ["Knob", "no", "a b"])

  static let description = RuleDescription(
    id: "small_thing",
    chapter: .targets,
    summary: "A thing is too small to hit with a fingertip.",
    rationale: """
      People touch the screen with fingertips, which are far wider than a cursor.
      They miss small things, and hit their neighbours.
      """,
    guidelines: [Samples.guideline, Guideline(document: "A Guide", date: "", section: "Sizes")],
    severity: .warning,
    activation: .optIn,
    options: [minimum.declaration, exempt.declaration],
    fix: .suggested,
    triggers: ["Thing"],
    examples: Examples(
      bad: [
        Example("a thing of 20 points", "let thing = Thing(\n  width: ↓20,\n  height: ↓20, depth: ↓1)\n"),
        Example("in a file of its own", files: [
          .init("Metrics.swift", "let size = 20\n"), .init("Thing.swift", "Thing(↓size)", fixed: "Thing(44)"),
        ]),
      ] + ["three", "four", "five"].map { Example($0, "Thing(↓1)") },
      good: [Example("a thing of 44 points", "\nThing(44)\n")]
    )
  )
}

private struct PlainRule: Rule {
  static let description = RuleDescription(
    id: "a",
    chapter: .cells,
    summary: "Short.",
    rationale: "Because.",
    guidelines: [Samples.guideline],
    severity: .error,
    triggers: [],
    examples: Examples(bad: [], good: [])
  )
}

@Suite struct RulePagesTests {
  @Test func explainsARuleWhole() {
    #expect(RuleExplanation(SampleRule.self).text() == """
      small_thing
        A thing is too small to hit with a fingertip.

        chapter: targets   severity: warning   default: opt-in (on in the profile strict)
        fixed, where that is certain, by --fix-suggested

      Why
        People touch the screen with fingertips, which are far wider than a cursor.
        They miss small things, and hit their neighbours.

      Guideline
        iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size
        Targets”
        A Guide, “Sizes”

      What it finds
        A thing of 20 points
          let thing = Thing(
            width: 20,
                   ^
            height: 20, depth: 1)
                    ^          ^

        In a file of its own
          // Metrics.swift
          let size = 20
          // Thing.swift
          Thing(size)
                ^
          // fixed
          Thing(44)

        Three
          Thing(1)
                ^

        2 more with --all

      What follows the guideline
        A thing of 44 points
          Thing(44)

      Options
        minimum: number, default 44, from 1 to 100
            The smallest size allowed, in points.
        exempt: list of strings, default [Knob, 'no', 'a b']
            Types that are left alone.

      Configure it, in .higlint.yml
        rules:
          small_thing:
            severity: warning
            minimum: 44
            exempt: [Knob, 'no', 'a b']

        or, in place of the mapping, a severity alone (error, warning, note), or off

      Suppress it, in the source
        // higlint:disable:next small_thing -- why it is right here
        also disable:this, disable:previous, disable:file; or from
        // higlint:disable small_thing
        to
        // higlint:enable small_thing

      Its page
          https://github.com/higlint/HIGLint/blob/main/Documentation/Rules/small_thing.md

      """)
  }

  @Test func showsAllExamplesWhenAskedTo() {
    let text = RuleExplanation(SampleRule.self).text(showsAllExamples: true)
    #expect(text.contains("Five\n") && !text.contains("more with"))
  }

  @Test func leavesOutWhatARuleHasNot() {
    let text = RuleExplanation(PlainRule.self).text()
    #expect(!text.contains("Options") && !text.contains("What it finds"))
    #expect(text.contains("  rules:\n    a:\n      severity: error\n\n  or"))
  }

  @Test func listsRulesByChapterInColumns() {
    #expect(RuleList([SampleRule.self, PlainRule.self]).text() == """
      cells
        a            error    on       Short.

      targets
        small_thing  warning  opt-in   A thing is too small to hit with a fingertip.
                                       minimum: 44, exempt: [Knob, 'no', 'a b']
                                       fixed by --fix-suggested

      """)
  }

  @Test func listsRulesForPrograms() throws {
    let text = RuleList([SampleRule.self, PlainRule.self]).json
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == ["a", "small_thing"])
    #expect(list[1]["default"] as? String == "opt-in")
    #expect(list[0]["fix"] is NSNull && list[1]["fix"] as? String == "suggested")
    let options = try #require(list[1]["options"] as? [[String: Any]])
    #expect(options[0]["default"] as? Double == 44 && options[0]["maximum"] as? Double == 100)
    #expect(options[1]["default"] as? [String] == ["Knob", "no", "a b"] && options[1]["minimum"] is NSNull)
  }

  @Test func breaksLinesBetweenWords() {
    #expect(Paragraph("aa bb\n cc  dddddddd e").lines(width: 5) == ["aa bb", "cc", "dddddddd", "e"])
    #expect(Paragraph("表表 表").lines(width: 5) == ["表表", "表"])
  }
}
