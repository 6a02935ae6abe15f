import ArgumentParser
import Foundation

/// The programs that are compared, as far as they are here.
struct Programs {
  /// The benchmark itself, which does single kinds of work.
  let benchmark: String
  /// The tool, as it was built beside the benchmark.
  let higlint: String

  init() throws {
    guard let executable = Bundle.main.executableURL else {
      throw ValidationError("The benchmark doesn't know its own path.")
    }
    benchmark = executable.path
    higlint = executable.deletingLastPathComponent().appendingPathComponent("higlint").path
    guard FileManager.default.isExecutableFile(atPath: higlint) else {
      throw ValidationError("There is no \(higlint); build it with `swift build -c release`.")
    }
  }

  func work(_ work: Work, on path: String) -> ChildProcess {
    ChildProcess(executable: benchmark, arguments: ["work", work.rawValue, path])
  }

  func lint(_ arguments: [String]) -> ChildProcess {
    ChildProcess(executable: higlint, arguments: ["lint"] + arguments, goodCodes: 0...2)
  }

  /// Whether the tool can keep what it learns between runs.
  func hasCache() throws -> Bool {
    let help = try ChildProcess(executable: higlint, arguments: ["lint", "--help"]).text()
    return help.contains("--cache-path") && help.contains("--no-cache")
  }

  /// Apple's formatter, which lints by the syntax of single files.
  func swiftFormat(on path: String) -> ChildProcess? {
    guard Programs.isThere("swift", ["format", "--version"]) else { return nil }
    return ChildProcess(
      executable: "swift",
      arguments: ["format", "lint", "--parallel", "--recursive", path],
      goodCodes: 0...1
    )
  }

  /// A search by patterns of syntax, on another parser.
  func astGrep(rules: String, on path: String) -> ChildProcess? {
    guard Programs.isThere("ast-grep", ["--version"]) else { return nil }
    return ChildProcess(executable: "ast-grep", arguments: ["scan", "--rule", rules, path], goodCodes: 0...1)
  }

  private static func isThere(_ name: String, _ arguments: [String]) -> Bool {
    (try? ChildProcess(executable: name, arguments: arguments).run()) != nil
  }
}
