import Foundation

/// The streams by which a server and its client are connected.
package struct ServerStreams: Sendable {
  private let input: Int32
  private let output: Int32

  /// What is heard of the client.
  package enum Event: Sendable {
    case received(Result<IncomingMessage, ResponseError>)
    /// Nothing will be received any more; why, where it is the messages' fault.
    case ended(FrameError?)
    /// What is written is lost.
    case unread
  }

  /// - Parameters:
  ///   - input: the descriptor from which messages are read.
  ///   - output: the one to which they are written.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Writes messages, whichever thread has it written.
  package func writer(framing: (some Framing).Type) -> MessageWriter {
    MessageWriter(descriptor: output, framing: framing)
  }

  /// Listens on threads of its own.
  ///
  /// - Parameter hear: called on these, for each event.
  package func listen<Frames: Framing>(framing: Frames.Type, _ hear: @escaping @Sendable (Event) -> Void) {
    let (input, output) = (input, output)
    Self.start(stackSize: 8 << 20) {
      var reader = MessageReader<Frames>(descriptor: input)
      do throws(FrameError) {
        while let bytes = try reader.next() {
          hear(.received(Result { () throws(ResponseError) in try IncomingMessage(bytes) }))
        }
        hear(.ended(nil))
      } catch {
        hear(.ended(error))
      }
    }
    Self.start(stackSize: 512 << 10) {
      Self.waitUntilNobodyReads(output)
      hear(.unread)
    }
  }

  private static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
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
}
