import Foundation

/// Reads messages from a file descriptor, and waits for them.
package struct MessageReader<Frames: Framing> {
  private let descriptor: Int32
  private var frames = Frames()

  package init(descriptor: Int32, framing: Frames.Type = Frames.self) {
    self.descriptor = descriptor
  }

  /// The next message.
  ///
  /// - Returns: nil where the stream has ended, be it within a message.
  package mutating func next() throws(FrameError) -> [UInt8]? {
    while true {
      if let message = try frames.next() { return message }
      guard let bytes = received() else { return nil }
      frames.append(bytes)
    }
  }

  /// - Returns: what has come; nil at the end.
  private func received() -> [UInt8]? {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        let received = read(descriptor, buffer.baseAddress, buffer.count)
        code = received < 0 ? errno : 0
        count = max(0, received)
      }
      switch code {
      case 0: return bytes.isEmpty ? nil : bytes
      case EINTR: continue
      case EAGAIN: waitForMore()
      default: return nil
      }
    }
  }

  /// For a stream that somebody else has set not to wait.
  private func waitForMore() {
    var stream = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&stream, 1, -1)
  }
}
