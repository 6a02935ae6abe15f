import ArgumentParser
import HIGLintEngine

/// Which files belong to the project, and what else is read of it.
struct PlaceArguments: ParsableArguments {
  @ArgumentParser.Argument(help: "Files and directories (default: the current directory).", completion: .file())
  var paths: [String] = []

  @Option(
    help: .init(
      "Read the files and directories that FILE lists, one a line or NUL-separated; - reads standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var filesFrom: String?

  @Flag(help: "Pass over excluded files even where they are named outright.")
  var forceExclude = false

  @Option(
    help: .init("Use this configuration rather than the nearest .higlint.yml.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @OptionGroup var context: ContextArguments

  @Option(
    parsing: .singleValue,
    help: .init("Learn what other modules declare from the symbol graphs in DIR; may be repeated.", valueName: "dir"),
    completion: .directory
  )
  var symbolGraphDir: [String] = []

  @Option(
    name: [.short, .long],
    help: .init("Use this many threads (default: as many as there are cores).", valueName: "count")
  )
  var jobs: Int?

  /// The paths given, those listed, or the current directory where neither are.
  func allPaths() throws(Problem) -> [String] {
    try allPaths(paths)
  }

  /// The same for paths of which some are none.
  func allPaths(_ paths: [String]) throws(Problem) -> [String] {
    guard let filesFrom else { return paths.isEmpty ? ["."] : paths }
    return paths + PathList(try WholeInput.read(filesFrom)).sources
  }

  func validate() throws {
    if filesFrom?.isEmpty == true || (paths + symbolGraphDir).contains("") {
      throw ValidationError("A path is empty.")
    }
    if filesFrom == "-", context.contextFrom == "-" {
      throw ValidationError("--files-from and --context-from can't both read standard input.")
    }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 256.")
    }
  }
}
