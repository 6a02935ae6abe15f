/// What a file is read as, which its name tells.
public enum FileKind: Sendable {
  case swift
  /// A storyboard or xib.
  case interface
  /// Code or settings in another language, which may name what Swift code declares: Objective-C, property lists.
  case foreign

  /// - Returns: nil for files that say nothing of an app.
  public init?(_ path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".plist") {
      self = .foreign
    } else {
      return nil
    }
  }
}
