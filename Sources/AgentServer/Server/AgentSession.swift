import Foundation
import HIGLintEngine
import HIGLintProtocols

/// All that the server knows while it serves a client. One thread owns it.
final class AgentSession {
  let setup: AgentSetup
  let client: AgentClient
  let mailbox: Mailbox<AgentEvent>
  /// What the process ends with, once it is to end.
  private(set) var status: Int32?
  /// Whether a revision of the protocol was agreed on.
  var isGreeted = false
  /// The calls that wait, and the first of them, which is being answered.
  var jobs: [ToolJob] = []
  /// The number of the call that came last.
  var lastJob = 0
  /// Whether nothing will be asked any more.
  private var isEnding = false

  init(_ setup: AgentSetup, client: AgentClient, mailbox: Mailbox<AgentEvent>) {
    self.setup = setup
    self.client = client
    self.mailbox = mailbox
  }

  func take(_ event: AgentEvent) {
    switch event {
    case .heard(.received(.success(let message))): take(message)
    case .heard(.received(.failure(let error))): client.refuse(nil, error)
    case .heard(.ended(nil)): isEnding = true
    case .heard(.ended(let error?)):
      FileHandle.standardError.write(Data("higlint: \(error)\n".utf8))
      status = 1
    case .heard(.unread): status = 1
    case .progressed(let id, let done, let all): tellProgress(of: id, done: done, all: all)
    case .answered(let id, let answer): finish(id, answer)
    }
    if isEnding, jobs.isEmpty { status = status ?? 0 }
    if client.isGone { status = 1 }
  }

  /// When something is to be done even if nothing comes; nil for never.
  var deadline: Date? { jobs.first?.deadline }

  func passTime() {
    if let deadline, deadline <= Date() { endLongJob() }
  }
}

/// What the thread that owns everything is told by others.
enum AgentEvent: Sendable {
  case heard(ServerStreams.Event)
  /// How many files are done of all files, for the call of that number.
  case progressed(Int, done: Int, all: Int)
  /// What the call of that number has come to.
  case answered(Int, Result<ToolAnswer, Refusal>)
}
