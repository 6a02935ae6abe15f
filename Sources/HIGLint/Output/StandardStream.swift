import Foundation
import HIGLintEngine

/// Standard output or standard error.
struct StandardStream: Sendable {
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether a person watches it, on a terminal that can do more than print.
  var isCapableTerminal: Bool {
    isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of the text. A reader who has gone away is no failure.
  func write(_ text: String) throws(Problem) {
    let code = writeAll(text)
    if code != 0 && code != EPIPE { throw problem(code) }
  }

  /// - Returns: the number of the system's error, or 0.
  func writeAll(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
  }

  /// - Returns: the number of the system's error, or 0.
  func writeAll(_ bytes: [UInt8]) -> Int32 { bytes.withUnsafeBytes { writeAll($0) } }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var offset = 0
    while offset < bytes.count {
      let written = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EAGAIN {
        // Somebody else has set the stream not to block.
        usleep(1_000)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Makes writing to a closed pipe, or beyond the size that files may have, fail rather than end the process.
  static func surviveFailures() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens those of the three standard streams that are closed, so that no other file gets their numbers, and with it
  /// what is written to them. Writing to them fails as before.
  static func occupyClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private func problem(_ code: Int32) -> Problem {
    Problem(
      file: descriptor == STDOUT_FILENO ? "standard output" : "standard error",
      message: "can't be written: \(SystemReason.of(code))",
      remedy: "see where it leads"
    )
  }
}
