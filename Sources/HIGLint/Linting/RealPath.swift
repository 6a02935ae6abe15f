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
}
