import Foundation
import HIGLintEngine

/// The directory that relative paths start from.
enum CurrentFolder {
  /// Fails where it has been removed, and a path such as `.` would lead to the root of the disk.
  static func check() throws(Problem) {
    guard let buffer = getcwd(nil, 0) else {
      let message = "can't be told: \(SystemReason.of(errno))"
      throw Problem(file: "the current directory", message: message, remedy: "change to one that exists")
    }
    free(buffer)
  }
}
