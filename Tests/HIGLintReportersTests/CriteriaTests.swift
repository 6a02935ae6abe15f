import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

/// A rule that others test, too.
private struct AuditedRule: Rule {
  static let description = RuleDescription(
    id: "mute_thing",
    chapter: .accessibility,
    summary: "A thing has no name.",
    rationale: "People can't hear what it is.",
    guidelines: [Samples.guideline],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nameRoleValue)],
    triggers: ["Thing"],
    examples: Examples(bad: [], good: [])
  )
}

/// The criteria of Xcode's audits and of WCAG that rules name.
@Suite struct CriteriaTests {
  @Test func theExplanationNamesThem() {
    #expect(RuleExplanation(AuditedRule.self).text().contains("""
      Tested by others as
        Xcode accessibility audit: sufficientElementDescription
        WCAG 2.2: 4.1.2 Name, Role, Value

      """))
  }

  @Test func thePageNamesThem() {
    let page = RuleExcerpt(AuditedRule.description).markdown
    #expect(page.contains("Xcode accessibility audit, sufficientElementDescription; WCAG 2.2, 4.1.2 Name, Role, Value"))
  }

  @Test func theListForProgramsHasThem() throws {
    let text = RuleList([AuditedRule.self]).json
    let list = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let criteria = try #require(list[0]["criteria"] as? [[String: String]])
    #expect(criteria == [
      ["standard": "Xcode accessibility audit", "name": "sufficientElementDescription"],
      ["standard": "WCAG 2.2", "name": "4.1.2 Name, Role, Value"],
    ])
  }

  @Test func findingsCanBeSortedByThem() {
    let rule = SARIFRule.value(of: AuditedRule.description, page: "https://higlint.example").document
    let tags = ["human-interface-guidelines", "accessibility", "xcode-audit-sufficientElementDescription", "wcag-4.1.2"]
    #expect(tags.allSatisfy { rule.contains("\"\($0)\"") })
    #expect(rule.components(separatedBy: "\"accessibility\"").count == 2, "once is enough")
  }
}
