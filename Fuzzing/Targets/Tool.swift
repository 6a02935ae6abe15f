import Foundation

/// The tool that was built beside the fuzzer.
enum Tool {
  static let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("higlint")

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

  /// What a run left behind.
  struct Run: CustomStringConvertible {
    let status: Int32
    let isKilled: Bool
    let isLate: Bool
    let output: Data
    let errors: String
    /// Whose name differs in every process.
    let folder: String

    var description: String {
      "\(status) \(String(decoding: output, as: UTF8.self)) \(errors)".replacingOccurrences(of: folder, with: "")
    }

    /// What no run may do, whatever it reads.
    var failures: [Failure] {
      if isLate { return [Failure(kind: .hang, message: "the tool")] }
      if isKilled { return [Failure(kind: .crash, message: "the tool, by signal \(status): \(errors.fatalError)")] }
      guard [0, 1, 2].contains(status) else { return [Failure(kind: .output, message: "exit code \(status): \(errors)")] }
      if status == 2, errors.isEmpty { return [Failure(kind: .diagnosis, message: "exit code 2 without a reason")] }
      return []
    }
  }

  static func run(_ arguments: [String], input: [UInt8] = [], in workshop: Workshop) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = workshop.folder
    let file = workshop.folder.appendingPathComponent("input")
    try Data(input).write(to: file)
    process.standardInput = try FileHandle(forReadingFrom: file)
    let streams = try ["output", "errors"].map { name in
      let url = workshop.folder.appendingPathComponent(name)
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    // Real time, and twice for an input: other processes may keep it waiting.
    let isLate = ended.wait(timeout: .now() + workshop.timeLimit * 4 + 25) == .timedOut
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      isKilled: process.terminationReason == .uncaughtSignal,
      isLate: isLate,
      output: try Data(contentsOf: workshop.folder.appendingPathComponent("output")),
      errors: String(decoding: try Data(contentsOf: workshop.folder.appendingPathComponent("errors")), as: UTF8.self),
      folder: workshop.folder.path
    )
  }
}

extension String {
  /// The line in which Swift says why it ends a process, or the last one.
  var fatalError: String {
    let lines = split(separator: "\n")
    return String(lines.first { $0.contains("Fatal error") } ?? lines.last ?? "")
  }
}
