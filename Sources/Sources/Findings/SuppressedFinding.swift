/// A finding that a comment in the source took back.
public struct SuppressedFinding: Sendable, Hashable {
  /// What would have been reported.
  public let finding: Finding
  /// What the comment gives as its reason, after `--`.
  public let reason: String?

  /// The reason is what the comment says after `--`; nil where it says nothing.
  public init(_ finding: Finding, reason: String? = nil) {
    self.finding = finding
    self.reason = reason
  }
}
