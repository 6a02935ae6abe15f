import HIGLintProtocols
import Testing

/// How an agent and the server agree on a revision of the protocol, or do without.
@Suite struct EraTests {
  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func aKnownRevisionIsAgreedOn(revision: String) throws {
    let conversation = try Conversation(era: .none)
    let greeting = try conversation.call("initialize", ["protocolVersion": .string(revision), "capabilities": [:]])
    #expect(greeting["protocolVersion"] == .string(revision))
    #expect(greeting["serverInfo"]?["name"] == "higlint" && greeting["resultType"] == nil)
    #expect(greeting["capabilities"] == ["tools": [:], "resources": [:], "prompts": [:]])
    #expect(try conversation.call("ping") == [:])
    let list = try conversation.call("tools/list")
    #expect(list["tools"]?.elements.count == 5 && list["ttlMs"] == nil)
  }

  @Test(arguments: ["1999-01-01", "2026-07-28", ""])
  func ofOthersTheNewestIsOffered(revision: String) throws {
    let conversation = try Conversation(era: .none)
    let greeting = try conversation.call("initialize", ["protocolVersion": .string(revision), "capabilities": [:]])
    #expect(greeting["protocolVersion"] == "2025-11-25")
  }

  @Test func requestsThatNameTheirRevisionNeedNoGreeting() throws {
    let conversation = try Conversation()
    let discovered = try conversation.call("server/discover")
    #expect(discovered["supportedVersions"] == ["2026-07-28"] && discovered["resultType"] == "complete")
    #expect(discovered["_meta"]?["io.modelcontextprotocol/serverInfo"]?["version"] == "1")
    let list = try conversation.call("tools/list")
    #expect(list["resultType"] == "complete" && list["cacheScope"] == "public")
    #expect(try conversation.call("ping")["code"] == -32601)
  }

  @Test func revisionsThatAreNotSpokenAreRefused() throws {
    let conversation = try Conversation(era: .none)
    func meta(_ revision: JSON) -> [String: JSON] {
      ["io.modelcontextprotocol/protocolVersion": revision, "io.modelcontextprotocol/clientCapabilities": [:]]
    }
    let refused = try conversation.call("tools/list", meta: meta("2031-01-01"))
    #expect(refused["code"] == -32022)
    #expect(refused["data"] == ["supported": ["2026-07-28"], "requested": "2031-01-01"])
    #expect(try conversation.call("tools/list", meta: meta(7))["code"] == -32602)
    #expect(try conversation.call("tools/list", meta: ["io.modelcontextprotocol/protocolVersion": "2026-07-28"])["code"] == -32602)
    #expect(try conversation.call("tools/list")["code"] == -32602)
    #expect(try conversation.call("initialize")["code"] == -32602)
    #expect(try conversation.call("ping") == [:])
  }

  @Test func bothKindsOfRequestsMayComeByOneStream() throws {
    let conversation = try Conversation(era: .handshake("2025-06-18"))
    let meta: [String: JSON] = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
    ]
    #expect(try conversation.call("tools/list", meta: meta)["resultType"] == "complete")
    #expect(try conversation.call("tools/list")["resultType"] == nil)
  }

  @Test func aResourceThatIsNotThereIsToldAsEachRevisionTellsIt() throws {
    let uri: JSON = ["uri": "higlint://rules/none"]
    let old = try Conversation(era: .handshake("2025-11-25")).call("resources/read", uri)
    let new = try Conversation().call("resources/read", uri)
    #expect(old["code"] == -32002 && new["code"] == -32602)
    #expect(old["data"] == uri && new["data"] == uri)
  }
}
