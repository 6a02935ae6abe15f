import ArgumentParser
import HIGLintEngine

/// What of other modules is known by their indexes, and which module is linted.
struct IndexArguments: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: .init(
      "Know the module that `higlint index` wrote FILE of, without its files; may be repeated.", valueName: "file"
    ),
    completion: .file()
  )
  var index: [String] = []

  @Option(
    help: .init("Know the indexes that FILE lists, too, one a line or NUL-separated.", valueName: "file"),
    completion: .file()
  )
  var indexFrom: String?

  @Option(help: .init("The module that is linted, as others import it.", valueName: "name"))
  var moduleName: String?

  @Option(
    help: .init(
      "Write to FILE which of the indexes nothing was asked of, one a line: those that hold code alone.", valueName: "file"
    ),
    completion: .file()
  )
  var unusedIndexes: String?

  /// Whether a module is linted, all of it, rather than files by themselves.
  var isOfModule: Bool { moduleName != nil || !index.isEmpty || indexFrom != nil }

  /// The paths given and those listed.
  private func allPaths() throws(Problem) -> [String] {
    guard let indexFrom else { return index }
    return index + PathList(try WholeInput.read(indexFrom)).paths
  }

  /// Reads what is given.
  ///
  /// - Parameter jobs: how many threads to use, if not one a core.
  func read(jobs: Int?) throws(Problem) -> IndexReader.Reading {
    let paths = try allPaths()
    return IndexReader(rules: knownRules, version: Version.current).read(paths, jobs: jobs)
  }

  /// Says which indexes a run could have done without.
  func tell(_ indexes: [ModuleIndex]) throws(Problem) {
    guard let unusedIndexes else { return }
    let unused = indexes.filter { $0.isCodeApart && !$0.isCodeRead }.map { $0.codePath + "\n" }
    try ReportFile(path: AbsolutePath(unusedIndexes).string).write(unused.joined())
  }

  func validate() throws {
    if index.contains("") || indexFrom?.isEmpty == true || unusedIndexes?.isEmpty == true {
      throw ValidationError("A path is empty.")
    }
    if moduleName?.isEmpty == true { throw ValidationError("--module-name needs the name of a module.") }
  }
}
