import Foundation
import HIGLintAgentServer
import HIGLintEngine
import HIGLintProtocols
import Testing
@testable import higlint

/// Calls that take their time.
@Suite struct CallTests {
  /// Lints as the tool does, but not before it may.
  private final class SlowProject: AgentProject, @unchecked Sendable {
    let project: RootProject
    private let condition = NSCondition()
    private var isOpen = false
    private(set) var runs = 0

    init(_ root: AbsolutePath) {
      project = RootProject(root: root, caches: nil)
    }

    var root: AbsolutePath { project.root }

    func open() {
      condition.lock()
      defer { condition.unlock() }
      isOpen = true
      condition.broadcast()
    }

    func lint(_ question: LintQuestion, for audience: AgentAudience) throws(Refusal) -> LintResult? {
      condition.lock()
      runs += 1
      audience.progress(1, 3)
      while !isOpen, !audience.isGone() { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01)) }
      condition.unlock()
      return try project.lint(question, for: audience)
    }

    func fix(_ question: FixQuestion, for audience: AgentAudience) throws(Refusal) -> FixRun.Outcome? {
      try project.fix(question, for: audience)
    }

    func write(_ files: [FixedFile]) -> [Problem] { project.write(files) }

    func settings() throws(Refusal) -> AgentSettings { try project.settings() }
  }

  private func slow(patience: Double = 600) throws -> (Conversation, SlowProject) {
    var slow: SlowProject?
    let conversation = try Conversation(patience: patience) { root in
      let project = SlowProject(root)
      slow = project
      return project
    }
    return (conversation, try #require(slow))
  }

  private func lint(_ conversation: Conversation, meta: [String: JSON] = [:]) -> JSON {
    conversation.ask("tools/call", ["name": "lint"], meta: meta)
  }

  private func cancel(_ id: JSON, _ conversation: Conversation) {
    conversation.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id]])
  }

  @Test func otherRequestsDoNotWait() throws {
    let (conversation, project) = try slow()
    let id = lint(conversation)
    #expect(try conversation.call("resources/read", ["uri": "higlint://rules/cell_not_reused"])["contents"] != nil)
    project.open()
    #expect(try conversation.reply(to: id)["result"]?["isError"] == false)
  }

  @Test func whatIsCancelledIsNotAnswered() throws {
    let (conversation, project) = try slow()
    let (first, second, third) = (lint(conversation), lint(conversation), lint(conversation))
    cancel(first, conversation)
    cancel(second, conversation)
    project.open()
    #expect(try conversation.reply(to: third)["result"]?["isError"] == false)
    #expect(project.runs == 2)
    #expect(throws: Conversation.Missing.self) { try conversation.reply(to: first, within: 0.3) }
    #expect(throws: Conversation.Missing.self) { try conversation.reply(to: second, within: 0.01) }
  }

  @Test func whatTakesTooLongIsEnded() throws {
    let (conversation, project) = try slow(patience: 0.05)
    let answer = try conversation.reply(to: lint(conversation))["result"]
    #expect(answer?["isError"] == true)
    #expect(answer?["content"]?.elements.first?["text"]?.string?.contains("was ended; run `higlint lint`") == true)
    project.open()
    #expect(try conversation.use("explain", ["rule": "cell_not_reused"])["id"] == "cell_not_reused")
  }

  @Test func progressIsToldToThoseWhoAsk() throws {
    let (conversation, project) = try slow()
    let id = lint(conversation, meta: ["progressToken": "t"])
    let progress = try conversation.next { $0["method"] == "notifications/progress" }["params"]
    #expect(progress == ["progressToken": "t", "progress": 1, "total": 3, "message": "1 of 3 files"])
    project.open()
    _ = try conversation.reply(to: id)
  }

  @Test func anIdIsUsedByOneCallAtATime() throws {
    let (conversation, project) = try slow()
    let id = lint(conversation)
    let meta: JSON = ["io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:]]
    conversation.send(["jsonrpc": "2.0", "id": id, "method": "tools/call", "params": ["name": "lint", "_meta": meta]])
    #expect(try conversation.reply(to: id)["error"]?["code"] == -32600)
    project.open()
    #expect(try conversation.reply(to: id)["result"] != nil)
  }

  @Test func whatWasAskedIsAnsweredBeforeTheEnd() throws {
    let conversation = try Conversation()
    let id = lint(conversation)
    conversation.hangUp()
    #expect(try conversation.reply(to: id)["result"]?["isError"] == false)
    #expect(conversation.status() == 0)
  }

  @Test func anEndWithoutQuestionsIsNoFailure() throws {
    let conversation = try Conversation()
    conversation.hangUp()
    #expect(conversation.status(within: 1) == 0)
  }
}
