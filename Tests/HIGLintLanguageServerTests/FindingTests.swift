import Foundation
import HIGLintProtocols
import Testing

/// What editors see while somebody types.
@Suite struct FindingTests {
  @Test func findingsAreToldOfTheWholeProject() throws {
    let session = try EditorSession(Sample.app)
    #expect(session.greeting["capabilities"]?["diagnosticProvider"] == nil)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func whatIsTypedInOneFileShowsInAnother() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    session.open("Size.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    session.replace("Size.swift", with: Sample.size(44))
    try session.waits(for: [], of: "Bar.swift")
    session.replace("Size.swift", with: Sample.size(12))
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    // What isn't saved is forgotten.
    session.replace("Size.swift", with: Sample.size(44))
    try session.waits(for: [], of: "Bar.swift")
    session.close("Size.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func positionsFollowTheText() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    let start: JSON = ["line": 2, "character": 0]
    session.change("Bar.swift", ["range": ["start": start, "end": start], "text": "  /* 😀 */\n  "])
    try session.waits(for: ["3:4-3:74 small_touch_target"], of: "Bar.swift")
    session.change("Bar.swift", ["range": ["start": start, "end": ["line": 3, "character": 0]], "text": "/*😀é*/"])
    try session.waits(for: ["2:11-2:81 small_touch_target"], of: "Bar.swift")
  }

  @Test func bytesAreCountedForEditorsThatDo() throws {
    let session = try EditorSession(
      Sample.app, editor: EditorSession.Editor.pushed.merging(["general": ["positionEncodings": ["utf-16", "utf-8"]]])
    )
    #expect(session.greeting["capabilities"]?["positionEncoding"] == "utf-8")
    session.open("Bar.swift", Sample.bar.replacingLine(2, with: "/*😀é*/" + Sample.bar.line(2)))
    try session.waits(for: ["2:12-2:82 small_touch_target"], of: "Bar.swift")
  }

  @Test func findingsBelongToTheVersionThatTheyAreOf() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    for number in 0..<20 { session.replace("Bar.swift", with: String(repeating: "\n", count: number) + Sample.bar) }
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    let uri = JSON.string(session.uri("Bar.swift"))
    while true {
      let message = try session.next("findings") {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri
      }
      let version = message["params"]?["version"]?.integer ?? 0
      // The versions from 2 on begin with no empty line, then with one more each.
      let line = version == 1 ? 2 : version == 22 ? 3 : version
      #expect(EditorSession.lines(message["params"]?["diagnostics"]) == ["\(line):2-\(line):72 small_touch_target"])
      if version == 22 { break }
    }
  }

  @Test func otherFilesStayAsTheyAreWhileBracketsAreOpen() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    session.open("Size.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    session.replace("Size.swift", with: "struct A {\n" + Sample.size(44))
    let uri = JSON.string(session.uri("Bar.swift"))
    func isOfBar(_ message: JSON) -> Bool { message["params"]?["uri"] == uri }
    #expect(session.isSilent(for: 1, where: isOfBar))
    // Whoever leaves them open for long means it.
    try session.waits(for: [], of: "Bar.swift")
    session.replace("Size.swift", with: Sample.size(20))
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func aFileIsLintedBeforeItIsSaved() throws {
    let session = try EditorSession(Sample.configuration.merging(["Size.swift": Sample.size(20)]) { $1 })
    session.open("New/Bar.swift", Sample.bar)
    try session.waits(for: [Sample.barFinding], of: "New/Bar.swift")
  }

  @Test func excludedFilesStayExcluded() throws {
    var app = Sample.app
    app[".higlint.yml"] = "excluded:\n  - Generated\n"
    app["Generated/Bar.swift"] = Sample.bar
    let session = try EditorSession(app)
    session.open("Generated/Bar.swift")
    session.open("Generated/New.swift", Sample.bar)
    session.open("Pods/New.swift", Sample.bar)
    for name in ["Generated/Bar.swift", "Generated/New.swift", "Pods/New.swift"] { #expect(try session.told(name) == []) }
  }

  @Test func aFileIsTheSameByWhateverLinks() throws {
    let session = try EditorSession(Dictionary(uniqueKeysWithValues: Sample.app.map { ("App/\($0)", $1) }), roots: ["Link"]) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent("Link"), withDestinationURL: folder.url.appendingPathComponent("App")
      )
    }
    session.open("Link/Bar.swift")
    session.open("App/Size.swift")
    try session.waits(for: [Sample.barFinding], of: "Link/Bar.swift")
    session.replace("App/Size.swift", with: Sample.size(44))
    try session.waits(for: [], of: "Link/Bar.swift")
    session.open("App/Loading.swift")
    try session.waits(for: Sample.spinnerFindings, of: "App/Loading.swift")
  }

  @Test func aTextThatNoFileHoldsIsLintedByItself() throws {
    let session = try EditorSession(Sample.app)
    let code = Sample.bar.replacingOccurrences(of: "Size.side", with: "20")
    session.open("untitled:Untitled-1", code)
    session.open("untitled:notes.swift", "Bar", language: "plaintext")
    #expect(try session.told("untitled:Untitled-1") == ["2:2-2:58 small_touch_target"])
    #expect(session.isSilent { $0["params"]?["uri"] == "untitled:notes.swift" })
  }

  @Test func closingAFileClearsItsFindings() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    session.close("Bar.swift")
    try session.waits(for: [], of: "Bar.swift")
    // What is known is told at once when it is opened again.
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func filesOnTheDiskMayComeAndGo() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    try session.folder.write("Size.swift", Sample.size(44))
    session.noteOnDisk(2, "Size.swift")
    try session.waits(for: [], of: "Bar.swift")
    try session.folder.remove("Size.swift")
    try session.folder.write("Other.swift", Sample.size(30))
    session.noteOnDisk(3, "Size.swift")
    session.noteOnDisk(1, "Other.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func findingsMayWaitForSaving() throws {
    let session = try EditorSession(Sample.app, settings: ["run": "onSave"])
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    #expect(session.isSilent { $0["method"] == "textDocument/publishDiagnostics" })
    try session.save("Bar.swift", "\n" + Sample.bar)
    try session.waits(for: ["3:2-3:72 small_touch_target"], of: "Bar.swift")
  }

  @Test func findingsCanBeSwitchedOff() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    session.notify("workspace/didChangeConfiguration", ["settings": ["higlint": ["enable": false]]])
    try session.waits(for: [], of: "Bar.swift")
    session.notify("workspace/didChangeConfiguration", ["settings": ["higlint": ["enable": true]]])
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }

  @Test func aBaselineHoldsInEditorsToo() throws {
    var app = Sample.app
    app[".higlint.yml"] = "baseline: .higlint-baseline\n"
    let session = try EditorSession(app)
    session.open("Bar.swift")
    // It isn't there, which is told rather than passed over.
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
  }
}

extension String {
  fileprivate func line(_ number: Int) -> String { String(split(separator: "\n", omittingEmptySubsequences: false)[number]) }

  fileprivate func replacingLine(_ number: Int, with line: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[number] = line
    return lines.joined(separator: "\n")
  }
}
