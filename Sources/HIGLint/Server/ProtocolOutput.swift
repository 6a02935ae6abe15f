import Foundation
import HIGLintEngine

extension StandardStream {
  /// Leaves standard output to messages alone: whatever else is printed goes to standard error.
  ///
  /// - Returns: the descriptor for messages.
  static func keepOutputForProtocol() throws(Problem) -> Int32 {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw Problem(
        file: "standard output", message: "can't be used: \(SystemReason.of(errno))", remedy: "see how the server is started"
      )
    }
    return output
  }
}
