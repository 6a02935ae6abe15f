import Foundation
import Testing

/// The schema by which editors complete and check a configuration.
@Suite struct SchemaTests {
  private static func schema() throws -> [String: Any] {
    let outcome = try Tool.run("schema", in: Folder())
    #expect(outcome.status == 0 && outcome.errors == "")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private static func names(_ value: Any?, _ path: String...) throws -> Set<String> {
    var current = value
    for name in path { current = (current as? [String: Any])?[name] }
    return Set(try #require(current as? [String: Any]).keys)
  }

  /// Each key that the template of a configuration shows is in the schema, and each rule with its options.
  @Test func knowsWhatAConfigurationMayHold() throws {
    let folder = try Folder()
    #expect(try Tool.run("init", in: folder).status == 0)
    let lines = folder.read(".higlint.yml").split(separator: "\n").filter { $0.hasPrefix("#") && !$0.hasPrefix("# ") }
    let keys = lines.map { $0.dropFirst() }.filter { $0.first?.isLetter == true }.compactMap { $0.split(separator: ":").first }
    let known = try Self.names(Self.schema()["properties"])
    #expect(Set(keys.map(String.init)).subtracting(known) == [])
    #expect(known.isSuperset(of: ["rules", "strict", "fail_on", "baseline"]))
  }

  @Test func knowsEachRuleAndItsOptions() throws {
    let list = try Tool.run("rules", "--format", "json", in: Folder())
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    let settings = (try Self.schema()["properties"] as? [String: Any])?["rules"] as? [String: Any]
    #expect(try Self.names(settings?["properties"]) == Set(rules.compactMap { $0["id"] as? String }))
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      let setting = ((settings?["properties"] as? [String: Any])?[id] as? [String: Any])?["anyOf"] as? [[String: Any]]
      let options = (rule["options"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      #expect(try Self.names(setting?.last?["properties"]) == Set(options + ["severity"]), "\(id)")
    }
  }
}
