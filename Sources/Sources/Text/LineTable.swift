/// Where the lines of a file begin.
public struct LineTable: Sendable, Hashable {
  package let starts: [UInt32]

  /// Lines end with `\n`, `\r\n` or `\r`; a byte-order mark counts as three columns, as it does for the compiler.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] <= UInt8(ascii: "\r") {
        let isEnd =
          switch bytes[index] {
          case UInt8(ascii: "\n"): true
          case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
          default: false
          }
        if isEnd { starts.append(UInt32(index + 1)) }
      }
    }
    self.starts = starts
  }

  /// Line and column of a byte.
  public func position(at offset: UInt32) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(max(offset, starts[low]) - starts[low]) + 1)
  }

  /// The byte at a position; nil where the file has no such line.
  package func offset(of position: SourcePosition) -> Int? {
    guard (1...starts.count).contains(position.line), position.column >= 1 else { return nil }
    return Int(starts[position.line - 1]) + position.column - 1
  }

  /// Lines and columns of a range of bytes.
  public func range(_ bytes: ByteRange) -> SourceRange {
    SourceRange(start: position(at: bytes.start), end: position(at: bytes.end))
  }
}
