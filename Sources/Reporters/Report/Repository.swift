import HIGLintEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder that a version control knows, from which those who show findings beside the code count paths.
///
/// Links are followed, since version control doesn't.
public struct Repository: Sendable, Hashable {
  private let root: AbsolutePath
  private let followsLinks: Bool

  /// The nearest folder with `.git` in it, from a directory upwards; where there is none, the directory itself.
  ///
  /// - Parameters:
  ///   - directory: where looking for the repository begins; folders above it are looked at one after another.
  ///   - followsLinks: whether links are followed where there is none. A build system's folder for an action holds
  ///   links to
  ///     the files of a repository that isn't seen from there.
  public init(around directory: AbsolutePath, followsLinks: Bool = true) {
    let start = Self.real(directory)
    var folder: AbsolutePath? = start
    while let candidate = folder, access(candidate.appending(".git").string, F_OK) != 0 { folder = candidate.parent }
    root = folder ?? (followsLinks ? start : directory)
    self.followsLinks = followsLinks || folder != nil
  }

  /// The path from the repository's root, or nil where the file lies outside.
  public func path(of file: String) -> String? {
    let path = AbsolutePath(file, relativeTo: root)
    let names = (followsLinks ? Self.real(path) : path).components(below: root) ?? []
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// The path from the root of the file system, with links followed.
  func absolutePath(of file: String) -> String {
    Self.real(AbsolutePath(file, relativeTo: root)).string
  }

  /// Follows links as far as the path leads to something: what an editor has not yet saved needs not exist.
  private static func real(_ path: AbsolutePath) -> AbsolutePath {
    if let buffer = realpath(path.string, nil) {
      defer { free(buffer) }
      return AbsolutePath(String(cString: buffer))
    }
    guard let parent = path.parent, let name = path.components.last else { return path }
    return real(parent).appending(name)
  }
}
