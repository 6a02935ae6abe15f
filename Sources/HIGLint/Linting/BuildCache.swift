import Foundation
import HIGLintEngine

/// What the last build of a target found, kept in the build-tool plugin's work directory: a build in which nothing
/// has changed shows it again without reading a source.
///
/// Where nothing may be written there, each build lints.
struct BuildCache {
  private struct Record: Codable {
    let state: [String]
    let findings: [Finding]
    let suppressed: Int
    let files: Int
  }

  private let file: URL
  /// The state of all that the findings depend on: the tool, the configurations, the sources and the
  /// symbol graphs.
  private let state: [String]

  init(in workDirectory: String, of plan: LintPlan) {
    file = URL(fileURLWithPath: workDirectory).appendingPathComponent("findings.json")
    let tool = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let configurations = plan.configurations.map { $0.file.map(Self.state) ?? "defaults" }
    let files = (plan.files + plan.interfaces).map(\.path) + plan.symbolGraphs.files
    state = [Version.current, Self.state(of: tool)] + configurations + files.map(Self.state)
  }

  /// What was found, if nothing has changed since.
  var result: LintResult? {
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      record.state == state
    else { return nil }
    return LintResult(findings: record.findings, suppressed: record.suppressed, files: record.files)
  }

  /// Keeps what was found. What could not be done is tried again.
  func store(_ result: LintResult) {
    guard result.problems.isEmpty else { return }
    let record = Record(
      state: state,
      findings: result.findings,
      suppressed: result.suppressed,
      files: result.files
    )
    try? JSONEncoder().encode(record).write(to: file, options: .atomic)
  }

  /// A line that differs whenever the file does: no change of a file leaves the time of its last change as it is.
  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) absent" }
    #if canImport(Darwin)
    let time = status.st_ctimespec
    #else
    let time = status.st_ctim
    #endif
    return "\(path) \(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
