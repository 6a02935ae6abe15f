import Foundation

extension Tool {
  /// Runs the tool with both of its streams on a terminal.
  ///
  /// - Parameter signal: which signal to send, once, after the text that has been shown so far.
  /// - Returns: what the terminal was sent, and the exit code or the signal that ended it.
  static func runOnTerminal(
    _ arguments: [String],
    in folder: Folder,
    environment: [String: String] = [:],
    sending signal: (String) -> Int32? = { _ in nil }
  ) throws -> (text: String, status: Int32) {
    var controller: Int32 = -1
    var descriptor: Int32 = -1
    guard openpty(&controller, &descriptor, nil, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
    defer { close(controller) }
    // The tools of other tests, started at the same time, must not hold this terminal.
    for end in [controller, descriptor] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let terminal = FileHandle(fileDescriptor: descriptor)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    // Once the tool has ended, nobody holds the terminal, and reading from it fails.
    try terminal.close()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var isSignalled = false
    while case let count = read(controller, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
      guard !isSignalled, let signal = signal(String(decoding: bytes, as: UTF8.self)) else { continue }
      isSignalled = kill(process.processIdentifier, signal) == 0
    }
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
