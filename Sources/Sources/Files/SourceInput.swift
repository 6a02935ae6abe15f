/// A file to lint: its path as it is to be reported, and, for what an editor has not yet saved, its text.
public struct SourceInput: Sendable, Hashable {
  public let path: String
  /// The bytes to lint in place of the file's own.
  public let contents: [UInt8]?

  public init(path: String, contents: [UInt8]? = nil) {
    self.path = path
    self.contents = contents
  }
}
