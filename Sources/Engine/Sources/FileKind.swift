/// What a file is read as, which its name tells.
public enum FileKind: Sendable {
  case swift
  /// A storyboard or xib.
  case interface

  /// - Returns: nil for files that say nothing of an app's interface, or nothing that is read.
  public init?(_ path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else {
      return nil
    }
  }
}
