import ArgumentParser
import HIGLintEngine
import HIGLintReporters

/// How findings are shown.
struct ReportArguments: ParsableArguments {
  @Option(
    help: .init(
      "The report's format: \(Self.formats.joined(separator: ", ")) (default: text on a terminal, xcode elsewhere).",
      valueName: "format"
    ),
    completion: .list(Self.formats)
  )
  var reporter: String?

  @Option(help: .init("Write the report to a file.", valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var color: ColorArguments

  @Flag(help: "Show findings and problems only: no summary, no progress, no remarks.")
  var quiet = false

  private static let formats = allReporters.map { $0.id }

  /// Where the report goes, if not to standard output.
  var file: ReportFile? { output.map { ReportFile(path: AbsolutePath($0).string) } }

  func validate() throws {
    if let reporter, !Self.formats.contains(reporter) {
      let known = Self.formats.map { "`\($0)`" }.joined(separator: ", ")
      throw ValidationError("There is no reporter `\(reporter)`; choose one of \(known).")
    }
    if output?.isEmpty == true {
      throw ValidationError("--output needs the path of a file.")
    }
  }
}
