import Foundation

/// The one name of a file or directory that links may give others.
enum RealPath {
  /// The path itself where there is no such place.
  static func of(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
