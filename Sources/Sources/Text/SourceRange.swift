/// A stretch of a file's bytes: the UTF-8 offsets of its first byte and of the byte after its last.
public struct ByteRange: Sendable, Hashable {
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset behind the last byte.
  public let end: UInt32

  /// Offsets in the file's UTF-8, from 0.
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
  /// From 1.
  public let line: Int
  /// From 1, in UTF-8 bytes.
  public let column: Int

  /// Both count from 1.
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
  /// Where it begins.
  public let start: SourcePosition
  /// The position right behind it.
  public let end: SourcePosition

  /// The end is left out.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
