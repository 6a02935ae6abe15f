#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path from the root of the file system, without `.`, `..` or doubled slashes.
///
/// It is worked out from the text alone: symbolic links stay as they are written.
public struct AbsolutePath: Sendable, Hashable {
  /// The names from the root down.
  public private(set) var components: [String]

  /// - Parameters:
  ///   - path: a path as it was given.
  ///   - folder: what a relative path starts from.
  public init(_ path: String, relativeTo folder: AbsolutePath = .currentDirectory) {
    components = path.hasPrefix("/") ? [] : folder.components
    for name in path.split(separator: "/") {
      append(String(name))
    }
  }

  private init(components: [String]) {
    self.components = components
  }

  /// The process's working directory.
  public static var currentDirectory: AbsolutePath {
    guard let buffer = getcwd(nil, 0) else { return AbsolutePath(components: []) }
    defer { free(buffer) }
    return AbsolutePath(components: String(cString: buffer).split(separator: "/").map(String.init))
  }

  /// Beginning with `/`.
  public var string: String {
    "/" + components.joined(separator: "/")
  }

  /// The folder that holds it, or none at the root.
  public var parent: AbsolutePath? {
    components.isEmpty ? nil : AbsolutePath(components: components.dropLast())
  }

  /// Whether a folder, or a link to one, is there.
  package var isFolder: Bool {
    var status = stat()
    return stat(string, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path from the folder to this one, or none where it lies elsewhere.
  public func components(below folder: AbsolutePath) -> ArraySlice<String>? {
    components.starts(with: folder.components) ? components.dropFirst(folder.components.count) : nil
  }

  /// This path with a name added; `..` goes up.
  public func appending(_ name: String) -> AbsolutePath {
    var path = self
    path.append(name)
    return path
  }

  private mutating func append(_ name: String) {
    switch name {
    case "", ".": break
    case "..": _ = components.popLast()
    default: components.append(name)
    }
  }

  /// The same place with every symbolic link on the way followed; unchanged where there is no such place.
  package var resolvingSymbolicLinks: AbsolutePath {
    guard let buffer = realpath(string, nil) else { return self }
    defer { free(buffer) }
    return AbsolutePath(components: String(cString: buffer).split(separator: "/").map(String.init))
  }
}
