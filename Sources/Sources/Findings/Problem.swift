/// Something that could not be done: a file that can't be read, a comment that can't be understood.
///
/// A problem never hides the findings of other files.
public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file that it is about.
  public let file: String
  /// Nil where it is about the file as a whole.
  public let position: SourcePosition?
  /// What is wrong.
  public let message: String
  /// What the user can do about it.
  public let remedy: String

  /// The message says what is wrong, the remedy what to do about it.
  public init(file: String, position: SourcePosition? = nil, message: String, remedy: String) {
    self.file = file
    self.position = position
    self.message = message
    self.remedy = remedy
  }

  /// `path:line:column: error: message; remedy`, the shape of a compiler's line.
  public var description: String {
    let place = position.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): error: \(message); \(remedy)"
  }
}
