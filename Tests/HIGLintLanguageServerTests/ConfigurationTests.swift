import Foundation
import HIGLintProtocols
import Testing

/// Configurations that come, go and break while the server runs.
@Suite struct ConfigurationTests {
  @Test func aConfigurationHoldsAsSoonAsItIsSaved() throws {
    let session = try EditorSession(Sample.app)
    session.open("Bar.swift")
    try session.waits(for: [Sample.barFinding], of: "Bar.swift")
    try session.folder.write(".higlint.yml", "rules:\n  small_touch_target: off\n")
    session.noteOnDisk(2, ".higlint.yml")
    try session.waits(for: [], of: "Bar.swift")
    try session.folder.write(".higlint.yml", "rules:\n  small_touch_target: error\n")
    session.noteOnDisk(2, ".higlint.yml")
    let message = try session.next("findings") {
      $0["params", "diagnostics", "0", "severity"] == 1 && $0["params", "diagnostics", "0", "code"] == "small_touch_target"
    }
    #expect(message["params", "uri"] == .string(session.uri("Bar.swift")))
  }

  @Test(arguments: [EditorSession.Editor.pushed, EditorSession.Editor.pulling])
  func aBrokenConfigurationIsToldAndTheLastOneHolds(_ editor: JSON) throws {
    let session = try EditorSession(Sample.app, editor: editor)
    let pulls = editor == EditorSession.Editor.pulling
    func bar() throws -> [String] { pulls ? try session.pulled("Bar.swift") : try session.told("Bar.swift") }
    session.open("Bar.swift")
    #expect(try bar() == [Sample.barFinding])
    try session.folder.write(".higlint.yml", "profile: recommended\nruls: {}\n")
    session.noteOnDisk(2, ".higlint.yml")
    let mistakes = try session.told(".higlint.yml")
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix("1:0-1:8 unknown key `ruls`"))
    let notice = try session.next("a notice") { $0["method"] == "window/showMessage" }
    #expect(notice["params", "message"]?.string?.contains("unknown key `ruls`") == true)
    session.replace("Bar.swift", with: "\n" + Sample.bar)
    #expect(try bar() == ["3:2-3:72 small_touch_target"])
    #expect(session.isSilent { $0["method"] == "window/showMessage" })
    try session.folder.write(".higlint.yml", "rules:\n  small_touch_target: off\n")
    session.noteOnDisk(2, ".higlint.yml")
    try session.waits(for: [], of: ".higlint.yml")
    #expect(try bar() == [])
  }

  @Test func mistakesAreToldWhileAConfigurationIsTyped() throws {
    let session = try EditorSession(Sample.app)
    session.open(".higlint.yml", "rules:\n  smal_touch_target: off\n", language: "yaml")
    let mistakes = try session.told(".higlint.yml")
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix("1:2-1:24 unknown rule `smal_touch_target`"))
    let start: JSON = ["line": 1, "character": 6]
    session.change(".higlint.yml", ["range": ["start": start, "end": start], "text": "l"])
    #expect(try session.told(".higlint.yml") == [])
  }

  @Test func eachFolderHasItsOwn() throws {
    let code = Sample.bar.replacingOccurrences(of: "Size.side", with: "20")
    let session = try EditorSession([
      "One/.higlint.yml": "rules:\n  small_touch_target: off\n", "One/Bar.swift": code,
      "Two/.higlint.yml": "", "Two/Bar.swift": code, "Two/Inner/.higlint.yml": "rules:\n  small_touch_target: off\n",
      "Two/Inner/Bar.swift": code.replacingOccurrences(of: "Bar", with: "Inner"),
    ], roots: ["One", "Two", "Two/Inner"])
    for name in ["One/Bar.swift", "Two/Bar.swift", "Two/Inner/Bar.swift"] { session.open(name) }
    #expect(try session.told("One/Bar.swift") == [])
    #expect(try session.told("Two/Bar.swift") == ["2:2-2:58 small_touch_target"])
    #expect(try session.told("Two/Inner/Bar.swift") == [])
    session.notify("workspace/didChangeWorkspaceFolders", ["event": [
      "added": [], "removed": [["uri": .string(session.uri("One")), "name": "One"]],
    ]])
    // What lies outside is linted by itself, by its own configuration all the same.
    session.replace("One/Bar.swift", with: "\n" + code)
    #expect(try session.told("One/Bar.swift") == [])
  }

  @Test func settingsThatAreNotUnderstoodAreLogged() throws {
    let session = try EditorSession(Sample.app, settings: ["jobs": "many", "speed": 11, "fixes": "safe"])
    let first = try session.next("a remark") { $0["method"] == "window/logMessage" }
    #expect(first["params", "message"]?.string?.contains("higlint.jobs") == true)
    let second = try session.next("a remark") { $0["method"] == "window/logMessage" }
    #expect(second["params", "message"]?.string?.contains("higlint.speed") == true)
  }

  @Test func anotherConfigurationCanBeChosen() throws {
    var app = Sample.app
    app["strict.yml"] = "rules:\n  small_touch_target: off\n"
    let session = try EditorSession(app, settings: ["configuration": "strict.yml"])
    session.open("Bar.swift")
    #expect(try session.told("Bar.swift") == [])
  }
}
