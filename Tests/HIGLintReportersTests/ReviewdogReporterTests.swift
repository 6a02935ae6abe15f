import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct ReviewdogReporterTests {
  private func render(_ report: Report) -> String { ReviewdogReporter().render(report) }

  private func diagnostics(_ report: Report) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(render(report).utf8)) as? [String: Any]
    return try #require(document?["diagnostics"] as? [[String: Any]])
  }

  @Test func isValidByItsSchema() throws {
    let schema = try Schema.json("rdjson-DiagnosticResult.json")
    #expect(try schema.violations(in: render(Samples.report([]))) == [])
    #expect(try schema.violations(in: render(Samples.everything)) == [])
    for (text, other) in [("\"WARNING\"", "\"BAD\""), ("\"line\": 7", "\"line\": \"7\"")] {
      let broken = render(Samples.everything).replacing(text, other)
      #expect(try !schema.violations(in: broken).isEmpty)
    }
  }

  @Test func writesTheDiagnosticFormat() {
    let finding = Samples.finding("a_rule", .error, "too small", guideline: Samples.guideline)
    #expect(render(Samples.report([finding])) == """
      {
        "source": {
          "name": "higlint",
          "url": "https://higlint.example"
        },
        "diagnostics": [
          {
            "message": "too small\\n\\n\
      iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets”",
            "location": {
              "path": "Sources/A.swift",
              "range": {
                "start": {
                  "line": 1,
                  "column": 18
                },
                "end": {
                  "line": 1,
                  "column": 20
                }
              }
            },
            "severity": "ERROR",
            "code": {
              "value": "a_rule",
              "url": "https://github.com/higlint/HIGLint/blob/main/Documentation/Rules/a_rule.md"
            },
            "suggestions": [],
            "related_locations": []
          }
        ]
      }

      """)
  }

  @Test func anyTextComesThrough() throws {
    let diagnostic = try #require(try diagnostics(Samples.everything).first { $0["severity"] as? String == "WARNING" })
    #expect((diagnostic["location"] as? [String: Any])?["path"] as? String == Samples.hostileName)
    let message = try #require(diagnostic["message"] as? String)
    #expect(message.unicodeScalars.starts(with: Samples.hostileMessage.unicodeScalars))
    #expect((diagnostic["related_locations"] as? [[String: Any]])?.first?["message"] as? String == "declared\nhere")
  }

  @Test func eachSuggestionIsAWholeFix() throws {
    let diagnostic = try #require(try diagnostics(Samples.everything).first { $0["severity"] as? String == "WARNING" })
    let suggestions = try #require(diagnostic["suggestions"] as? [[String: Any]])
    // The second has two edits, with a line break between them.
    #expect(suggestions.compactMap { $0["text"] as? String } == ["44", "44 20\n// 🎉\n"])
    let ranges = suggestions.compactMap { $0["range"] as? [String: [String: Int]] }
    #expect(ranges.map { $0["end"] } == [["line": 2, "column": 11], ["line": 3, "column": 1]])
    #expect((diagnostic["message"] as? String)?.hasSuffix("To look at before it is applied: Make both 44") == true)
  }

  @Test func aFixOfSeveralEditsNeedsTheTextBetween() throws {
    let edits = [2, 1].map { Finding.Fix.Edit(range: Samples.range($0, 1, to: 2), replacement: "x") }
    let finding = Samples.finding(fixes: [.init(message: "m", edits: edits)])
    let without = try diagnostics(Samples.report([finding]))
    #expect((without[0]["suggestions"] as? [Any])?.isEmpty == true)
    let with = try diagnostics(Samples.report([finding], sources: [finding.file: "abc\ndef\n"]))
    #expect((with[0]["suggestions"] as? [[String: Any]])?.first?["text"] as? String == "xbc\nx")
  }
}
