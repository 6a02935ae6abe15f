import Foundation
import HIGLintProtocols

/// A server for editors, by the Language Server Protocol over two streams.
///
/// One thread reads, one owns all that is known, and others lint. It writes no source file: all changes go through the
/// client.
package final class LanguageServer {
  private let setup: ServerSetup

  package init(_ setup: ServerSetup) {
    self.setup = setup
  }

  /// Serves one client until it goes away.
  ///
  /// - Parameter onHangUp: called on another thread when the client has closed its side, whatever is still going on.
  /// - Returns: the status for the process: 0 where the client has said goodbye before.
  package func run(input: Int32, output: Int32, onHangUp: @escaping @Sendable () -> Void = {}) -> Int32 {
    let mailbox = Mailbox<ServerEvent>()
    let streams = ServerStreams(input: input, output: output)
    let writer = streams.writer(framing: HeaderFraming.self)
    streams.listen(framing: HeaderFraming.self) { event in
      switch event {
      case .received(let message): return mailbox.put(.received(message))
      case .ended(let error): mailbox.put(.hungUp(error))
      case .unread: mailbox.put(.hungUp(nil))
      }
      onHangUp()
    }
    let session = ServerSession(setup, client: Client(writer), mailbox: mailbox)
    while session.status == nil {
      if let event = mailbox.next(until: session.nextMoment?.date) { session.take(event) }
      session.passTime(to: .now)
    }
    return session.status ?? 1
  }
}

/// What the thread that owns everything is told by others.
enum ServerEvent: Sendable {
  case received(Result<IncomingMessage, ResponseError>)
  /// Nothing will be received any more.
  case hungUp(FrameError?)
  /// What a run has found in some files, while it goes on.
  case lintedInPart(LintJob, ProjectReport)
  /// What a run has found; nil where it was broken off.
  case linted(LintJob, ProjectReport?)
  case progressed(ProjectPlace, done: Int, all: Int)
  case fixed(FixJob, [UInt8]?)
}
