import Foundation
import HIGLintProtocols
import HIGLintReporters
import Testing
@testable import higlint

/// What agents read, and what people have them begin with.
@Suite struct ResourceTests {
  private func read(_ uri: String, _ conversation: Conversation) throws -> String {
    let contents = try conversation.call("resources/read", ["uri": .string(uri)])["contents"]?.elements.first
    #expect(contents?["uri"] == .string(uri))
    return contents?["text"]?.string ?? ""
  }

  @Test func allThatIsListedCanBeRead() throws {
    let conversation = try Conversation()
    let list = try conversation.call("resources/list")["resources"]?.elements ?? []
    #expect(list.count == knownRules.count + 3)
    for resource in list { #expect(try !read(resource["uri"]?.string ?? "", conversation).isEmpty) }
    #expect(try read("higlint://rules/cell_not_reused", conversation).hasPrefix("# cell_not_reused\n"))
    #expect(try conversation.call("resources/templates/list")["resourceTemplates"]?.elements.first?["uriTemplate"]
      == "higlint://rules/{id}")
  }

  /// What it says, said aloud, changes nothing.
  @Test func theConfigurationIsOne() throws {
    let conversation = try Conversation(Sample.app.merging([
      ".higlint.yml": "profile: strict\nexcluded: [None]\nrules:\n  small_touch_target:\n    minimum: 30\n",
    ]) { $1 })
    let found = try conversation.found()
    let text = try read("higlint://config", conversation)
    let config = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    #expect(config["file"] == ".higlint.yml")
    #expect(config["configuration"]?["rules"]?["small_touch_target"]?["minimum"] == 30)
    try conversation.folder.write(".higlint.yml", config["configuration"]?.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
    #expect(try conversation.use("lint")["problemCount"] == 0)
    #expect(try conversation.found() == found && found.contains(Sample.barFinding))
    #expect(try JSONDecoder().decode(JSON.self, from: Data(read("higlint://config", conversation).utf8)) == config)
  }

  @Test func schemasAreThoseOfTheTool() throws {
    let conversation = try Conversation()
    #expect(try read("higlint://schema/configuration", conversation) == Schema.json)
    #expect(try read("higlint://schema/report", conversation) == ReportSchema().json)
  }

  @Test func aPromptNamesItsPathAsData() throws {
    let prompt = try Conversation().call("prompts/get", ["name": "fix-hig-findings", "arguments": ["path": "A\nB"]])
    let text = prompt["messages"]?.elements.first?["content"]?["text"]?.string ?? ""
    #expect(text.contains("`A B`") && text.contains("Ask me before"))
  }
}
