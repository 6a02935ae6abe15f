import Foundation

/// Standard output or standard error.
struct StandardStream: Sendable {
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Whether a person watches it, on a terminal that can do more than print.
  var isCapableTerminal: Bool {
    isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of the text. A reader who has gone away is no failure.
  func write(_ text: String) throws(WriteFailure) {
    var text = text
    let code = text.withUTF8 { buffer -> Int32 in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[rest.indices]).baseAddress, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR && errno != EAGAIN {
          return errno
        }
      }
      return 0
    }
    if code != 0 && code != EPIPE { throw WriteFailure(reason: String(cString: strerror(code))) }
  }

  /// Makes writing to a closed pipe fail rather than end the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Why something can't be written.
  struct WriteFailure: Error {
    let reason: String
  }
}
