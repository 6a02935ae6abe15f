import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct JUnitReporterTests {
  private func render(_ report: Report) -> String { JUnitReporter().render(report) }

  @Test func writesFindingsAsTests() {
    let findings = [
      Samples.finding("a_rule", .error, "first", file: "/work/app/B.swift", guideline: Samples.guideline),
      Samples.finding("b_rule", .note, "second", file: "/work/app/B.swift", at: Samples.range(3, 4, toLine: 5, 1)),
    ]
    let problem = Problem(file: "/work/app/C.swift", message: "not UTF-8", remedy: "save it in UTF-8")
    #expect(render(Samples.report(findings, problems: [problem])) == """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="B.swift" package="higlint" id="0" timestamp="2008-02-29T09:41:00" hostname="localhost" \
      tests="2" failures="1" errors="0" skipped="1" time="0">
          <properties/>
          <testcase name="a_rule at 1:18" classname="B.swift" time="0">
            <failure message="first" type="error">first
      iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets”</failure>
          </testcase>
          <testcase name="b_rule at 3:4" classname="B.swift" time="0">
            <skipped message="second"/>
          </testcase>
          <system-out/>
          <system-err/>
        </testsuite>
        <testsuite name="C.swift" package="higlint" id="1" timestamp="2008-02-29T09:41:00" hostname="localhost" \
      tests="1" failures="0" errors="1" skipped="0" time="0">
          <properties/>
          <testcase name="problem" classname="C.swift" time="0">
            <error message="not UTF-8; save it in UTF-8" type="problem">not UTF-8; save it in UTF-8</error>
          </testcase>
          <system-out/>
          <system-err/>
        </testsuite>
      </testsuites>

      """)
  }

  @Test func aRunWithoutFindingsIsATestThatPassed() throws {
    let root = try #require(MarkupTree.parse(render(Samples.report([]))))
    #expect(root["testsuite"].map { $0.attributes["tests"] } == ["1"])
    #expect(root["testcase"].count == 1)
    #expect(root["failure"].isEmpty && root["error"].isEmpty && root["skipped"].isEmpty)
  }

  @Test func everySuiteHasANameAndCountsItsTests() throws {
    let root = try #require(MarkupTree.parse(render(Samples.everything)))
    for suite in root.elements {
      #expect(suite.attributes["name"]?.isEmpty == false)
      for (attribute, element) in [
        ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
      ] {
        #expect(suite.attributes[attribute] == "\(suite[element].count)")
      }
    }
    #expect(root["testcase"].count == 6)
  }

  @Test func anyTextComesThrough() throws {
    let root = try #require(MarkupTree.parse(render(Samples.everything)))
    let suite = try #require(root.elements.first { $0.attributes["name"] == Samples.hostileName })
    let message = Samples.hostileMessage.replacing("\u{1}", "\u{FFFD}").replacing("\u{FFFE}", "\u{FFFD}")
    #expect(suite["failure"].first?.attributes["message"] == message)
    #expect(suite["failure"].first?.text == message + "\n" + Samples.guideline.citation)
  }

  @Test(.enabled(if: Schema.canCheckXML, "xmllint isn't installed"), arguments: ["junit-10.xsd", "junit-windyroad.xsd"])
  func isValidByItsSchemas(schema: String) throws {
    for report in [Samples.everything, Samples.report([])] {
      #expect(try Schema.violations(in: render(report), of: schema) == "")
    }
    let broken = render(Samples.everything).replacing(" failures=\"1\"", "")
    #expect(try Schema.violations(in: broken, of: schema) != "")
  }
}
