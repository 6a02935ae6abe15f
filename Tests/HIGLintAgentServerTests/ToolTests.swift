import Foundation
import HIGLintEngine
import HIGLintProtocols
import Testing
@testable import higlint

/// What agents have done.
@Suite struct ToolTests {
  @Test func theWholeProjectIsLinted() throws {
    let answer = try Conversation().use("lint")
    #expect(Conversation.lines(answer) == [Sample.barFinding, Sample.loadingFinding])
    #expect(answer["summary"] == [
      "files": 3, "findings": 2, "errors": 0, "warnings": 2, "notes": 0, "suppressed": 0, "unreachable": 0,
    ])
    #expect(answer["told"] == 2 && answer["truncated"] == false && answer["nextCursor"] == nil)
    #expect(answer["rules"]?.elements.map { $0["id"] } == ["small_touch_target", "stationary_activity_indicator"])
    let finding = answer["files"]?.elements.first?["findings"]?.elements.first
    #expect(finding?["notes"]?.elements.first?["file"] == "Size.swift")
  }

  @Test func partsOfItAreLintedKnowingAll() throws {
    let conversation = try Conversation()
    #expect(try conversation.found("lint", ["paths": ["Bar.swift"]]) == [Sample.barFinding])
    #expect(try conversation.found("lint", ["paths": ["Views"]]) == [Sample.loadingFinding])
    #expect(try conversation.found("lint", ["paths": [.string(conversation.folder.root.path + "/Views/../Bar.swift")]]) == [Sample.barFinding])
    #expect(try conversation.use("lint", ["paths": ["Views"]])["summary"]?["files"] == 1)
    #expect(try conversation.found("lint", ["rules": ["controls"]]) == [Sample.loadingFinding])
    #expect(try conversation.found("lint", ["severity": "error"]) == [])
  }

  @Test func filesThatChangeAreReadAgain() throws {
    let conversation = try Conversation()
    #expect(try conversation.found().count == 2)
    try conversation.folder.write("Size.swift", Sample.size(50))
    try conversation.folder.write("More.swift", Sample.loading.replacingOccurrences(of: "LoadingView", with: "More"))
    #expect(try conversation.found() == ["More.swift:5:5 stationary_activity_indicator", Sample.loadingFinding])
  }

  @Test func aTextStandsInItsFilesPlace() throws {
    let conversation = try Conversation()
    let small = Sample.bar.replacingOccurrences(of: "Size.side", with: "50")
    #expect(try conversation.found("lint_text", ["path": "Bar.swift", "text": .string("\n" + Sample.bar)])
      == ["Bar.swift:4:3 small_touch_target"])
    #expect(try conversation.found("lint_text", ["path": "Bar.swift", "text": .string(small)]) == [])
    #expect(try conversation.found("lint_text", ["path": "New/Bar2.swift", "text": .string(Sample.bar)])
      == ["New/Bar2.swift:3:3 small_touch_target"])
    // What it was asked about is not kept.
    #expect(try conversation.found() == [Sample.barFinding, Sample.loadingFinding])
  }

  @Test func whatIsNoPartOfTheProjectIsRefused() throws {
    let conversation = try Conversation(Sample.app.merging([".higlint.yml": "excluded: [Views]\n"]) { $1 })
    #expect(try conversation.found() == [Sample.barFinding])
    #expect(try conversation.refusal(of: "lint", ["paths": ["Views/Loading.swift"]]).contains("isn't linted"))
    #expect(try conversation.refusal(of: "lint", ["paths": ["None.swift"]]).contains("there is no `None.swift`"))
    #expect(try conversation.refusal(of: "lint_text", ["path": "Views/New.swift", "text": ""]).contains("isn't a part"))
    #expect(try conversation.refusal(of: "lint_text", ["path": "Read.me", "text": ""]).contains("isn't a part"))
  }

  @Test func wrongArgumentsAreExplained() throws {
    let conversation = try Conversation()
    let cases: [(String, JSON, String)] = [
      ("lint", ["path": ["Bar.swift"]], "lint has no argument `path`; did you mean `paths`?"),
      ("lint", ["paths": "Bar.swift"], "`paths` isn't a list of strings"),
      ("lint", ["paths": [""]], "a path is empty"),
      ("lint", ["limit": 0], "`limit` isn't a number from 1 to 1000"),
      ("lint", ["severity": "fatal"], "`severity` isn't one of error, warning, note"),
      ("lint", ["rules": ["small_touch_targets"]], "did you mean `small_touch_target`?"),
      ("lint", ["since": "--output=x"], "`since` isn't a git revision"),
      ("lint", ["cursor": "7-x"], "ask again without it"),
      ("lint_text", ["path": "Bar.swift"], "the argument `text` is missing"),
      ("explain", ["rule": "small_touch"], "did you mean `small_touch_target`?"),
      ("explain", [], "the arguments aren't an object"),
      ("rules", ["chapter": "none"], "`chapter` isn't one of"),
      ("fix", ["applicability": "all"], "`applicability` isn't one of safe, suggested"),
    ]
    for (tool, arguments, words) in cases {
      #expect(try conversation.refusal(of: tool, arguments).contains(words), "\(tool) \(arguments)")
    }
  }

  @Test func rulesAreExplainedAsOnTheCommandLine() throws {
    let answer = try Conversation().use("explain", ["rule": "small_touch_target"])
    #expect(answer["explanation"]?.string?.hasPrefix("small_touch_target\n  A control") == true)
    #expect(answer["options"]?.elements.contains { $0["name"] == "minimum" } == true)
    #expect(answer["suppression"] == "// higlint:disable:next small_touch_target -- why it is right here")
  }

  @Test func rulesAreListedAsTheyRunHere() throws {
    let configuration = "rules:\n  small_touch_target: error\n  cell_not_reused: off\n"
    let conversation = try Conversation([".higlint.yml": configuration])
    let all = try conversation.use("rules", ["limit": 1000])
    func entry(_ id: JSON) -> JSON? { all["rules"]?.elements.first { $0["id"] == id } }
    #expect(entry("small_touch_target")?["severity"] == "error" && entry("small_touch_target")?["enabled"] == true)
    #expect(entry("cell_not_reused")?["enabled"] == false)
    #expect(entry("eager_list")?["enabled"] == false && entry("eager_list")?["default"] == "opt-in")
    #expect(all["total"]?.integer == knownRules.count)
    let off = try conversation.use("rules", ["enabled": false, "chapter": "cells"])["rules"]?.elements.map { $0["id"] }
    #expect(off?.contains("cell_not_reused") == true && off?.contains("cell_cached_by_hand") == false)
  }

  @Test func aConfigurationThatCannotBeUsedIsTold() throws {
    let conversation = try Conversation(Sample.app.merging([".higlint.yml": "profile: none\n"]) { $1 })
    let problem = try conversation.use("lint")["problems"]?.elements.first
    #expect(problem?["file"] == ".higlint.yml" && problem?["line"] == 1)
    #expect(try conversation.refusal(of: "rules", [:]).hasPrefix(".higlint.yml: "))
    #expect(try conversation.call("resources/read", ["uri": "higlint://config"])["code"] == -32603)
    try conversation.folder.write(".higlint.yml", "profile: strict\n")
    #expect(try conversation.found().contains(Sample.barFinding))
  }

  @Test func whatGitHasChangedIsToldAlone() throws {
    let conversation = try Conversation()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", conversation.folder.root.path] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try conversation.refusal(of: "lint", ["since": "HEAD"]).contains("git"))
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "first")
    #expect(try conversation.found("lint", ["since": "HEAD"]) == [])
    try conversation.folder.write("New.swift", Sample.loading.replacingOccurrences(of: "LoadingView", with: "New"))
    #expect(try conversation.found("lint", ["since": "HEAD"]) == ["New.swift:5:5 stationary_activity_indicator"])
    #expect(try conversation.refusal(of: "lint", ["since": "nothing"]).contains("revision"))
  }

  @Test func aBaselineHolds() throws {
    let conversation = try Conversation(Sample.app.merging([".higlint.yml": "baseline: known\n"]) { $1 })
    #expect(try conversation.use("lint")["problems"]?.elements.first?["message"]?.string?.contains("no such baseline") == true)
    try conversation.folder.write("known", "higlint-baseline 1\n")
    #expect(try conversation.use("lint")["problemCount"] == 0)
  }
}
