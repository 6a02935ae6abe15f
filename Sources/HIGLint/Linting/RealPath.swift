import Foundation

/// The one name of a file or directory that links may give others.
///
/// Names are told apart by their bytes, as systems do: to a `String`, `é` is the same in one scalar and in two.
struct RealPath: Hashable {
  private let bytes: [UInt8]

  /// Where there is no such place, the path itself is its name.
  init(_ path: String) {
    guard let buffer = realpath(path, nil) else {
      bytes = Array(path.utf8)
      return
    }
    defer { free(buffer) }
    bytes = Array(UnsafeRawBufferPointer(start: buffer, count: strlen(buffer)))
  }

  /// A file in a folder of that name.
  fileprivate init(_ folder: RealPath, _ file: Substring) {
    bytes = folder.bytes + [UInt8(ascii: "/")] + file.utf8
  }
}

/// Finds the real paths of many files, and that of each folder once.
struct RealFolders {
  /// By the bytes of the folders' paths.
  private var known: [[UInt8]: RealPath] = [:]

  mutating func place(of path: String) -> RealPath {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return RealPath(path) }
    let name = path[path.utf8.index(after: slash)...]
    guard !["", ".", ".."].contains(name), isNoLink(path) else { return RealPath(path) }
    let folder = path[..<slash]
    let bytes = Array(folder.utf8)
    let place = known[bytes] ?? RealPath(String(folder))
    known[bytes] = place
    return RealPath(place, name)
  }

  /// Whether a path is known to be there, and to be no link itself.
  private func isNoLink(_ path: String) -> Bool {
    #if canImport(Darwin)
      // Where capitals don't tell names apart, only the system knows what a file is really called.
      return false
    #else
      var byte: CChar = 0
      return readlink(path, &byte, 1) == -1 && errno == EINVAL
    #endif
  }
}
