/// Each message on a line of its own, as the Model Context Protocol has it.
package struct LineFraming: Framing {
  private var buffer: [UInt8] = []
  /// How much of the buffer is known to hold no end of a line.
  private var searched = 0

  package init() {}

  package mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
  }

  /// Empty lines are no messages.
  package mutating func next() throws(FrameError) -> [UInt8]? {
    while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = buffer[..<end].last == UInt8(ascii: "\r") ? buffer[..<(end - 1)] : buffer[..<end]
      let message = Array(line)
      buffer.removeFirst(end + 1)
      searched = 0
      if !message.isEmpty { return message }
    }
    searched = buffer.count
    if searched > FrameError.longestMessage { throw .tooLong }
    return nil
  }

  /// - Parameter message: JSON, which needs no line break.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    message + [UInt8(ascii: "\n")]
  }
}
