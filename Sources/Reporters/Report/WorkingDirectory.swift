/// The directory that relative paths start from.
///
/// Paths are compared by their text alone: nothing is looked up on disk.
public struct WorkingDirectory: Sendable, Hashable {
  /// The absolute path, without a slash at its end.
  public let path: String

  private var components: [Substring] { path.split(separator: "/") }

  public init(_ path: String) {
    self.path = "/" + path.split(separator: "/").joined(separator: "/")
  }

  /// The absolute form of a path.
  ///
  /// A `..` is resolved only where it leads out of the working directory itself: after a named
  /// folder, which may be a symbolic link, only the file system knows where it leads.
  public func absolute(_ path: String) -> String {
    var resolved = path.hasPrefix("/") ? [] : components
    var isLeading = !path.hasPrefix("/")
    for component in path.split(separator: "/") where component != "." {
      if component == "..", isLeading {
        _ = resolved.popLast()
      } else {
        isLeading = false
        resolved.append(component)
      }
    }
    return "/" + resolved.joined(separator: "/")
  }

  /// The path as seen from the working directory, with `..` where it lies outside.
  public func relative(_ path: String) -> String {
    let target = absolute(path).split(separator: "/")
    let base = components
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let climb = Array(repeating: Substring(".."), count: base.count - shared)
    let relative = (climb + target.dropFirst(shared)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  /// The form that is easiest to read: relative within the working directory, absolute outside.
  public func short(_ path: String) -> String {
    let relative = relative(path)
    return relative == ".." || relative.hasPrefix("../") ? absolute(path) : relative
  }
}
