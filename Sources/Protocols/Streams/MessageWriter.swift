import Foundation

/// Writes messages to a file descriptor, each as a whole, whichever thread has it written.
package final class MessageWriter: @unchecked Sendable {
  private let descriptor: Int32
  private let frame: @Sendable ([UInt8]) -> [UInt8]
  private let lock = NSLock()
  private var isOpen = true

  package init(descriptor: Int32, framing: (some Framing).Type) {
    self.descriptor = descriptor
    frame = { framing.framed($0) }
  }

  /// - Returns: whether somebody may still read it.
  @discardableResult
  package func write(_ message: OutgoingMessage) -> Bool {
    guard let bytes = message.bytes else { return true }
    lock.lock()
    defer { lock.unlock() }
    // After half a message, another would be taken for its rest.
    isOpen = isOpen && writeAll(frame(bytes))
    return isOpen
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if written >= 0 {
          offset += written
        } else if errno == EAGAIN {
          // Somebody else has set the stream not to wait.
          usleep(1_000)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
