/// A place in a document, counted from 0; what a character is was agreed on at the start.
struct Position: Codable, Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// From a place up to, and not including, another.
struct DocumentRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position

  /// Whether they share a character, or touch.
  func meets(_ other: DocumentRange) -> Bool {
    start <= other.end && other.start <= end
  }

  func contains(_ position: Position) -> Bool {
    start <= position && position <= end
  }
}

/// A range of some document.
struct Location: Codable, Hashable, Sendable {
  let uri: String
  let range: DocumentRange
}
