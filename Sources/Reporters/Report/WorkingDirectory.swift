import HIGLintEngine

/// The directory that relative paths start from.
public struct WorkingDirectory: Sendable, Hashable {
  private let folder: AbsolutePath

  /// Mostly `AbsolutePath.currentDirectory`.
  public init(_ folder: AbsolutePath) {
    self.folder = folder
  }

  /// The absolute form of a path.
  public func absolute(_ path: String) -> String {
    AbsolutePath(path, relativeTo: folder).string
  }

  /// The path as seen from the working directory, with `..` where it lies outside.
  public func relative(_ path: String) -> String {
    let target = AbsolutePath(path, relativeTo: folder).components
    let shared = zip(folder.components, target).prefix { $0 == $1 }.count
    let climb = Array(repeating: "..", count: folder.components.count - shared)
    let relative = (climb + target.dropFirst(shared)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  /// The form that is easiest to read: relative within the working directory, absolute outside.
  public func short(_ path: String) -> String {
    let target = AbsolutePath(path, relativeTo: folder)
    return target.components(below: folder) == nil ? target.string : relative(path)
  }
}
