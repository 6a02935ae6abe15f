import Foundation
@testable import HIGLintEngine
import Testing

/// Facts are what is kept of an unchanged file: nothing may be lost on the way.
@Suite struct FactsEncodingTests {
  @Test func decodedFactsGiveTheSameFindings() throws {
    for example in ExampleSources.all {
      let facts = example.files.map { Lowering($0.contents ?? []).facts(path: $0.path) }
      let decoded = try facts.map { try JSONDecoder().decode(FileFacts.self, from: JSONEncoder().encode($0)) }
      #expect(ExampleSources.findings(decoded) == ExampleSources.findings(facts), "\(example.title)")
      #expect(decoded.map(\.types) == facts.map(\.types), "\(example.title)")
      #expect(decoded.map(\.lines) == facts.map(\.lines), "\(example.title)")
      #expect(decoded.map(\.suppressions) == facts.map(\.suppressions), "\(example.title)")
    }
  }
}
