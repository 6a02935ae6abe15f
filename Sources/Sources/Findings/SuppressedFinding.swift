/// A finding that a comment in the source took back.
public struct SuppressedFinding: Sendable, Hashable {
  public let finding: Finding
  /// What the comment gives as its reason, after `--`.
  public let reason: String?

  public init(_ finding: Finding, reason: String? = nil) {
    self.finding = finding
    self.reason = reason
  }
}
