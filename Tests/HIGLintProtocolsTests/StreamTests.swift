import Foundation
import HIGLintProtocols
import Testing

/// Messages through pipes, and events between threads.
@Suite struct StreamTests {
  private func framed(_ message: String) -> Data {
    Data(HeaderFraming.framed(Array(message.utf8)))
  }

  @Test func readsUntilTheStreamEnds() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(framed("{}") + framed("[1]") + Data("Content-Length: 9\r\n\r\nhalf".utf8))
    pipe.fileHandleForWriting.closeFile()
    var reader = MessageReader<HeaderFraming>(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(try reader.next() == Array("{}".utf8))
    #expect(try reader.next() == Array("[1]".utf8))
    #expect(try reader.next() == nil)
  }

  @Test func messagesOfSeveralThreadsStayWhole() throws {
    let pipe = Pipe()
    let writer = MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, framing: LineFraming.self)
    let text = String(repeating: "x", count: 5_000)
    let done = DispatchGroup()
    for number in 0..<8 {
      done.enter()
      Thread.detachNewThread {
        for _ in 0..<20 { writer.write(.notification("\(number)", [text])) }
        done.leave()
      }
    }
    var reader = MessageReader<LineFraming>(descriptor: pipe.fileHandleForReading.fileDescriptor)
    for _ in 0..<160 {
      let message = try #require(try reader.next())
      guard case .notification = try IncomingMessage(message) else {
        Issue.record("no notification")
        return
      }
    }
    done.wait()
  }

  @Test func aReaderWhoHasGoneIsNoticed() {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    pipe.fileHandleForReading.closeFile()
    let writer = MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, framing: LineFraming.self)
    #expect(!writer.write(.notification("a", [1])))
    #expect(!writer.write(.notification("a", [1])))
  }

  @Test func eventsComeInTheirOrder() {
    let mailbox = Mailbox<Int>()
    Thread.detachNewThread { for number in 0..<100 { mailbox.put(number) } }
    #expect((0..<100).map { _ in mailbox.next(until: nil) } == Array(0..<100))
    #expect(mailbox.next(until: Date(timeIntervalSinceNow: 0.01)) == nil)
  }
}
