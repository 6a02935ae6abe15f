import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// The contributor guide's worked example is a real rule, whose examples are tested like any other's.
@Suite struct ContributorGuideTests {
  @Test func theGuideShowsTheRuleAsItStands() throws {
    let file = repository.appendingPathComponent("Sources/Rules/Controls/StationaryActivityIndicator.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let guide = try String(contentsOf: repository.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    #expect(guide.range(of: "\n```swift\n\(source)```\n") != nil, "copy the rule's file into the guide")
  }

  @Test func theExampleIsOneOfTheRulesThatRun() {
    #expect(allRules.contains { $0.description.id == StationaryActivityIndicator.description.id })
  }
}
