import ArgumentParser
import HIGLintEngine

/// What to lint.
struct InputArguments: ParsableArguments {
  @ArgumentParser.Argument(help: "Files and directories to lint (default: the current directory).", completion: .file())
  var paths: [String] = []

  @Option(
    help: .init(
      "Lint the files and directories that FILE lists, one a line or NUL-separated; - reads standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var filesFrom: String?

  @Flag(help: "Lint standard input; needs --stdin-path.")
  var stdin = false

  @Option(help: .init("The path that standard input is linted as.", valueName: "path"), completion: .file())
  var stdinPath: String?

  @Flag(help: "Pass over excluded files even where they are named outright.")
  var forceExclude = false

  @Option(
    parsing: .singleValue,
    help: .init("Learn what other modules declare from the symbol graphs in DIR; may be repeated.", valueName: "dir"),
    completion: .directory
  )
  var symbolGraphDir: [String] = []

  /// The paths given, those listed, or the current directory where neither are.
  func allPaths() throws(Problem) -> [String] {
    guard let filesFrom else { return paths.isEmpty ? ["."] : paths }
    return paths + PathList(try WholeInput.read(filesFrom)).sources
  }

  func validate() throws {
    if stdin, stdinPath == nil {
      throw ValidationError("--stdin needs --stdin-path, which says where the text stands.")
    }
    if !stdin, stdinPath != nil {
      throw ValidationError("--stdin-path needs --stdin.")
    }
    if stdin, !paths.isEmpty || filesFrom != nil {
      throw ValidationError("--stdin lints standard input alone; leave out the paths and --files-from.")
    }
    if stdinPath?.isEmpty == true || filesFrom?.isEmpty == true || (paths + symbolGraphDir).contains("") {
      throw ValidationError("A path is empty.")
    }
  }
}
