import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct CheckstyleReporterTests {
  private func render(_ report: Report) -> String { CheckstyleReporter().render(report) }

  @Test func writesAFileForEachFile() throws {
    let findings = [
      Samples.finding("a_rule", .error, "first", file: "/work/app/B.swift", at: Samples.range(1, 2, to: 4)),
      Samples.finding("b_rule", .note, "second", file: "/work/app/B.swift", at: Samples.range(3, 4, toLine: 5, 1)),
      Samples.finding("a_rule", .warning, "third", file: "/work/application/A.swift"),
    ]
    #expect(render(Samples.report(findings)) == """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
        <file name="../application/A.swift">
          <error line="1" column="18" severity="warning" message="third" source="higlint.a_rule"/>
        </file>
        <file name="B.swift">
          <error line="1" column="2" severity="error" message="first" source="higlint.a_rule"/>
          <error line="3" column="4" severity="info" message="second" source="higlint.b_rule"/>
        </file>
      </checkstyle>

      """)
  }

  @Test func anyTextComesThrough() throws {
    let root = try #require(MarkupTree.parse(render(Samples.everything)))
    let file = try #require(root.elements.first { $0.attributes["name"] == Samples.hostileName })
    let error = try #require(file.elements.first)
    // XML has no place for the characters that stand for nothing.
    let message = Samples.hostileMessage.replacing("\u{1}", "\u{FFFD}").replacing("\u{FFFE}", "\u{FFFD}")
    #expect(error.attributes["message"] == message)
    // The byte 9 of the line stands behind "  é😀": two, one and two code units.
    #expect(error.attributes["line"] == "2" && error.attributes["column"] == "6")
  }

  @Test func everyPlaceCountsFromOne() throws {
    let root = try #require(MarkupTree.parse(render(Samples.everything)))
    for error in root["error"] {
      #expect((Int(error.attributes["line"] ?? "") ?? 0) >= 1 && (Int(error.attributes["column"] ?? "") ?? 0) >= 1)
    }
    #expect(root["error"].count == 4)
  }

  @Test func isADocumentWithoutFindings() throws {
    let root = try #require(MarkupTree.parse(render(Samples.report([]))))
    #expect(root.name == "checkstyle" && root.elements.isEmpty)
  }

  @Test(.enabled(if: Schema.canCheckXML, "xmllint isn't installed"))
  func isValidByItsSchema() throws {
    for report in [Samples.everything, Samples.report([])] {
      #expect(try Schema.violations(in: render(report), of: "checkstyle-report-1.0.0.xsd") == "")
    }
    let broken = render(Samples.everything).replacing("line=\"7\"", "line=\"0\"")
    #expect(try Schema.violations(in: broken, of: "checkstyle-report-1.0.0.xsd") != "")
  }
}
