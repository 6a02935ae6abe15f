import Foundation

extension Tool {
  /// Runs the tool with both of its streams on a terminal.
  ///
  /// - Returns: what the terminal was sent, and the exit code.
  static func runOnTerminal(
    _ arguments: [String],
    in folder: Folder,
    environment: [String: String] = [:]
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
    while case let count = read(controller, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
