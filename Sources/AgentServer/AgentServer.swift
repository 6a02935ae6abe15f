import HIGLintEngine
import HIGLintProtocols

/// A server for coding agents, by the Model Context Protocol over two streams.
///
/// One thread reads, one owns all that is known, and one at a time lints. All that agents name lies in the project's
/// folder, and no file is written but where that is allowed.
package final class AgentServer {
  private let setup: AgentSetup

  package init(_ setup: AgentSetup) {
    self.setup = setup
  }

  /// Serves one client until it goes away, and answers first what it has asked.
  ///
  /// - Parameters:
  ///   - input: the descriptor that messages are read from.
  ///   - output: the descriptor that answers are written to.
  ///   - onHangUp: called on another thread when the client is gone, whatever is still going on.
  /// - Returns: the status for the process: 0 where the client has closed its side.
  package func run(input: Int32, output: Int32, onHangUp: @escaping @Sendable () -> Void = {}) -> Int32 {
    let mailbox = Mailbox<AgentEvent>()
    let streams = ServerStreams(input: input, output: output)
    let client = AgentClient(streams.writer(framing: LineFraming.self), version: setup.version)
    streams.listen(framing: LineFraming.self) { event in
      mailbox.put(.heard(event))
      if case .received = event { return }
      onHangUp()
    }
    let session = AgentSession(setup, client: client, mailbox: mailbox)
    while session.status == nil {
      if let event = mailbox.next(until: session.deadline) { session.take(event) }
      session.passTime()
    }
    return session.status ?? 1
  }
}

/// What the server is given to work with.
package struct AgentSetup: Sendable {
  let rules: [any Rule.Type]
  let version: String
  let project: any AgentProject
  let allowsWrites: Bool
  let configurationSchema: String
  let patience: Double

  /// - Parameters:
  ///   - rules: every rule that can be explained.
  ///   - version: the tool's.
  ///   - project: what is asked about.
  ///   - allowsWrites: whether agents may have files fixed.
  ///   - configurationSchema: the JSON Schema of configurations.
  ///   - patience: how long a call may take, in seconds.
  package init(
    rules: [any Rule.Type],
    version: String,
    project: any AgentProject,
    allowsWrites: Bool,
    configurationSchema: String,
    patience: Double = 60
  ) {
    self.rules = rules
    self.version = version
    self.project = project
    self.allowsWrites = allowsWrites
    self.configurationSchema = configurationSchema
    self.patience = patience
  }
}
