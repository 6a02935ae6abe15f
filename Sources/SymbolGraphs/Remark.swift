/// What is wrong with a symbol graph, or a folder of them. It is passed over: a symbol graph helps, no more.
public struct Remark: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the symbol graph or folder.
  public let file: String
  /// What is wrong.
  public let message: String
  /// What the user can do about it.
  public let remedy: String

  /// The message says what is wrong, the remedy what to do about it.
  public init(file: String, message: String, remedy: String) {
    self.file = file
    self.message = message
    self.remedy = remedy
  }

  /// `path: warning: message; remedy`, the shape of a compiler's line.
  public var description: String { "\(file): warning: \(message); \(remedy)" }
}
