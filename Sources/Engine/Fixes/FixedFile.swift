/// A file that fixes have changed, or would change.
public struct FixedFile: Sendable {
  /// The path as the file was given to the linter.
  public let path: String
  /// The text that was linted.
  public let original: [UInt8]
  /// The text with its findings fixed.
  public let fixed: [UInt8]

  /// The texts are in UTF-8.
  public init(path: String, original: [UInt8], fixed: [UInt8]) {
    self.path = path
    self.original = original
    self.fixed = fixed
  }
}
