import Foundation
import HIGLintProtocols

/// A server for editors, by the Language Server Protocol over two streams.
///
/// One thread reads, one owns all that is known, and others lint. It writes no source file: all changes go through the client.
public final class LanguageServer {
  private let setup: ServerSetup

  public init(_ setup: ServerSetup) {
    self.setup = setup
  }

  /// Serves one client until it goes away.
  ///
  /// - Parameter onHangUp: called on another thread when the client has closed its side, whatever is still going on.
  /// - Returns: the status for the process: 0 where the client has said goodbye before.
  public func run(input: Int32, output: Int32, onHangUp: @escaping @Sendable () -> Void = {}) -> Int32 {
    let mailbox = Mailbox<ServerEvent>()
    let writer = MessageWriter(descriptor: output, framing: HeaderFraming.self)
    start(stackSize: 8 << 20) {
      Self.read(input, into: mailbox)
      onHangUp()
    }
    start(stackSize: 512 << 10) {
      Self.waitUntilNobodyReads(output)
      mailbox.put(.hungUp(nil))
      onHangUp()
    }
    let session = ServerSession(setup, client: Client(writer), mailbox: mailbox)
    while session.status == nil {
      if let event = mailbox.next(until: session.nextMoment?.date) { session.take(event) }
      session.passTime(to: .now)
    }
    return session.status ?? 1
  }

  private func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = stackSize
    thread.start()
  }

  /// Returns once what is written to a stream is lost. Whoever writes to it seldom would learn of that late.
  private static func waitUntilNobodyReads(_ output: Int32) {
    let lost = Int16(POLLERR) | Int16(POLLHUP) | Int16(POLLNVAL)
    var stream = pollfd(fd: output, events: 0, revents: 0)
    while poll(&stream, 1, -1) < 0 || stream.revents & lost == 0 {
      // A system that tells of something else at once is asked seldom.
      if errno != EINTR { Thread.sleep(forTimeInterval: 1) }
    }
  }

  private static func read(_ input: Int32, into mailbox: Mailbox<ServerEvent>) {
    var reader = MessageReader<HeaderFraming>(descriptor: input)
    do throws(FrameError) {
      while let bytes = try reader.next() {
        mailbox.put(.received(Result { () throws(ResponseError) in try IncomingMessage(bytes) }))
      }
      mailbox.put(.hungUp(nil))
    } catch {
      mailbox.put(.hungUp(error))
    }
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
