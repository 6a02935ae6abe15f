import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct HTMLReporterTests {
  private func render(_ report: Report) -> String { HTMLReporter().render(report) }

  private struct SampleRule: Rule {
    static let description = RuleDescription(
      id: "small_touch_target",
      chapter: .targets,
      summary: "A thing is too small.",
      rationale: "Fingers are <wide>.",
      guidelines: [Samples.guideline],
      triggers: [],
      examples: Examples(bad: [Example("20 points", "let a: [Int] = Thing(↓20 < 44)")], good: [Example("44", "Thing(44)")])
    )
  }

  @Test func asksTheNetworkForNothing() {
    // What a reader may follow isn't asked for.
    let page = render(Samples.everything).replacing("<a href=\"https:", "")
    for word in ["http:", "https:", "src=", "@import", "url(", "<link"] { #expect(!page.contains(word), "\(word)") }
  }

  @Test func showsEachFindingOnceWithItsCodeAndFixes() {
    let finding = Samples.finding(
      guideline: Samples.guideline,
      fixes: [.init(message: "Raise it", edits: []), .init(message: "Or this", applicability: .suggested, edits: [])]
    )
    let source = "let button = Button(20 < x)\nnext()\n"
    let page = render(Samples.report([finding], sources: ["/work/app/Sources/A.swift": source]))
    #expect(page.components(separatedBy: "<article").count == 2)
    #expect(page.contains("<a href=\"#small_touch_target-1\"><code>Sources/<wbr>A.swift:1:18</code></a>"))
    #expect(page.contains(#"<span class="no">1</span>let button = Butt<mark>on</mark>(20 &lt; x)</span>"#))
    #expect(page.contains(#"<span class="no">2</span>next()</span>"#))
    #expect(page.contains("Raise it: <code>--fix</code>") && page.contains("Or this: <code>--fix-suggested</code>"))
  }

  @Test func tellsWhatStandsElsewhere() {
    let note = Finding.Note(message: "'Bar' <is> here", file: "/work/app/Sources/B.swift", range: Samples.range(3, 5, to: 8))
    let page = render(Samples.report([Samples.finding(notes: [note])]))
    #expect(page.contains("<li><code>Sources/<wbr>B.swift:3:5</code> &#39;Bar&#39; &lt;is&gt; here</li>"))
    #expect(!render(Samples.report([Samples.finding()])).contains("<ul class=\"notes\">"))
  }

  @Test func teachesWhatARuleTeaches() {
    let page = render(Samples.report([Samples.finding()], rules: [SampleRule.description]))
    #expect(page.contains("A thing is too small. <a href=\"\(RuleAddresses.published.address(of: "small_touch_target"))\">"
      + "<code>small_<wbr>touch_<wbr>target</code></a></h3>"))
    #expect(page.contains("<p>Fingers are &lt;wide&gt;.</p>"))
    #expect(page.contains("found here\">▸</span>20 &lt; 44)"))
    #expect(page.contains("Follows it: 44"))
  }

  @Test func drawsATargetToScale() {
    let page = render(Samples.report([Samples.finding(size: Finding.Size(width: 24, height: 20.5))]))
    #expect(page.contains(#"<rect class="is" x="19.5" y="25.8" width="24" height="20.5" rx="4"/>"#))
    #expect(page.contains("A target of 24 × 20.5 points beside one of 44 × 44 and a fingertip"))
    #expect(!render(Samples.report([Samples.finding()])).contains("<svg"))
  }

  @Test func drawsTwoColoursAndHowMuchTheyDiffer() {
    let contrast = Finding.Contrast(text: "#AAAAAA", background: "#FFFFFF", ratio: 2.323)
    let page = render(Samples.report([Samples.finding(contrast: contrast)]))
    #expect(page.contains("aria-label=\"Text of #AAAAAA on #FFFFFF, with a contrast of 2.32:1\""))
    #expect(page.contains(##"<text class="sample" x="188" y="27" text-anchor="middle" fill="#AAAAAA">Sample</text>"##))
    #expect(page.contains(##"<rect class="swatch" x="145" y="1" width="86" height="40" rx="6" fill="#FFFFFF"/>"##))
  }

  @Test func noTextEndsWhereItStands() {
    let page = render(Samples.everything)
    #expect(page.contains("100% &quot;&lt;b&gt;&quot; &amp; &#39;x&#39;: ]]&gt; שלום 😀, second | line"))
    #expect(page.contains(#"data-file="Sources/a &quot;b&quot; &amp; 100%, 😀: &lt;שלום&gt;|`.swift""#))
    #expect(!page.contains("<b>"))
  }

  @Test func saysThatNothingWasFound() {
    let page = render(Samples.report([]))
    #expect(page.contains("Nothing in this project breaks the guidelines") && !page.contains("<form"))
  }

  @Test func tellsWhatCouldNotBeDone() {
    let problem = Problem(file: "/work/app/B.swift", position: .init(line: 2, column: 3), message: "isn't UTF-8", remedy: "save it so")
    let page = render(Samples.report([], problems: [problem]))
    #expect(page.contains("<code>B.swift:2:3</code> isn&#39;t UTF-8; save it so"))
  }
}
