import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct SARIFReporterTests {
  private func run(_ report: Report, limit: Int = 25_000) throws -> [String: Any] {
    let data = Data(SARIFReporter(limit: limit).render(report).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  private func result(_ rule: String) throws -> [String: Any] {
    let results = try #require(try run(Samples.everything)["results"] as? [[String: Any]])
    return try #require(results.first { $0["ruleId"] as? String == rule })
  }

  private func place(_ location: Any?) throws -> (address: [String: String], region: [String: Int]) {
    let physical = try #require((location as? [String: Any])?["physicalLocation"] as? [String: Any])
    return (physical["artifactLocation"] as? [String: String] ?? [:], physical["region"] as? [String: Int] ?? [:])
  }

  @Test func isValidByItsSchema() throws {
    let schema = try Schema.json("sarif-schema-2.1.0.json")
    for report in [Samples.everything, Samples.report([]), Self.takenBack] {
      #expect(try schema.violations(in: SARIFReporter().render(report)) == [])
    }
    let document = SARIFReporter().render(Samples.everything)
    for (text, other) in [
      ("\"startLine\": 7", "\"startLine\": 0"), ("\"level\": \"note\"", "\"level\": \"bad\""), ("%20", " "),
      ("\"results\"", "\"result\""), ("\"2.1.0\"", "\"2.0.0\""), ("\"text\": \"declared\\nhere\"", "\"x\": 1"),
    ] {
      let broken = document.replacing(text, other)
      #expect(broken != document)
      #expect(try !schema.violations(in: broken).isEmpty, "\(other)")
    }
  }

  @Test func resultsArePresentWhenThereAreNone() throws {
    let run = try run(Samples.report([], rules: [Samples.description("a_rule")]))
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
  }

  @Test func addressesStartFromTheRepository() throws {
    let (address, region) = try place((try result("small_touch_target")["locations"] as? [Any])?.first)
    #expect(address["uriBaseId"] == "SRCROOT")
    #expect(address["uri"] == """
      Sources/a%20%22b%22%20%26%20100%25%2C%20%F0%9F%98%80%3A%20%3C%D7%A9%D7%9C%D7%95%D7%9D%3E%7C%60.swift
      """)
    #expect(address["uri"]?.removingPercentEncoding == Samples.hostileName)
    // The line is "  é😀 = 20": its byte 9 is the code unit 6.
    #expect(region == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 8])
    #expect(try run(Samples.everything)["columnKind"] as? String == "utf16CodeUnits")
  }

  @Test func aByteOrderMarkIsNoColumn() throws {
    let finding = Samples.finding(at: Samples.range(1, 4, to: 6))
    let run = try run(Samples.report([finding], sources: [finding.file: "\u{FEFF}é = 1\n"]))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let region = try place((result["locations"] as? [Any])?.first).region
    #expect(region == ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2])
  }

  @Test func addressesOutsideOfTheRepositoryAreAbsolute() throws {
    let run = try run(Samples.report([Samples.finding(file: "/else where/A.swift")]))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let address = try place((result["locations"] as? [Any])?.first).address
    #expect(address == ["uri": "file:///else%20where/A.swift"])
  }

  @Test func carriesNotesAndFixes() throws {
    let result = try result("small_touch_target")
    let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
    #expect((related["message"] as? [String: String])?["text"] == "declared\nhere")
    #expect(try place(related).address["uri"] == "B.swift")
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(fixes.map { ($0["properties"] as? [String: String])?["applicability"] } == ["safe", "suggested"])
    let changes = try #require(fixes[1]["artifactChanges"] as? [[String: Any]])
    let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
    #expect(replacements.map { ($0["insertedContent"] as? [String: String])?["text"] } == ["44", "// 🎉\n"])
    let regions = replacements.map { $0["deletedRegion"] as? [String: Int] }
    #expect(regions[0] == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 8])
    #expect(regions[1] == ["startLine": 3, "startColumn": 1, "endLine": 3, "endColumn": 1])
  }

  @Test func fingerprintsAreThoseOfGitHub() throws {
    let finding = Samples.finding(at: Samples.range(5, 5, to: 14))
    let text = " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End"
    let run = try run(Samples.report([finding], sources: [finding.file: text]))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["partialFingerprints"] as? [String: String] == ["primaryLocationLineHash": "b86d3392aea1be30:1"])
  }

  @Test func describesRules() throws {
    let long = RuleDescription(
      id: "small_thing", chapter: .targets, summary: String(repeating: "é", count: 1_025),
      rationale: String(repeating: "a", count: 1_024), guidelines: [Samples.guideline], activation: .optIn,
      triggers: [], examples: Samples.description("x").examples
    )
    let tool = try #require(try run(Samples.report([], rules: [long]))["tool"] as? [String: [String: Any]])
    let rule = try #require((tool["driver"]?["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "small_thing" && rule["name"] as? String == "SmallThing")
    #expect((rule["shortDescription"] as? [String: String])?["text"] == String(repeating: "é", count: 1_023) + "…")
    #expect((rule["fullDescription"] as? [String: String])?["text"] == String(repeating: "a", count: 1_024))
    let help = try #require(rule["help"] as? [String: String])
    #expect(help["text"]?.contains(Samples.guideline.citation) == true)
    #expect(help["markdown"]?.hasSuffix("""
      > iPhone Human Interface Guidelines (2008-02-29), “Provide Fingertip-Size Targets”

      **Breaks the guideline**: a thing of 20 points

      ```swift
      let thing = Thing(20)
      ```

      **Follows it**: a thing of 44 points

      ```swift
      let thing = Thing(44)
      ```

      """) == true)
    let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
    #expect(configuration["enabled"] as? Bool == false && configuration["level"] as? String == "warning")
  }

  @Test func resultsPointToTheirRules() throws {
    #expect(try result("cell_not_reused")["ruleIndex"] as? Int == 1)
    #expect(try result("cell_not_reused")["level"] as? String == "error")
    #expect(try result("unused_suppression")["level"] as? String == "note")
  }

  /// One finding that counts, one that a baseline knows, two that comments took back.
  private static let takenBack = Samples.report(
    [Samples.finding("r", .note, "new", at: Samples.range(2, 1, to: 2))],
    suppressed: [
      .init(Samples.finding("r", .error, "for a reason", at: Samples.range(1, 1, to: 2)), reason: "the bar\nenlarges it"),
      .init(Samples.finding("r", .error, "for none", at: Samples.range(4, 1, to: 2))),
    ],
    known: [Samples.finding("r", .error, "old", at: Samples.range(3, 1, to: 2))],
    reportsSuppressed: true
  )

  @Test func whatWasTakenBackIsMarkedWhereItIsWanted() throws {
    let results = try #require(try run(Self.takenBack)["results"] as? [[String: Any]])
    #expect(results.map { ($0["message"] as? [String: String])?["text"] } == ["for a reason", "new", "old", "for none"])
    #expect(results.map { $0["suppressions"] as? [[String: String]] } == [
      [["kind": "inSource", "status": "accepted", "justification": "the bar\nenlarges it"]],
      [],
      [["kind": "external", "status": "accepted", "justification": "Known to the baseline."]],
      [["kind": "inSource", "status": "accepted"]],
    ])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "new", "unchanged", "new"])
  }

  /// GitHub takes every result for an alert, whatever is said of it.
  @Test func whatWasTakenBackIsLeftOutOtherwise() throws {
    let finding = Samples.finding()
    let report = Samples.report([finding], suppressed: [.init(finding)], known: [finding])
    let results = try #require(try run(report)["results"] as? [[String: Any]])
    #expect(results.count == 1 && results[0]["suppressions"] == nil && results[0]["baselineState"] as? String == "new")
    let plain = try #require(try run(Samples.report([finding]))["results"] as? [[String: Any]])
    #expect(plain[0]["baselineState"] == nil)
  }

  @Test func whatWasTakenBackIsLeftOutFirstOfTooMany() throws {
    let results = try #require(try run(Self.takenBack, limit: 1)["results"] as? [[String: Any]])
    #expect(results.map { ($0["message"] as? [String: String])?["text"] } == ["new"])
  }

  @Test func problemsAreNotifications() throws {
    let invocation = try #require((try run(Samples.everything)["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let messages = notifications.map { ($0["message"] as? [String: String])?["text"] }
    #expect(messages == ["not UTF-8; mend it", "standard input: can't be read; see where it comes from"])
    let (address, region) = try place((notifications[0]["locations"] as? [Any])?.first)
    #expect(address["uri"] == "C.swift" && region["startLine"] == 4 && region["startColumn"] == 2)
    #expect((notifications[1]["locations"] as? [Any])?.isEmpty == true)
  }

  @Test func theLeastSevereAreLeftOutOfTooMany() throws {
    let severities: [Severity] = [.note, .error, .warning, .note, .warning]
    let findings = severities.enumerated().map { index, severity in
      Samples.finding("r", severity, "\(index)", at: Samples.range(index + 1, 1, to: 2))
    }
    let run = try run(Samples.report(findings), limit: 2)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { ($0["message"] as? [String: String])?["text"] } == ["1", "2"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notification = try #require((invocation["toolExecutionNotifications"] as? [[String: Any]])?.first)
    let message = (notification["message"] as? [String: String])?["text"]
    #expect(message == "3 findings left out, the least severe: readers take 2")
    #expect(notification["level"] as? String == "warning")
  }
}
