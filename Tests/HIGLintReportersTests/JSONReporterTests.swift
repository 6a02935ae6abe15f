import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct JSONReporterTests {
  private let note = Finding.Note(message: "here", file: "/work/app/B.swift", range: Samples.range(1, 2, to: 3))
  private let fix = Finding.Fix(
    message: "Raise it",
    edits: [.init(range: Samples.range(4, 5, to: 7), replacement: "44")]
  )

  private func render(_ findings: [Finding], suppressed: [SuppressedFinding] = []) -> String {
    JSONReporter().render(Samples.report(findings, suppressed: suppressed))
  }

  @Test func writesTheDocumentedFormat() {
    let finding = Samples.finding(
      "small_touch_target", .warning, "Too \"small\"\n", at: Samples.range(4, 5, to: 7),
      guideline: Samples.guideline, notes: [note], fixes: [fix], size: Finding.Size(width: 20)
    )
    #expect(render([finding], suppressed: [.init(finding), .init(finding)]) == """
      {
        "tool": {
          "name": "higlint",
          "version": "1.2.3"
        },
        "findings": [
          {
            "rule": "small_touch_target",
            "severity": "warning",
            "message": "Too \\"small\\"\\n",
            "file": "Sources/A.swift",
            "line": 4,
            "column": 5,
            "endLine": 4,
            "endColumn": 7,
            "guideline": {
              "document": "iPhone Human Interface Guidelines",
              "date": "2008-02-29",
              "section": "Provide Fingertip-Size Targets"
            },
            "notes": [
              {
                "message": "here",
                "file": "B.swift",
                "line": 1,
                "column": 2,
                "endLine": 1,
                "endColumn": 3
              }
            ],
            "fixes": [
              {
                "message": "Raise it",
                "applicability": "safe",
                "edits": [
                  {
                    "line": 4,
                    "column": 5,
                    "endLine": 4,
                    "endColumn": 7,
                    "replacement": "44"
                  }
                ]
              }
            ],
            "size": {
              "width": 20,
              "height": null
            }
          }
        ],
        "summary": {
          "files": 3,
          "findings": 1,
          "errors": 0,
          "warnings": 1,
          "notes": 0,
          "suppressed": 2,
          "unreachable": 0
        }
      }

      """)
  }

  @Test func isValidByItsSchema() throws {
    let schema = try JSONSchema(contentsOf: Self.schemaURL)
    let size = Finding.Size(width: nil, height: 20.5)
    let full = Samples.finding(guideline: Samples.guideline, notes: [note], fixes: [fix], size: size)
    #expect(try schema.violations(in: render([])) == [])
    #expect(try schema.violations(in: render([full, Samples.finding("unused_suppression", .note)])) == [])
  }

  @Test(arguments: [
    ("\"severity\": \"warning\"", "\"severity\": \"grave\""),
    ("\"line\": 1,", "\"line\": 0,"),
    ("\"line\": 1,", "\"line\": \"1\","),
    ("\"rule\":", "\"regel\":"),
    ("\"suppressed\": 0", "\"suppressed\": -1"),
    ("\"replacement\":", "\"extra\": 1, \"replacement\":"),
  ])
  func theSchemaRefusesOtherDocuments(original: String, changed: String) throws {
    let document = render([Samples.finding(guideline: Samples.guideline, notes: [note], fixes: [fix])])
    let broken = document.replacingOccurrences(of: original, with: changed)
    #expect(broken != document)
    #expect(try !JSONSchema(contentsOf: Self.schemaURL).violations(in: broken).isEmpty)
  }

  @Test func ordersByThePathsThatItShows() throws {
    // The working directory is /work/app.
    let files = ["/work/app/A.swift", "/work/application/Z.swift", "/work/app/-.swift"]
    let document = render(files.map { Samples.finding(file: $0) })
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["file"] as? String } == ["-.swift", "../application/Z.swift", "A.swift"])
  }

  @Test func survivesAnyText() throws {
    let message = "\u{0}\u{1F}\"\\/\u{7F}\u{2028}\t😀e\u{301}\r\n"
    let document = render([Samples.finding("r", .note, message)])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(Array((findings[0]["message"] as? String ?? "").unicodeScalars) == Array(message.unicodeScalars))
  }

  @Test func writesWholeNumbersWithoutFractions() {
    #expect(JSONValue.array([.number(44), .number(0.5), .number(.infinity), .bool(true), .array([])]).document
      == "[\n  44,\n  0.5,\n  null,\n  true,\n  []\n]\n")
  }

  @Test func theSchemaIsUpToDate() throws {
    let schema = ReportSchema().json
    if ProcessInfo.processInfo.environment["HIGLINT_WRITE_PAGES"] != nil { try Data(schema.utf8).write(to: Self.schemaURL) }
    #expect(try String(contentsOf: Self.schemaURL, encoding: .utf8) == schema, """
      write it anew: HIGLINT_WRITE_PAGES=1 swift test --filter JSONReporterTests
      """)
  }

  private static let schemaURL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/report.schema.json")
}
