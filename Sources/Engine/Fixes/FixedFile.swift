/// A file that fixes have changed, or would change.
public struct FixedFile: Sendable {
  public let path: String
  /// The text that was linted.
  public let original: [UInt8]
  /// The text with its findings fixed.
  public let fixed: [UInt8]
}
