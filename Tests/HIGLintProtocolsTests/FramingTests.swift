import HIGLintProtocols
import Testing

/// Messages on a stream that is cut anywhere.
@Suite struct FramingTests {
  private func messages<Frames: Framing>(_ pieces: [String], _ framing: Frames.Type) throws -> [String] {
    var frames = Frames()
    var messages: [String] = []
    for piece in pieces {
      frames.append(Array(piece.utf8))
      while let message = try frames.next() { messages.append(String(decoding: message, as: UTF8.self)) }
    }
    return messages
  }

  private func headed(_ pieces: String...) throws -> [String] {
    try messages(pieces, HeaderFraming.self)
  }

  private func lined(_ pieces: String...) throws -> [String] {
    try messages(pieces, LineFraming.self)
  }

  @Test func messagesMayComeAtOnce() throws {
    #expect(try headed("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\nnull") == ["{}", "null"])
    #expect(try lined("{}\nnull\r\n\n[]\n") == ["{}", "null", "[]"])
  }

  @Test func messagesMayBeCutAnywhere() throws {
    let text = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  5 \r\n\r\n\"é\" Content-Length: 2\r\n\r\n{}"
    var frames = HeaderFraming()
    var messages: [String] = []
    // Within a letter, too.
    for byte in text.utf8 {
      frames.append([byte])
      if let message = try frames.next() { messages.append(String(decoding: message, as: UTF8.self)) }
    }
    #expect(messages == ["\"é\" ", "{}"])
    #expect(try lined("{", "}", "\n", "nu", "ll\n") == ["{}", "null"])
  }

  @Test func anEmptyMessageIsOne() throws {
    #expect(try headed("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}") == ["", "{}"])
  }

  @Test func theLengthCountsBytes() {
    #expect(HeaderFraming.framed(Array("\"é\"".utf8)) == Array("Content-Length: 4\r\n\r\n\"é\"".utf8))
    #expect(LineFraming.framed(Array("{}".utf8)) == Array("{}\n".utf8))
  }

  @Test(arguments: [
    ("Content-Type: x\r\n\r\n{}", FrameError.missingLength),
    ("{}\r\n\r\n", .malformedHeader),
    ("Content-Length\r\n\r\n", .malformedHeader),
    ("Content-Length: two\r\n\r\n{}", .malformedLength("two")),
    ("Content-Length: -2\r\n\r\n{}", .malformedLength("-2")),
    ("Content-Length:\r\n\r\n{}", .malformedLength("")),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", .malformedLength("3")),
    ("Content-Length: 268435457\r\n\r\n", .tooLong),
    ("Content-Length: 99999999999999999999\r\n\r\n", .tooLong),
  ])
  func aStreamThatCannotBeReadEnds(_ text: String, _ error: FrameError) {
    #expect(throws: error) { try headed(text) }
  }

  @Test func aHeaderThatNeverEndsIsRefused() {
    #expect(throws: FrameError.malformedHeader) { try headed(String(repeating: "x", count: 10_000)) }
  }
}
