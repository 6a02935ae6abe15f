import Foundation
import HIGLintProtocols
import Testing

/// What is made of the JSON of messages.
@Suite struct MessageTests {
  private struct Named: Decodable {
    let name: String
  }

  private func call(_ json: String) throws -> (id: RequestID?, call: Call)? {
    switch try IncomingMessage(Array(json.utf8)) {
    case .request(let id, let call): (id, call)
    case .notification(let call): (nil, call)
    case .response: nil
    }
  }

  private func code(_ json: String) -> ResponseError.Code? {
    do {
      _ = try IncomingMessage(Array(json.utf8))
      return nil
    } catch {
      return error.code
    }
  }

  @Test func idsAreNumbersOrStrings() throws {
    #expect(try call(#"{"jsonrpc":"2.0","id":7,"method":"a"}"#)?.id == .number(7))
    #expect(try call(#"{"jsonrpc":"2.0","id":"7","method":"a"}"#)?.id == .string("7"))
    #expect(try call(#"{"jsonrpc":"2.0","method":"a"}"#)?.id == nil)
    #expect(RequestID.number(7) != .string("7"))
  }

  @Test func parametersAreDecodedWhenAsked() throws {
    let asked = try #require(try call(#"{"id":1,"method":"a/b","params":{"name":"é😀","more":[1,{}]}}"#)).call
    #expect(asked.method == "a/b")
    #expect(try asked.params(Named.self).name == "é😀")
    #expect(throws: ResponseError(.invalidParams, "a/b: params.name is missing")) {
      try call(#"{"id":1,"method":"a/b","params":{}}"#)?.call.params(Named.self)
    }
  }

  @Test func responsesTellResultOrError() throws {
    guard case .response(let id, let reply) = try IncomingMessage(Array(#"{"id":3,"result":{"name":"a"}}"#.utf8)) else {
      Issue.record("no response")
      return
    }
    #expect(id == .number(3) && reply.error == nil)
    #expect(reply.result(Named.self)?.name == "a")
    #expect(reply.result(Int.self) == nil)
    guard case .response(_, let refusal) = try IncomingMessage(Array(#"{"id":3,"error":{"code":-32601,"message":"no"}}"#.utf8)) else {
      Issue.record("no response")
      return
    }
    #expect(refusal.error == ResponseError(.methodNotFound, "no"))
    guard case .response = try IncomingMessage(Array(#"{"id":3,"result":null}"#.utf8)) else {
      Issue.record("no response")
      return
    }
  }

  @Test func whatIsNoMessageIsToldApart() {
    #expect(code("") == .parseError)
    #expect(code("{") == .parseError)
    #expect(code("{\"method\":\"a\"") == .parseError)
    #expect(code("[]") == .invalidRequest)
    #expect(code("7") == .invalidRequest)
    #expect(code("{}") == .invalidRequest)
    #expect(code(#"{"id":1}"#) == .invalidRequest)
    #expect(code(#"{"id":[],"method":"a"}"#) == .invalidRequest)
    #expect(code(#"{"id":1,"method":2}"#) == .invalidRequest)
  }

  @Test func deepNestingIsRefusedRatherThanFollowed() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(code(#"{"id":1,"method":"a","params":\#(deep)}"#) == .parseError)
  }

  @Test(arguments: [
    (#""\ud83d""#, "\u{FFFD}"),
    (#""\ude00x""#, "\u{FFFD}x"),
    (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\uD83D\uDE00\uDE00""#, "😀\u{FFFD}"),
    (#""\ud83d\n""#, "\u{FFFD}\n"),
    (#""\\ud83d""#, #"\ud83d"#),
    (#""\\\ud83d""#, "\\\u{FFFD}"),
    (#""\u00e9""#, "é"),
  ])
  func halvesOfSurrogatePairsAreReplaced(_ json: String, _ text: String) throws {
    #expect(try call(#"{"method":"a","params":{"name":\#(json)}}"#)?.call.params(Named.self).name == text)
  }

  @Test func largeMessagesAreTaken() throws {
    let text = String(repeating: "let é = 1\\n", count: 1_000_000)
    let name = try call(#"{"method":"a","params":{"name":"\#(text)"}}"#)?.call.params(Named.self).name
    #expect(name?.utf8.count == 11_000_000)
  }

  @Test func anyJSONIsKept() throws {
    let text = #"{"a":[1,1.5,true,null,"x"],"b":{}}"#
    let json = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    #expect(json == .object(["a": .array([.integer(1), .number(1.5), .bool(true), .null, .string("x")]), "b": .object([:])]))
    #expect(json["b"] == .object([:]) && json["c"] == nil)
  }

  @Test func messagesAreWrittenWithTheirMembers() throws {
    func text(_ message: OutgoingMessage) -> String? { message.bytes.map { String(decoding: $0, as: UTF8.self) } }
    #expect(text(.request(.number(1), "a/b", ["x": 1])) == #"{"id":1,"jsonrpc":"2.0","method":"a/b","params":{"x":1}}"#)
    #expect(text(.notification("a", JSON.object([:]))) == #"{"jsonrpc":"2.0","method":"a","params":{}}"#)
    #expect(text(.result(.string("1"), JSON.null)) == #"{"id":"1","jsonrpc":"2.0","result":null}"#)
    #expect(text(.error(nil, ResponseError(.parseError, "no"))) == #"{"error":{"code":-32700,"message":"no"},"id":null,"jsonrpc":"2.0"}"#)
  }
}
