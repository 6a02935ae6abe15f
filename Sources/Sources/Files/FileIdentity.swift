#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A place on disk, whatever path leads to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let node: UInt64
  /// The file's name in the folder; none for the folder itself. Its bytes tell names apart as systems do: to a
  /// `String`, `é` is the same in one scalar and in two.
  private let name: [UInt8]?

  private init(device: UInt64, node: UInt64, name: [UInt8]?) {
    self.device = device
    self.node = node
    self.name = name
  }

  /// - Parameter path: a folder's path; empty for the working directory.
  init(folder path: String) throws(Problem) {
    let path = path.isEmpty ? "." : path
    var status = stat()
    guard stat(path, &status) == 0 else { throw SourceReader.unreadable(path, code: errno) }
    self.init(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino), name: nil)
  }

  /// The identity of a file, whether or not it is reached through links.
  init?(file path: String) {
    let place = AbsolutePath(path).resolvingSymbolicLinks
    guard let name = place.components.last, let folder = place.parent else { return nil }
    guard let identity = try? FileIdentity(folder: folder.string) else { return nil }
    self = identity.file(name)
  }

  /// The identity of a file in this folder, found without asking the system about each file.
  func file(_ name: String) -> FileIdentity {
    FileIdentity(device: device, node: node, name: Array(name.utf8))
  }
}
