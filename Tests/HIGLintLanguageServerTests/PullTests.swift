import Foundation
import HIGLintProtocols
import Testing

/// Editors that ask for findings rather than being told.
@Suite struct PullTests {
  private func session(_ files: [String: String] = Sample.app, settings: JSON = .null) throws -> EditorSession {
    try EditorSession(files, editor: EditorSession.Editor.pulling, settings: settings)
  }

  @Test func editorsThatAskAreNotTold() throws {
    let session = try session()
    #expect(session.greeting["capabilities"]?["diagnosticProvider"]?["interFileDependencies"] == true)
    session.open("Bar.swift")
    #expect(try session.pulled("Bar.swift") == [Sample.barFinding])
    #expect(session.isSilent { $0["method"] == "textDocument/publishDiagnostics" })
  }

  @Test func editorsThatCannotBeAskedToAskAgainAreTold() throws {
    let session = try EditorSession(Sample.app, editor: EditorSession.Editor.pushed.merging(["textDocument": ["diagnostic": [:]]]))
    #expect(session.greeting["capabilities"]?["diagnosticProvider"] == nil)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func anAnswerIsOfTheTextThatWasAskedAbout() throws {
    let session = try session()
    session.open("Bar.swift")
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    #expect(try session.pulled("Bar.swift") == ["3:2-3:72 small_touch_target"])
    let early = session.ask("textDocument/diagnostic", ["textDocument": session.identifier("Bar.swift")])
    session.replace("Bar.swift", with: Sample.bar)
    let late = session.ask("textDocument/diagnostic", ["textDocument": session.identifier("Bar.swift")])
    let refusal = try session.reply(to: early)
    // It may have been known before the change came.
    #expect(refusal["error"]?["code"] == -32801 || EditorSession.lines(refusal["result"]?["items"]).first?.hasPrefix("3:") == true)
    #expect(EditorSession.lines(try session.reply(to: late)["result"]?["items"]) == [Sample.barFinding])
  }

  @Test func whatTheEditorHasIsNotSentAgain() throws {
    let session = try session()
    session.open("Bar.swift")
    session.open("Size.swift")
    let first = try session.pull("Bar.swift")
    let id = try #require(first["resultId"]?.string)
    #expect(Int(id) == nil)
    session.change("Bar.swift", ["text": .string(Sample.bar + "\n")])
    let second = try session.pull("Bar.swift", previous: id)
    #expect(second["kind"] == "unchanged" && second["resultId"] == first["resultId"] && second["items"] == nil)
    // Another file has changed, and this one's findings with it.
    session.replace("Size.swift", with: Sample.size(44))
    let third = try session.pull("Bar.swift", previous: id)
    #expect(third["kind"] == "full" && third["items"] == [])
  }

  @Test func editorsAreAskedToAskAgain() throws {
    let session = try session()
    session.open("Bar.swift")
    #expect(try session.pulled("Bar.swift") == [Sample.barFinding])
    try session.folder.write("Size.swift", Sample.size(44))
    session.noteOnDisk(2, "Size.swift")
    _ = try session.next("the hint") { $0["method"] == "workspace/diagnostic/refresh" }
    #expect(try session.pulled("Bar.swift") == [])
    #expect(session.isSilent(for: 1) { $0["method"] == "workspace/diagnostic/refresh" })
  }

  @Test func nobodyWaitsForAnAnswerThatIsCancelled() throws {
    let gate = SlowLinting()
    let session = try EditorSession(Sample.app, editor: EditorSession.Editor.pulling, linting: gate)
    session.open("Bar.swift")
    let id = session.ask("textDocument/diagnostic", ["textDocument": session.identifier("Bar.swift")])
    session.notify("$/cancelRequest", ["id": id])
    #expect(try session.reply(to: id)["error"]?["code"] == -32800)
    gate.open()
    #expect(try session.pulled("Bar.swift") == [Sample.barFinding])
  }

  @Test func aDocumentThatIsClosedHasNoAnswer() throws {
    let gate = SlowLinting()
    let session = try EditorSession(Sample.app, editor: EditorSession.Editor.pulling, linting: gate)
    session.open("Bar.swift")
    let id = session.ask("textDocument/diagnostic", ["textDocument": session.identifier("Bar.swift")])
    session.close("Bar.swift")
    #expect(try session.reply(to: id)["error"]?["code"] == -32801)
    gate.open()
    #expect(try session.pull("Bar.swift")["items"] == [])
  }

  // MARK: All files

  private func ask(_ session: EditorSession, _ previous: [String: JSON] = [:], token: JSON = .null) -> JSON {
    let results = previous.map { JSON.object(["uri": .string($0.key), "value": $0.value]) }
    return session.ask("workspace/diagnostic", ["previousResultIds": .array(results), "partialResultToken": token])
  }

  private func results(_ reply: JSON) -> [String: JSON] {
    let items = reply["result"]?["items"]?.elements ?? []
    return Dictionary(items.compactMap { item in item["uri"]?.string.map { ($0, item["resultId"] ?? .null) } }) { $1 }
  }

  @Test func allFilesAreToldToWhoWantsThem() throws {
    let session = try session(settings: ["diagnostics": "workspace"])
    #expect(session.greeting["capabilities"]?["diagnosticProvider"]?["workspaceDiagnostics"] == true)
    let first = try session.reply(to: ask(session, token: "t"))
    let known = results(first)
    #expect(Set(known.keys) == [session.uri("Bar.swift"), session.uri("Loading.swift")])
    // Nothing is answered until anything has changed.
    let second = ask(session, known, token: "t")
    #expect(session.isSilent { $0["id"] == second && $0["method"] == nil })
    try session.folder.write("Size.swift", Sample.size(44))
    session.noteOnDisk(2, "Size.swift")
    let items = try session.reply(to: second)["result"]?["items"]
    #expect(items?.elements.count == 1)
    #expect(items?["0"] == nil && items?.elements.first?["uri"] == .string(session.uri("Bar.swift")))
    #expect(items?.elements.first?["items"] == [] && items?.elements.first?["version"] == .null)
    #expect(items?.elements.first?["resultId"] == nil)
  }

  @Test func whoAsksAgainTakesTheOthersPlace() throws {
    let session = try session(settings: ["diagnostics": "workspace"])
    let known = results(try session.reply(to: ask(session)))
    let first = ask(session, known, token: "t")
    let second = ask(session, known, token: "t")
    #expect(try session.reply(to: first)["error"]?["code"] == -32800)
    session.notify("$/cancelRequest", ["id": second])
    #expect(try session.reply(to: second)["error"]?["code"] == -32800)
    // Who can't wait is answered at once.
    #expect(try session.reply(to: ask(session, known))["result"]?["items"] == [])
  }

  @Test func editorsThatAreToldAreToldOfAllFilesToo() throws {
    let session = try EditorSession(Sample.app, settings: ["diagnostics": "workspace"])
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    try session.waits(for: Sample.spinnerFindings, of: "Loading.swift")
    session.open("Size.swift")
    session.replace("Size.swift", with: Sample.size(44))
    try session.waits(for: [], of: "Bar.swift")
  }
}
