import Foundation
@testable import HIGLintEngine
import Testing

/// Facts are what is kept of an unchanged file: nothing may be lost on the way.
@Suite struct FactsEncodingTests {
  @Test func decodedFactsGiveTheSameFindings() throws {
    for example in ExampleSources.all {
      let facts = example.files.map { Lowering($0.contents ?? []).facts(path: $0.path) }
      let decoded = try facts.map(copy)
      let interfaces = try example.interfaces.map { try InterfaceReader().facts($0.contents ?? [], path: $0.path) }
      let drawn = try interfaces.map(copy)
      #expect(drawn == interfaces, "\(example.title)")
      let found = ExampleSources.findings(decoded, interfaces: drawn)
      #expect(found == ExampleSources.findings(facts, interfaces: interfaces), "\(example.title)")
      #expect(decoded.map(\.types) == facts.map(\.types), "\(example.title)")
      #expect(decoded.map(\.lines) == facts.map(\.lines), "\(example.title)")
      #expect(decoded.map(\.suppressions) == facts.map(\.suppressions), "\(example.title)")
    }
  }

  @Test func factsOfOtherModulesAreKept() throws {
    let type = TypeHeader(
      kind: .class, name: "Base", nameRange: ByteRange(start: 0, end: 0), inherited: [TypeName("UIKit.UITableViewController")]
    )
    let module = ModuleFacts(name: "Kit", path: "Kit.symbols.json", types: [type])
    #expect(try copy(module) == module)
  }

  /// What is left of a value that is written and read again.
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
