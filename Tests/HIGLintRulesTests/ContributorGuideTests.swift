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

  /// A name that the guide explains is one that the code has.
  @Test func theVocabularyOfTheGuideExists() throws {
    let guide = try String(contentsOf: repository.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let explained = guide.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.compactMap { row in
      row.components(separatedBy: "`").dropFirst().first
    }
    #expect(explained.count > 10)
    let code = try Self.code(in: repository.appendingPathComponent("Sources/Engine"))
    for name in explained {
      let isDeclared = ["struct", "enum", "class", "func", "var"].contains { code.range(of: "public \($0) \(name)") != nil }
      #expect(isDeclared || code.range(of: "public final class \(name)") != nil, "\(name)")
    }
  }

  private static func code(in folder: URL) throws -> String {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}
