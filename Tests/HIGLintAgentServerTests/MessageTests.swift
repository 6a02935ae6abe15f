import HIGLintProtocols
import Testing

/// What is no message, and what isn't a call that can be answered.
@Suite struct MalformedMessageTests {
  private func refusal(_ line: String) throws -> JSON {
    let conversation = try Conversation(era: .handshake("2025-11-25"))
    conversation.sendRaw(Array("\(line)\n".utf8))
    let answer = try conversation.next()
    // Whatever it was, the server goes on.
    #expect(try conversation.call("ping") == [:])
    return answer
  }

  @Test(arguments: ["{", "no JSON", "{\"jsonrpc\":\"2.0\",", "\u{0}"])
  func whatIsNotJSON(line: String) throws {
    let answer = try refusal(line)
    // There is no null for an id that isn't known.
    #expect(answer["error"]?["code"] == -32700 && answer["id"] == nil)
  }

  @Test(arguments: [
    "[]", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", "7", "{}", "{\"jsonrpc\":\"2.0\",\"id\":1}",
    "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}",
  ])
  func whatIsNoMessage(line: String) throws {
    #expect(try refusal(line)["error"]?["code"] == -32600)
  }

  @Test(arguments: [
    ("tools/call", JSON.array([1])), ("tools/call", [:]), ("tools/call", ["name": 7]), ("tools/call", ["name": "lin"]),
    ("tools/call", ["name": "apply_fixes"]), ("tools/list", ["cursor": "x"]), ("resources/read", [:]),
    ("resources/read", ["uri": "file:///etc/passwd"]), ("prompts/get", ["name": "x"]), ("tools/list", ["_meta": 7]),
  ] as [(String, JSON)])
  func whatIsAskedWrongly(method: String, params: JSON) throws {
    let conversation = try Conversation(era: .handshake("2025-06-18"))
    let error = try conversation.call(method, params)
    #expect(error["code"] == -32602 || error["code"] == -32002, "\(error)")
  }

  @Test func whatIsNotOffered() throws {
    let conversation = try Conversation(era: .handshake("2025-06-18"))
    for method in ["resources/subscribe", "logging/setLevel", "completion/complete", "nothing", "server/discover"] {
      #expect(try conversation.call(method)["code"] == -32601)
    }
    // Of what asks for no answer, nothing is said.
    conversation.send(["jsonrpc": "2.0", "method": "notifications/nothing"])
    conversation.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 77]])
    conversation.send(["jsonrpc": "2.0", "id": 77, "result": [:]])
    #expect(try conversation.call("ping") == [:])
  }

  @Test func aMisspeltToolIsGuessed() throws {
    let error = try Conversation().call("tools/call", ["name": "lints"])
    #expect(error["message"]?.string?.contains("did you mean `lint`?") == true)
  }

  @Test func linesMayEndAsOnWindowsAndBeEmpty() throws {
    let conversation = try Conversation(era: .none)
    conversation.sendRaw(Array("\r\n\n{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"ping\"}\r\n".utf8))
    #expect(try conversation.next() == ["jsonrpc": "2.0", "id": "a", "result": [:]])
  }

  @Test func nestingAndLengthDoNoHarm() throws {
    let conversation = try Conversation()
    conversation.sendRaw(Array((String(repeating: "[", count: 100_000) + "\n").utf8))
    #expect(try conversation.next()["error"] != nil)
    let long = String(repeating: "é", count: 4_000_000)
    #expect(try conversation.refusal(of: "explain", ["rule": .string(long)]).utf8.count < 4_000)
    #expect(try conversation.use("lint_text", ["path": "Long.swift", "text": .string("// \(long)")])["summary"]?["findings"] == 0)
  }
}
