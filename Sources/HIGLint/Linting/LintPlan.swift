import HIGLintConfiguration
import HIGLintEngine

/// What a run lints, and how.
struct LintPlan {
  /// The files by the configuration that holds for them, each file in one scope.
  var scopes: [Linter.Scope] = []
  /// What is read of other modules.
  var symbolGraphs = SymbolGraphPlan()
  /// What is known to fail before the run begins.
  var problems: [Problem] = []
  /// The configurations that hold, in the order of the paths that they hold for.
  var configurations: [Configuration] = []
  private var strictFiles: Set<String> = []

  var files: [SourceInput] { scopes.flatMap(\.files) }

  /// The storyboards and xibs.
  var interfaces: [SourceInput] { scopes.flatMap(\.interfaces) }

  /// All that the run reads, but for the symbol graphs.
  var readFiles: [String] { (files + interfaces).map(\.path) + configurations.compactMap(\.file) }

  /// The first configuration that chooses a reporter speaks for all: the files share their reports.
  var reporter: String? { configurations.lazy.compactMap(\.reporter).first }

  mutating func add(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    rules: [ActiveRule],
    configuration: Configuration
  ) {
    configurations.append(configuration)
    scopes.append(Linter.Scope(rules: rules, files: files, interfaces: interfaces))
    if configuration.strict { strictFiles.formUnion(files.map(\.path)) }
  }

  /// Whether warnings count in a file, by its configuration.
  func isStrict(_ file: String) -> Bool {
    strictFiles.contains(file)
  }
}
