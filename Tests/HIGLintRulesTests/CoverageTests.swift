import HIGLintEngine
import HIGLintRules
import Testing

/// What the guidelines ask for is accounted for.
@Suite struct CoverageTests {
  private static let sections = coveredDocuments.flatMap(\.sections)

  private static let namedRules: [String] = sections.flatMap(\.statements).flatMap { statement -> [String] in
    if case .rules(let rules) = statement.outcome { rules } else { [] }
  }

  @Test func everyRuleIsThere() {
    let known = Set(allRules.map { $0.description.id })
    #expect(Set(Self.namedRules).subtracting(known) == [], "no such rules")
    #expect(known.subtracting(Self.namedRules) == [], "rules that no statement names")
  }

  @Test func everyDocumentIsWalkedThrough() {
    #expect(coveredDocuments.count == 6)
    #expect(coveredDocuments.allSatisfy { !$0.sections.isEmpty })
  }

  @Test func statementsAreSentencesWithoutTheirPeriod() {
    for statement in Self.sections.flatMap(\.statements) {
      #expect(statement.text.first?.isUppercase == true && !statement.text.hasSuffix("."), "\(statement.text)")
    }
  }
}
