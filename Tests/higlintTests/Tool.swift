import Foundation
import Testing

/// The tool that was built beside these tests, run as its users run it.
struct Tool {
  /// What a run left behind.
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The executable: SwiftPM puts it beside the tests' own.
  static let executable: URL = {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("higlint")
    #else
    return Bundle.main.bundleURL.appendingPathComponent("higlint")
    #endif
  }()

  /// Runs it to its end, with nothing in the environment but what is given: without a home it keeps no cache either.
  static func run(
    _ arguments: [String],
    in folder: Folder,
    input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, in: folder, input: input, environment: environment)
  }

  static func run(_ arguments: String..., in folder: Folder) throws -> Outcome {
    try run(arguments, in: folder)
  }

  /// Runs a shell script in which `$HIGLINT` is the tool.
  static func shell(_ script: String, in folder: Folder, environment: [String: String] = [:]) throws -> Outcome {
    let shell = URL(fileURLWithPath: "/bin/bash")
    let given = environment.merging(["HIGLINT": executable.path]) { given, _ in given }
    return try run(shell, ["-c", script], in: folder, environment: given)
  }

  private static func run(
    _ executable: URL,
    _ arguments: [String],
    in folder: Folder,
    input: String? = nil,
    environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    let streams = try Folder()
    process.standardOutput = try streams.handle("output")
    process.standardError = try streams.handle("errors")
    process.standardInput = try input.map { try FileHandle(forReadingFrom: streams.write("input", $0)) } ?? .nullDevice
    try process.run()
    process.waitUntilExitOrHanging()
    return Outcome(status: process.terminationStatus, output: streams.read("output"), errors: streams.read("errors"))
  }
}

extension Process {
  /// Waits for its end, and kills it where there is none for ten minutes. A limit on a test would count as well how long
  /// the test waits for its turn, which on a machine with few cores is most of the time.
  func waitUntilExitOrHanging() {
    let identifier = processIdentifier
    let end = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
    waitUntilExit()
    end.cancel()
  }
}

/// A temporary folder, removed when nobody holds it any more.
final class Folder: Sendable {
  let url: URL
  private let isOwned: Bool

  var path: String { url.path }

  init() throws {
    // Without symbolic links, since the tool reports the working directory as the system does.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("higlint tests \(UUID().uuidString)")
    isOwned = true
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder that another one removes with itself.
  init(at url: URL) {
    self.url = url
    isOwned = false
  }

  deinit {
    if isOwned { try? FileManager.default.removeItem(at: url) }
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func read(_ name: String) -> String {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }

  fileprivate func handle(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: write(name, ""))
  }
}
