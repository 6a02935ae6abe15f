/// How messages are told apart on a stream of bytes.
package protocol Framing: Sendable {
  init()

  /// Takes in what was received, however it was cut.
  mutating func append(_ bytes: [UInt8])

  /// The next whole message.
  ///
  /// - Returns: nil until the rest of it has been received.
  /// - Throws: where it can't be told any more where messages begin; the stream is of no use then.
  mutating func next() throws(FrameError) -> [UInt8]?

  /// A message as it is sent.
  static func framed(_ message: [UInt8]) -> [UInt8]
}

/// Why messages can't be told apart any more.
package enum FrameError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A message's header doesn't say how long it is.
  case missingLength
  /// A line of a header isn't `Name: value`, or goes on without an end.
  case malformedHeader
  /// What stands for a length is no number, or not the only one.
  case malformedLength(String)
  /// A message is longer than any should be.
  case tooLong

  package var description: String {
    switch self {
    case .missingLength: "a message's header has no Content-Length; \(Self.remedy)"
    case .malformedHeader: "a message's header isn't made of lines such as `Content-Length: 42`; \(Self.remedy)"
    case .malformedLength(let text): "`\(text)` isn't the length of a message; \(Self.remedy)"
    case .tooLong: "a message is longer than \(Self.longestMessage >> 20) MB; \(Self.remedy)"
    }
  }

  private static let remedy = "check what writes to standard input"

  /// In bytes. What never ends must not fill the memory.
  static let longestMessage = 256 << 20
}
