import Foundation
import HIGLintProtocols
import Testing
@testable import HIGLintLanguageServer
@testable import higlint

/// How a client and the server get along, from the first message to the last.
@Suite struct ProtocolTests {
  @Test func goodbyeEndsWithSuccess() throws {
    let session = try EditorSession(Sample.app)
    #expect(try session.call("shutdown", .null) == .null)
    #expect(try session.call("textDocument/hover", [:])["code"] == -32600)
    session.notify("exit", .null)
    #expect(session.status() == 0)
  }

  @Test func leavingWithoutGoodbyeIsAFailure() throws {
    let first = try EditorSession(Sample.app)
    first.notify("exit", .null)
    #expect(first.status() == 1)
    let second = try EditorSession(Sample.app)
    second.open("Bar.swift")
    second.hangUp()
    #expect(second.status(within: 1) == 1)
    let third = try EditorSession(Sample.app)
    third.sendRaw(Array("Content-Length: x\r\n\r\n".utf8))
    #expect(third.status(within: 1) == 1)
  }

  @Test func aClientThatHangsUpDoesNotWaitForARun() throws {
    let session = try EditorSession(Sample.app, linting: SlowLinting())
    session.open("Bar.swift")
    session.hangUp()
    #expect(session.status(within: 1) == 1)
  }

  @Test func whatIsNotUnderstoodIsRefused() throws {
    let session = try EditorSession(Sample.app)
    #expect(try session.call("textDocument/rename", [:])["code"] == -32601)
    #expect(try session.call("textDocument/hover", [:])["code"] == -32602)
    #expect(try session.call("initialize", ["capabilities": [:]])["code"] == -32600)
    session.notify("$/unknown", [:])
    session.notify("textDocument/didChange", ["textDocument": [:]])
    session.sendRaw(HeaderFraming.framed(Array("{".utf8)))
    #expect(try session.next("a refusal") { $0["error"] != nil }["error"]?["code"] == -32700)
    session.sendRaw(HeaderFraming.framed(Array("[]".utf8)))
    #expect(try session.next("a refusal") { $0["error"] != nil }["error"]?["code"] == -32600)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func lengthyAndStrangeTextsDoNoHarm() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift", "let a = \"\u{0}\"\n" + Sample.bar)
    session.change("Bar.swift", [
      "range": ["start": ["line": -3, "character": -1], "end": ["line": 9_999_999, "character": 4]],
      "text": .string(String(repeating: "// é\n", count: 100_000)),
    ])
    #expect(try session.told("Bar.swift") == [] || session.told("Bar.swift") == [])
    session.change("Nowhere.swift", ["text": ""])
    session.close("Nowhere.swift")
    session.replace("Bar.swift", with: Sample.bar)
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func aTextThatIsTooLargeIsAProblemInIt() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift", String(repeating: "// 45678\n", count: 2_000_000))
    let told = try session.told("Bar.swift")
    #expect(told.count == 1 && told[0].contains("larger than 16 MB"))
  }

  @Test func rulesAreExplained() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    _ = try session.told("Bar.swift")
    func hover(_ name: String, _ line: Int, _ character: Int) throws -> JSON {
      try session.call("textDocument/hover", [
        "textDocument": session.identifier(name), "position": ["line": .integer(line), "character": .integer(character)],
      ])
    }
    let found = try hover("Bar.swift", 2, 10)
    #expect(found["contents", "kind"] == "markdown")
    #expect(found["contents", "value"]?.string?.hasPrefix("**small_touch_target**\n") == true)
    #expect(found["contents", "value"]?.string?.contains("Provide Fingertip-Size Targets") == true)
    #expect(found["range", "start"] == ["line": 2, "character": 2])
    // Elsewhere another server may have something to say.
    #expect(try hover("Bar.swift", 0, 3) == .null)
    session.open("Comment.swift", "// higlint:disable:next row_never_deselected\nlet row_never_deselected = 1\n")
    #expect(try hover("Comment.swift", 0, 30)["contents", "value"]?.string?.hasPrefix("**row_never_deselected**") == true)
    #expect(try hover("Comment.swift", 1, 6) == .null)
    session.open(".higlint.yml", "rules:\n  small_touch_target: off\n", language: "yaml")
    #expect(try hover(".higlint.yml", 1, 2)["contents", "value"]?.string?.hasPrefix("**small_touch_target**") == true)
    #expect(try hover(".higlint.yml", 0, 2) == .null)
    #expect(try hover("Unknown.swift", 0, 2) == .null)
  }

  @Test func whatElseIsKnownIsTold() throws {
    let code = """
      final class LoadingView: UIView {
        let wheel = UIActivityIndicatorView()
        func setUp() { wheel.hidesWhenStopped = false }
        func done() { wheel.stopAnimating() }
      }
      """
    let full = try EditorSession(Sample.configuration)
    full.open("A.swift", code)
    let message = try full.next("findings") { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(message["params", "diagnostics", "0", "source"] == "higlint")
    let address = message["params", "diagnostics", "0", "codeDescription", "href"]?.string
    #expect(address?.hasSuffix("/Documentation/Rules/stationary_activity_indicator.md") == true)
    let note = message["params", "diagnostics", "0", "relatedInformation", "0"]
    #expect(note?["message"] == "it stops here, and stays")
    #expect(note?["location", "range", "start", "line"] == 3)
    let plain = try EditorSession(Sample.configuration, editor: [:])
    plain.open("A.swift", code)
    let bare = try plain.next("findings") { $0["method"] == "textDocument/publishDiagnostics" }["params", "diagnostics", "0"]
    #expect(bare?["message"]?.string?.hasSuffix("\nline 4: it stops here, and stays") == true)
    #expect(bare?["relatedInformation"] == nil && bare?["codeDescription"] == nil)
  }

  @Test func everyAddressOfARuleIsThatOfItsPage() {
    let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let pages = RulePages(knownRules)
    for rule in knownRules {
      let address = pages.address(of: rule.description.id, among: .published)
      let file = address.components(separatedBy: "/main/").last ?? ""
      #expect(FileManager.default.fileExists(atPath: package.appendingPathComponent(file).path), "\(address)")
    }
  }

  @Test func aProjectMayHaveThePagesElsewhere() throws {
    let editor = try EditorSession([".higlint.yml": "rule_pages: https://example.com/{rule}.html\n"])
    editor.open("A.swift", "final class V: UIView {\n  let wheel = UIActivityIndicatorView()\n"
      + "  func setUp() { wheel.hidesWhenStopped = false }\n}\n")
    let message = try editor.next("findings") { $0["method"] == "textDocument/publishDiagnostics" }
    let address = message["params", "diagnostics", "0", "codeDescription", "href"]?.string
    #expect(address == "https://example.com/stationary_activity_indicator.html")
  }
}
