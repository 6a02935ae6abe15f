import Foundation

/// A program to run, with what it is given.
struct ChildProcess {
  /// A path, or a name to be found on the `PATH`.
  let executable: String
  var arguments: [String] = []
  /// Added to the harness's own.
  var environment: [String: String] = [:]
  /// The files that it reads and writes. What it says elsewhere is discarded, so that no terminal slows it down.
  var input = "/dev/null"
  var output = "/dev/null"
  var errors = "/dev/null"
  /// The exit codes of a run that did its work: linters end with 1 where they find something.
  var goodCodes: ClosedRange<Int32> = 0...0

  /// As one would type it.
  var command: String { ([executable] + arguments).joined(separator: " ") }

  /// Runs it to its end, and tells what it took.
  func run() throws -> ResourceUsage {
    let start = DispatchTime.now().uptimeNanoseconds
    let process = try started()
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure.cannotRun(command, code: errno) }
    }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    // As a shell counts: the exit code, or 128 and the signal that ended it.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    guard goodCodes.contains(code) else { throw Failure.badCode(command, code) }
    return ResourceUsage(time: time, usage)
  }

  /// What it writes to standard output.
  func text() throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("higlint-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var writing = self
    writing.output = file.path
    _ = try writing.run()
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private func started() throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&files, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)

    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argumentPointers + variablePointers).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, executable, &files, nil, &argumentPointers, &variablePointers)
    guard code == 0 else { throw Failure.cannotRun(command, code: code) }
    return process
  }

  enum Failure: Error, CustomStringConvertible {
    case cannotRun(String, code: Int32)
    case badCode(String, Int32)

    var description: String {
      switch self {
      case .cannotRun(let command, let code): "can't be run: \(command): \(String(cString: strerror(code)))"
      case .badCode(let command, let code): "ended with exit code \(code): \(command)"
      }
    }
  }
}
