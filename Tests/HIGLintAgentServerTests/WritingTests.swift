import HIGLintProtocols
import Testing

/// Only what is allowed to is written.
@Suite struct WritingTests {
  @Test func nothingIsWrittenByWhatOnlyReads() throws {
    let conversation = try Conversation(Sample.app.merging([".higlint.yml": "profile: strict\n"]) { $1 }, allowsWrites: true)
    let state = conversation.folder.state
    for tool in try conversation.call("tools/list")["tools"]?.elements ?? [] {
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(tool["name"] != "apply_fixes"))
    }
    _ = try conversation.use("lint")
    _ = try conversation.use("lint_text", ["path": "Bar.swift", "text": ""])
    _ = try conversation.use("lint_text", ["path": "New/New.swift", "text": ""])
    _ = try conversation.use("explain", ["rule": "cell_not_reused"])
    _ = try conversation.use("rules")
    _ = try conversation.use("fix", ["applicability": "suggested"])
    _ = try conversation.call("resources/read", ["uri": "higlint://config"])
    #expect(conversation.folder.state == state)
  }

  @Test func fixesAreThereWhereTheyAreAllowed() throws {
    let reader = try Conversation()
    #expect(try reader.call("tools/list")["tools"]?.elements.contains { $0["name"] == "apply_fixes" } == false)
    #expect(try reader.call("tools/call", ["name": "apply_fixes"])["message"]?.string?.contains("--allow-writes") == true)
    let writer = try Conversation(allowsWrites: true)
    let answer = try writer.use("apply_fixes", ["paths": ["Views"]])
    #expect(answer["files"] == ["Views/Loading.swift"] && answer["fixed"] == 1 && answer["left"] == 0)
    #expect(writer.folder.read("Views/Loading.swift") == Sample.loading.replacingOccurrences(of: "    wheel.hidesWhenStopped = false\n", with: ""))
    #expect(writer.folder.read("Bar.swift") == Sample.bar)
    #expect(try writer.use("apply_fixes")["fixed"] == 0)
  }

  @Test func onlyWhatIsNamedIsFixed() throws {
    let conversation = try Conversation(allowsWrites: true)
    #expect(try conversation.use("fix", ["paths": ["Bar.swift"]])["fixed"] == 0)
    #expect(try conversation.use("fix", ["rules": ["small_touch_target"]])["fixed"] == 0)
    #expect(try conversation.use("fix")["fixed"] == 1)
  }
}
