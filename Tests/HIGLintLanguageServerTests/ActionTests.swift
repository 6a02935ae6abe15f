import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer
import HIGLintProtocols
import Testing
@testable import higlint

/// What editors offer to do about findings.
@Suite struct ActionTests {
  private func opened(_ name: String, editor: JSON = EditorSession.Editor.pushed) throws -> EditorSession {
    let session = try EditorSession(Sample.app, editor: editor)
    session.open(name)
    _ = try session.told(name)
    return session
  }

  /// A text after an edit as a client applies it.
  private func applied(_ edit: JSON?, to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    for change in (edit?["documentChanges", "0", "edits"]?.elements ?? []).reversed() {
      func place(_ end: String) -> (line: Int, character: Int) {
        (change["range", end, "line"]?.integer ?? 0, change["range", end, "character"]?.integer ?? 0)
      }
      let (start, end) = (place("start"), place("end"))
      let new = Array((change["newText"]?.string ?? "").utf16)
      let joined = lines[start.line][..<start.character] + new + lines[end.line][end.character...]
      let changed = joined.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      lines.replaceSubrange(start.line...end.line, with: changed)
    }
    return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }

  private func titles(_ actions: [JSON]) -> [String] { actions.compactMap { $0["title"]?.string } }

  @Test func whatCanBeDoneIsOfferedWhereTheFindingIs() throws {
    let session = try opened("Loading.swift")
    let actions = try session.actions("Loading.swift", line: 5, character: 8)
    #expect(titles(actions) == [
      "HIGLint: Let it hide, as it does by itself",
      "HIGLint: Fix all `stationary_activity_indicator` in this file",
      "HIGLint: Disable `stationary_activity_indicator` for this line",
      "HIGLint: Disable `stationary_activity_indicator` in this file",
      "HIGLint: Fix all that is safe to fix",
    ])
    #expect(actions.map { $0["isPreferred"] } == [true, nil, nil, nil, nil])
    #expect(actions.first?["diagnostics", "0", "code"] == "stationary_activity_indicator")
    #expect(actions.first?["edit", "documentChanges", "0", "textDocument", "version"] == 1)
    let fixed = Sample.spinners.replacingOccurrences(of: "    first.hidesWhenStopped = false\n", with: "")
    #expect(applied(actions.first?["edit"], to: Sample.spinners) == fixed)
    let all = fixed.replacingOccurrences(of: "    second.hidesWhenStopped = false\n", with: "")
    #expect(applied(actions[1]["edit"], to: Sample.spinners) == all)
    #expect(try session.actions("Loading.swift", line: 0, character: 0).map { $0["kind"] } == ["source.fixAll.higlint"])
  }

  @Test func onlyTheKindsThatAreWantedAreOffered() throws {
    let session = try opened("Loading.swift")
    func kinds(_ only: JSON...) throws -> Set<String> {
      Set(try session.actions("Loading.swift", line: 5, character: 8, only: only).compactMap { $0["kind"]?.string })
    }
    #expect(try kinds("quickfix") == ["quickfix"])
    #expect(try kinds("source.fixAll") == ["source.fixAll.higlint"])
    #expect(try kinds("source") == ["source.fixAll.higlint"])
    #expect(try kinds("source.fixAll.higlint") == ["source.fixAll.higlint"])
    #expect(try kinds("source.fixAll.higlintother") == [])
    #expect(try kinds("refactor", "source.organizeImports") == [])
  }

  @Test func aTextThatHasNotBeenLintedIsNotMended() throws {
    let session = try opened("Loading.swift")
    let fixAll = try #require(try session.actions("Loading.swift", line: 0, character: 0).last)
    session.replace("Loading.swift", with: "\n" + Sample.spinners)
    #expect(try session.actions("Loading.swift", line: 6, character: 8) == [])
    #expect(try session.call("codeAction/resolve", fixAll)["code"] == -32801)
  }

  @Test func disablingTakesTheFindingBack() throws {
    for title in ["for this line", "in this file"] {
      let session = try opened("Bar.swift")
      let actions = try session.actions("Bar.swift", line: 2, character: 8)
      let disable = try #require(actions.first { $0["title"]?.string?.hasSuffix(title) == true })
      session.replace("Bar.swift", with: applied(disable["edit"], to: Sample.bar))
      try session.waits(for: [], of: "Bar.swift")
    }
  }

  @Test func fixingAllDoesWhatTheCommandLineDoes() throws {
    let fixing = knownRules.filter { $0.description.fix == .safe }
    let app = Sample.app.merging(Dictionary(uniqueKeysWithValues: fixing.flatMap { rule in
      rule.description.examples.bad.enumerated().filter { $0.element.files.count == 1 }.map { number, example in
        ("\(rule.description.id)\(number).swift", example.files[0].source.filter { $0 != "↓" })
      }
    })) { $1 }
    let session = try EditorSession(app)
    let planner = try LintPlanner(selection: RuleSelection(), configuration: nil, searchDirectory: nil, forcesExclusion: false)
    let plan = planner.plan([session.folder.url.path])
    let linter = Linter(knownRules: knownRules, reportsUnreachable: plan.reportsUnreachable)
    var changed = 0
    for name in app.keys.sorted() where name.hasSuffix(".swift") {
      let path = session.folder.url.appendingPathComponent(name).path
      session.open(name)
      _ = try session.told(name)
      guard let fixAll = try session.actions(name, line: 0, character: 0, only: ["source.fixAll"]).first else { continue }
      let edit = try session.call("codeAction/resolve", fixAll)["edit"]
      var run = FixRun(applying: [.safe]) { texts in
        var result = linter.lint(plan.replacing { input in
          texts[input.path].map { SourceInput(path: input.path, contents: $0) } ?? input
        }.scopes)
        result.findings.removeAll { $0.file != path }
        return result
      } read: { path throws(Problem) in try SourceReader().read(SourceInput(path: path)) }
      let fixed = run.outcome().files.first?.fixed
      let text = try #require(app[name])
      #expect(applied(edit, to: text) == fixed.map { String(decoding: $0, as: UTF8.self) } ?? text, "\(name)")
      if fixed != nil { changed += 1 }
    }
    #expect(changed > 1)
  }

  @Test func editorsThatResolveNothingGetTheEditAtOnce() throws {
    let editor = EditorSession.Editor.pushed.merging(["textDocument": ["codeAction": ["resolveSupport": ["properties": []]]]])
    let session = try opened("Loading.swift", editor: editor)
    let fixAll = try #require(try session.actions("Loading.swift", line: 0, character: 0).last)
    #expect(!applied(fixAll["edit"], to: Sample.spinners).contains("hidesWhenStopped"))
  }

  @Test func editorsThatKnowCommandsAloneAreServedToo() throws {
    let session = try opened("Loading.swift", editor: ["workspace": ["applyEdit": true]])
    let commands = try session.actions("Loading.swift", line: 5, character: 8)
    let command = try #require(commands.first)
    #expect(command["command"] == "higlint.applyEdit" && command["kind"] == nil)
    #expect(try session.call("workspace/executeCommand", command) == .null)
    let request = try session.next("the edit") { $0["method"] == "workspace/applyEdit" }
    let edits = request["params", "edit", "changes"]?[session.uri("Loading.swift")]
    #expect(edits == [["newText": "", "range": ["start": ["line": 5, "character": 0], "end": ["line": 6, "character": 0]]]])
    #expect(try session.call("workspace/executeCommand", ["command": "rm", "arguments": []])["code"] == -32602)
  }

  @Test func nothingIsEverWritten() throws {
    let session = try opened("Loading.swift")
    for action in try session.actions("Loading.swift", line: 5, character: 8) {
      _ = try session.call("codeAction/resolve", action)
    }
    #expect(session.folder.read("Loading.swift") == Sample.spinners)
    let names = try FileManager.default.contentsOfDirectory(atPath: session.folder.url.path).sorted()
    #expect(names == Sample.app.keys.sorted())
  }
}
