import Foundation
import HIGLintEngine

/// All that can be read from a file, a pipe or standard input.
enum WholeInput {
  /// What never ends must not fill the memory.
  private static let sizeLimit = 64 << 20

  /// - Parameter path: a file or a named pipe, or `-` for standard input.
  static func read(_ path: String) throws(Problem) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(path, code: errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    while true {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        let received = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
        if received < 0 { code = errno }
        count = max(received, 0)
      }
      if code == EINTR { continue }
      guard code == 0 else { throw problem(path, code: code) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= sizeLimit else {
        throw Problem(
          file: name(path),
          message: "larger than \(sizeLimit >> 20) MB",
          remedy: "check what is given to read"
        )
      }
    }
  }

  private static func name(_ path: String) -> String {
    path == "-" ? "standard input" : path
  }

  private static func problem(_ path: String, code: Int32) -> Problem {
    Problem(
      file: name(path),
      message: "can't be read: \(SystemReason.of(code))",
      remedy: "check what is given to read"
    )
  }
}
