/// A stretch of a file's bytes: the UTF-8 offsets of its first byte and of the byte after its last.
public struct ByteRange: Sendable, Hashable {
  public let start: UInt32
  public let end: UInt32

  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the other range lies within this one.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// From this range's first byte to the other's last.
  public func through(_ other: ByteRange) -> ByteRange {
    ByteRange(start: start, end: other.end)
  }
}

/// A place in a file, counted as the Swift compiler counts: lines and columns from 1, columns in UTF-8 bytes.
public struct SourcePosition: Codable, Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// From a position up to, and not including, another.
public struct SourceRange: Codable, Sendable, Hashable {
  public let start: SourcePosition
  public let end: SourcePosition

  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
