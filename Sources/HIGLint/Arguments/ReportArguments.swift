import ArgumentParser
import Foundation
import HIGLintReporters

/// How findings are shown.
struct ReportArguments: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: .init(
      "The report's format, listed above (default: text on a terminal, xcode elsewhere); may be repeated.",
      valueName: "format"
    ),
    completion: .list(Self.formats)
  )
  var reporter: [String] = []

  @Option(
    parsing: .singleValue,
    help: .init(
      "Write the report to a file, or with - to standard output; of several, the one whose --reporter stands before.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: [String] = []

  @Flag(help: "Report only how many findings each rule has, and how many can be fixed: --reporter statistics.")
  var statistics = false

  @OptionGroup var color: ColorArguments

  @Flag(help: "Show findings and problems only: no summary, no progress, no remarks.")
  var quiet = false

  @Flag(help: "Let sarif also hold, marked as suppressed, what comments and the baseline pass over.")
  var reportSuppressed = false

  private static let formats = allReporters.map { $0.id }

  /// The formats, a line each.
  static let listOfFormats: String = {
    let width = formats.map(\.count).max() ?? 0
    return allReporters.map { "  \($0.id)\(String(repeating: " ", count: width + 2 - $0.id.count))\($0.summary)" }
      .joined(separator: "\n")
  }()

  /// The reports to make, at least one.
  func requests() throws(ValidationError) -> [ReportRequest] {
    let requests = try [ReportRequest](ProcessInfo.processInfo.arguments.dropFirst())
    guard statistics, let only = requests.first else { return requests }
    return [ReportRequest(reporter: StatisticsReporter.id, output: only.file?.path)]
  }

  func validate() throws {
    for name in reporter where !Self.formats.contains(name) {
      let known = Self.formats.map { "`\($0)`" }.joined(separator: ", ")
      throw ValidationError("There is no reporter `\(name)`; choose one of \(known).")
    }
    if output.contains("") {
      throw ValidationError("--output needs the path of a file.")
    }
    if statistics, !reporter.isEmpty || output.count > 1 {
      throw ValidationError("--statistics is a report of its own; beside others, write --reporter \(StatisticsReporter.id).")
    }
    _ = try requests()
  }
}
