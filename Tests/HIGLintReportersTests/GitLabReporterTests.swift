import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct GitLabReporterTests {
  private func render(_ report: Report) -> String { GitLabReporter().render(report) }

  private func entries(_ report: Report) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(render(report).utf8)) as? [[String: Any]])
  }

  private func fingerprints(_ findings: [Finding], _ source: String) throws -> [String] {
    try entries(Samples.report(findings, sources: ["/work/app/Sources/A.swift": source])).compactMap {
      $0["fingerprint"] as? String
    }
  }

  @Test func writesTheEntriesOfCodeQuality() {
    let finding = Samples.finding("a_rule", .warning, "too small", at: Samples.range(2, 1, toLine: 4, 1))
    #expect(render(Samples.report([finding], sources: ["/work/app/Sources/A.swift": "a\n  b\nc\n"])) == """
      [
        {
          "description": "too small (a_rule)",
          "check_name": "a_rule",
          "fingerprint": "1026a74a71dda7c8c68df59b2b639211",
          "severity": "minor",
          "location": {
            "path": "Sources/A.swift",
            "lines": {
              "begin": 2,
              "end": 3
            }
          }
        }
      ]

      """)
  }

  @Test func isValidByItsSchema() throws {
    let schema = try Schema.json("gitlab-code-quality.json")
    #expect(render(Samples.report([])) == "[]\n")
    #expect(try schema.violations(in: render(Samples.report([]))) == [])
    #expect(try schema.violations(in: render(Samples.everything)) == [])
    let broken = render(Samples.everything).replacing("\"fingerprint\"", "\"print\"")
    #expect(try !schema.violations(in: broken).isEmpty)
  }

  @Test func knowsItsSeverities() throws {
    let severities = try entries(Samples.everything).compactMap { $0["severity"] as? String }
    #expect(severities.sorted() == ["info", "major", "major", "minor"])
  }

  @Test func anyTextComesThrough() throws {
    let entries = try entries(Samples.everything)
    let entry = try #require(entries.first { $0["check_name"] as? String == "small_touch_target" })
    let location = try #require(entry["location"] as? [String: Any])
    #expect(location["path"] as? String == Samples.hostileName)
    let description = try #require(entry["description"] as? String)
    #expect(Array(description.unicodeScalars) == Array("\(Samples.hostileMessage) (small_touch_target)".unicodeScalars))
  }

  @Test func fingerprintsFollowTheLineWhereverItMoves() throws {
    let before = try fingerprints([Samples.finding(at: Samples.range(1, 1, to: 2))], "button(20)\n")
    let after = try fingerprints([Samples.finding(at: Samples.range(3, 5, to: 6))], "import UIKit\n\n  button(20)\r\n")
    #expect(before == after && before.count == 1)
    #expect(try fingerprints([Samples.finding(at: Samples.range(1, 1, to: 2))], "button(21)\n") != before)
    #expect(try fingerprints([Samples.finding("other", at: Samples.range(1, 1, to: 2))], "button(20)\n") != before)
  }

  @Test func fingerprintsAreUnique() throws {
    // Twice on one line, and again on one like it.
    let places = [Samples.range(1, 1, to: 2), Samples.range(1, 3, to: 4), Samples.range(2, 1, to: 2)]
    let prints = try fingerprints(places.map { Samples.finding(at: $0) }, "a; a\na; a\n")
    #expect(Set(prints).count == 3)
    #expect(prints.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
