import ArgumentParser

/// What to lint.
struct InputArguments: ParsableArguments {
  @OptionGroup var places: PlaceArguments
  @OptionGroup var project: ProjectArguments

  @Flag(help: "Lint standard input; needs --stdin-path.")
  var stdin = false

  @Option(help: .init("The path that standard input is linted as.", valueName: "path"), completion: .file())
  var stdinPath: String?

  func validate() throws {
    if stdin, stdinPath == nil {
      throw ValidationError("--stdin needs --stdin-path, which says where the text stands.")
    }
    if !stdin, stdinPath != nil {
      throw ValidationError("--stdin-path needs --stdin.")
    }
    if stdin, !places.paths.isEmpty || places.filesFrom != nil {
      throw ValidationError("--stdin lints standard input alone; leave out the paths and --files-from.")
    }
    if stdin, places.context.contextFrom == "-" {
      throw ValidationError("--stdin and --context-from can't both read standard input.")
    }
    if stdinPath?.isEmpty == true {
      throw ValidationError("A path is empty.")
    }
  }
}
