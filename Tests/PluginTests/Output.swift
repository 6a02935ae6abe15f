import Foundation

/// What a command printed, and how it ended.
struct Output: CustomStringConvertible {
  let status: Int32
  let standardOutput: String
  let standardError: String

  var text: String { standardOutput + standardError }

  /// The lines with a rule's id at their end.
  func findings(_ rule: String = "small_touch_target") -> [String] {
    text.components(separatedBy: "\n").filter { $0.hasSuffix("(\(rule))") }.sorted()
  }

  /// The severities of a rule's findings in a file.
  func severities(of path: String, _ rule: String = "small_touch_target") -> [String] {
    findings(rule).filter { $0.contains("/\(path):") }.compactMap { line in
      ["note", "warning", "error"].first { line.contains(": \($0): ") }
    }
  }

  /// Whether not the plugin, its tool or a compiler, but `swift build` or `swift package` itself came to a sudden end.
  var isCrashOfThePackageManager: Bool {
    let names = ["swift-build", "swift-package"]
    return text.contains("*** Program crashed") && names.contains { text.contains("Thread 0 \"\($0)\"") }
  }

  /// What a failed expectation shows.
  var description: String { "exit status \(status)\n\(text)" }

  /// Runs a command to its end.
  static func of(
    _ command: String,
    _ arguments: [String],
    environment: [String: String],
    workingDirectory: URL
  ) async throws -> Output {
    // Files rather than pipes: nobody has to read them while the command runs.
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let streams = try ["output", "error"].map { name in
      let file = directory.appendingPathComponent(name)
      try Data().write(to: file)
      return try (file, FileHandle(forWritingTo: file))
    }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = workingDirectory
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("HIGLINT_") }
      .merging(environment, uniquingKeysWith: { $1 })
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (streams[0].1, streams[1].1)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let texts = try streams.map { try String(decoding: Data(contentsOf: $0.0), as: UTF8.self) }
    return Output(status: process.terminationStatus, standardOutput: texts[0], standardError: texts[1])
  }
}
