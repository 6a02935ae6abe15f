/// Each message behind a header that tells its length in bytes, as the Language Server Protocol has it.
package struct HeaderFraming: Framing {
  private var buffer: [UInt8] = []
  /// Of the message whose header has been read.
  private var length: Int?

  /// A header has two short lines.
  private static let longestHeader = 8 << 10

  package init() {}

  package mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
  }

  package mutating func next() throws(FrameError) -> [UInt8]? {
    if length == nil { length = try takeHeader() }
    guard let length, buffer.count >= length else { return nil }
    let message = Array(buffer[..<length])
    buffer.removeFirst(length)
    self.length = nil
    return message
  }

  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  // MARK: Headers

  /// - Returns: the length that the header tells; nil until its empty line has been received.
  private mutating func takeHeader() throws(FrameError) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    let header = buffer.prefix(Self.longestHeader)
    guard let start = header.firstIndex(of: end) else {
      if header.count == Self.longestHeader { throw .malformedHeader }
      return nil
    }
    let length = try Self.length(String(decoding: header[..<start], as: UTF8.self))
    buffer.removeFirst(start + end.count)
    return length
  }

  /// Names may stand in any case, and those that aren't known, such as `Content-Type`, say nothing of where messages
  /// end.
  private static func length(_ header: String) throws(FrameError) -> Int {
    var length: Int?
    for line in header.split(separator: "\r\n", omittingEmptySubsequences: false) {
      guard let colon = line.firstIndex(of: ":") else { throw .malformedHeader }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let digits = String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
      guard length == nil, isNumber else {
        throw .malformedLength(digits)
      }
      guard let number = Int(digits), number <= FrameError.longestMessage else { throw .tooLong }
      length = number
    }
    guard let length else { throw .missingLength }
    return length
  }
}

extension ArraySlice<UInt8> {
  /// Where a sequence begins for the first time.
  fileprivate func firstIndex(of sequence: [UInt8]) -> Int? {
    indices.first { self[$0] == sequence[0] && self[$0...].starts(with: sequence) }
  }
}
