import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct SonarQubeReporterTests {
  private func document(_ report: Report) throws -> [String: [[String: Any]]] {
    let value = try JSONSerialization.jsonObject(with: Data(SonarQubeReporter().render(report).utf8))
    return try #require(value as? [String: [[String: Any]]])
  }

  @Test func writesRulesAndIssues() {
    let finding = Samples.finding("a_rule", .error, "too small", at: Samples.range(1, 3, to: 5))
    let report = Samples.report([finding], rules: [Samples.description("a_rule")], sources: [finding.file: "é = 1"])
    #expect(SonarQubeReporter().render(report) == """
      {
        "rules": [
          {
            "id": "a_rule",
            "name": "A thing is too small.",
            "description": "People miss it.\\n\\nAgain and again.",
            "engineId": "higlint",
            "cleanCodeAttribute": "CONVENTIONAL",
            "type": "CODE_SMELL",
            "severity": "CRITICAL",
            "impacts": [
              {
                "softwareQuality": "MAINTAINABILITY",
                "severity": "HIGH"
              }
            ]
          }
        ],
        "issues": [
          {
            "ruleId": "a_rule",
            "primaryLocation": {
              "message": "too small",
              "filePath": "Sources/A.swift",
              "textRange": {
                "startLine": 1,
                "startColumn": 1,
                "endLine": 1,
                "endColumn": 3
              }
            },
            "secondaryLocations": []
          }
        ]
      }

      """)
  }

  /// What `ExternalIssueReportValidator` and `ExternalIssueImporter` of SonarQube refuse.
  @Test func isImported() throws {
    let document = try document(Samples.everything)
    let ids = try #require(document["rules"]).compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count && ids.count == 3)
    for rule in document["rules"] ?? [] {
      for name in ["id", "name", "engineId", "cleanCodeAttribute"] {
        #expect((rule[name] as? String)?.isEmpty == false)
      }
      #expect((rule["impacts"] as? [Any])?.isEmpty == false)
    }
    let issues = try #require(document["issues"])
    #expect(issues.count == 4)
    for issue in issues {
      #expect(issue["severity"] == nil && issue["type"] == nil)
      #expect(ids.contains(issue["ruleId"] as? String ?? ""))
      let primary = try #require(issue["primaryLocation"] as? [String: Any])
      for location in [primary] + (issue["secondaryLocations"] as? [[String: Any]] ?? []) {
        #expect(location["message"] is String && location["filePath"] is String)
        let range = try #require(location["textRange"] as? [String: Int])
        #expect((range["startLine"] ?? 0) >= 1)
        if let start = range["startColumn"], let line = range["endLine"], let end = range["endColumn"] {
          #expect(start >= 0 && (line, end) > (range["startLine"] ?? 0, start))
        } else {
          #expect(Array(range.keys) == ["startLine"])
        }
      }
    }
  }

  @Test func anyTextComesThrough() throws {
    let locations = try #require(try document(Samples.everything)["issues"]).compactMap {
      $0["primaryLocation"] as? [String: Any]
    }
    let location = try #require(locations.first { $0["filePath"] as? String == Samples.hostileName })
    let message = location["message"] as? String ?? ""
    #expect(Array(message.unicodeScalars) == Array(Samples.hostileMessage.unicodeScalars))
    #expect(location["textRange"] as? [String: Int] == ["startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 7])
  }

  @Test func leavesOutColumnsThatWouldBreakTheImportOff() throws {
    let places = try #require(try document(Samples.everything)["issues"]).compactMap {
      ($0["primaryLocation"] as? [String: Any])?["textRange"] as? [String: Int]
    }
    // Of no length, and in a file that is gone.
    #expect(places.filter { $0.count == 1 }.compactMap { $0["startLine"] }.sorted() == [2, 7])
  }

  @Test func isADocumentWithoutFindings() throws {
    let document = try document(Samples.report([], rules: [Samples.description("a_rule")]))
    #expect(document.mapValues(\.count) == ["rules": 0, "issues": 0])
  }
}
