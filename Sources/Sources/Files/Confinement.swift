#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that nothing leads out of: neither `..`, nor links, nor a name that only begins like the folder's.
package struct Confinement: Sendable, Hashable {
  /// The folder by its own name, with all links followed.
  package let root: AbsolutePath

  package init(_ root: AbsolutePath) {
    self.root = root.resolvingSymbolicLinks
  }

  /// The place that a path means, whether or not something is there yet.
  ///
  /// - Parameter path: an absolute one, or one that starts from the root.
  /// - Returns: the place by its own name; nil where it lies outside, or nobody can tell.
  package func place(of path: String) -> AbsolutePath? {
    guard !path.utf8.contains(0) else { return nil }
    var names = (path.hasPrefix("/") ? path : "\(root.string)/\(path)").split(separator: "/").map(String.init)
    var missing: [String] = []
    while true {
      let path = "/" + names.joined(separator: "/")
      if let place = Self.existing(path) {
        return place.components(below: root) == nil ? nil : missing.reversed().reduce(place) { $0.appending($1) }
      }
      // A link whose end isn't there may get one outside. What goes up from nowhere may come out anywhere.
      guard !Self.isTaken(path), let name = names.popLast(), name != ".." else { return nil }
      missing.append(name)
    }
  }

  /// Whether a path leads to something within the folder.
  package func holds(_ path: String) -> Bool {
    Self.existing(path)?.components(below: root) != nil
  }

  /// What is there, by its own name. Nothing but the system knows what `..` means behind a link.
  private static func existing(_ path: String) -> AbsolutePath? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return AbsolutePath(String(cString: buffer))
  }

  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
