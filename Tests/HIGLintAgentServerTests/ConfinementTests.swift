import Foundation
import HIGLintEngine
import HIGLintProtocols
import Testing

/// Nothing leads out of the project's folder.
@Suite struct ConfinementTests {
  /// A project beside another folder whose name begins like its own, and with links that lead out and about.
  private func conversation(_ files: [String: String] = [:]) throws -> Conversation {
    let conversation = try Conversation(Sample.app.merging(files) { $1 })
    let beside = conversation.folder.url.appendingPathComponent("app-secret")
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    try Data(Sample.loading.utf8).write(to: beside.appendingPathComponent("Secret.swift"))
    try Data("secret: x\n".utf8).write(to: beside.appendingPathComponent("secret.yml"))
    try conversation.folder.link("Out", to: beside.path)
    try conversation.folder.link("Out.swift", to: beside.appendingPathComponent("Secret.swift").path)
    try conversation.folder.link("About", to: "Views")
    return conversation
  }

  @Test(arguments: [
    "..", "../app-secret", "../app-secret/Secret.swift", "/etc/passwd", "/", "Views/../../app-secret/Secret.swift", "Out",
    "Out/Secret.swift", "Out.swift", "Out/New.swift", "None/../../app-secret/Secret.swift",
    "Bar.swift\u{0}", "About/../../app-secret",
  ])
  func pathsThatLeadOutAreRefused(path: String) throws {
    let conversation = try conversation()
    let state = conversation.folder.state
    for (tool, arguments) in [
      ("lint", ["paths": [.string(path)]]), ("lint_text", ["path": .string(path), "text": "class A {}"]),
      ("fix", ["paths": ["Bar.swift", .string(path)]]),
    ] as [(String, JSON)] {
      let refusal = try conversation.refusal(of: tool, arguments)
      #expect(refusal.contains("leads out of the project"), "\(tool): \(refusal)")
    }
    #expect(conversation.folder.state == state)
  }

  /// Whatever is written there would come to lie outside.
  @Test func aLinkToWhatIsNotThereIsRefused() throws {
    let conversation = try conversation()
    try conversation.folder.link("Nowhere.swift", to: conversation.folder.url.path + "/app-secret/None.swift")
    #expect(try conversation.refusal(of: "lint_text", ["path": "Nowhere.swift", "text": ""]).contains("leads out of the project"))
  }

  @Test func aPrefixIsNotAFolder() throws {
    let conversation = try conversation()
    let twin = conversation.folder.root.path + "-secret/Secret.swift"
    #expect(try conversation.refusal(of: "lint", ["paths": [.string(twin)]]).contains("leads out"))
  }

  @Test func linksThatLeadOutArePassedOver() throws {
    let conversation = try conversation()
    let answer = try conversation.use("lint")
    #expect(Conversation.lines(answer) == [Sample.barFinding, Sample.loadingFinding])
    #expect(answer["problemCount"] == 0)
  }

  @Test func linksWithinAreFollowed() throws {
    #expect(try conversation().found("lint", ["paths": ["About"]]) == [Sample.loadingFinding])
    #expect(try conversation().found("lint", ["paths": ["About/../Views/Loading.swift"]]) == [Sample.loadingFinding])
  }

  @Test func whatAConfigurationNamesIsNotReadOutside() throws {
    for key in ["context: [../app-secret]", "symbol_graphs: [../app-secret]", "baseline: ../app-secret/secret.yml", "context: [Out]"] {
      let conversation = try conversation([".higlint.yml": key + "\n"])
      let problems = try conversation.use("lint")["problems"]?.elements ?? []
      #expect(problems.count == 1 && problems[0]["message"]?.string?.hasPrefix("lies outside of the project") == true, "\(key)")
      #expect(try conversation.found() == [Sample.barFinding, Sample.loadingFinding])
    }
  }

  @Test func aConfigurationThatIsALinkOutIsNotRead() throws {
    let conversation = try conversation()
    let secret = conversation.folder.url.appendingPathComponent("app-secret/secret.yml").path
    try conversation.folder.link(".higlint.yml", to: secret)
    let answer = try conversation.use("lint")
    #expect(answer["problems"]?.elements.count == 1)
    #expect(answer.bytes.map { String(decoding: $0, as: UTF8.self).contains("secret:") } == false)
    #expect(try conversation.refusal(of: "rules", [:]).contains("lies outside"))
  }

  @Test func theConfigurationOfAFolderAroundHolds() throws {
    let conversation = try conversation()
    let file = conversation.folder.url.appendingPathComponent(".higlint.yml")
    try Data("rules:\n  small_touch_target: off\n".utf8).write(to: file)
    #expect(try conversation.found() == [Sample.loadingFinding])
  }
}
