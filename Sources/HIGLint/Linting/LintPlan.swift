import HIGLintConfiguration
import HIGLintEngine

/// What a run lints, and how.
struct LintPlan {
  /// The files by the configuration that holds for them, each file in one scope.
  var scopes: [Linter.Scope] = []
  /// What is read of other modules.
  var symbolGraphs = SymbolGraphPlan()
  /// Whether all that lies in some folders is linted, rather than single files.
  var isWhole = false
  /// What is known to fail before the run begins.
  var problems: [Problem] = []
  /// The configurations that hold, in the order of the paths that they hold for.
  var configurations: [Configuration] = []
  /// The files for which anything but the usual threshold holds.
  private var thresholds: [String: FailureThreshold] = [:]

  var files: [SourceInput] { scopes.flatMap(\.files) }

  /// The storyboards and xibs.
  var interfaces: [SourceInput] { scopes.flatMap(\.interfaces) }

  /// All that the run reads, but for the symbol graphs.
  var readFiles: [String] { (files + interfaces).map(\.path) + configurations.compactMap(\.file) }

  /// Whether findings count in code that nothing reaches: where files are linted by themselves, what uses them isn't seen.
  var reportsUnreachable: Bool { !isWhole || configurations.contains(where: \.reportsUnreachable) }

  /// The first configuration that chooses a reporter speaks for all: the files share their reports.
  var reporter: String? { configurations.lazy.compactMap(\.reporter).first }

  mutating func add(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    foreign: [SourceInput] = [],
    rules: [ActiveRule],
    configuration: Configuration
  ) {
    configurations.append(configuration)
    scopes.append(Linter.Scope(rules: rules, files: files, interfaces: interfaces, foreign: foreign))
    guard configuration.failOn != .error else { return }
    for file in files { thresholds[file.path] = configuration.failOn }
  }

  /// From which severity on a file's findings fail the run, by its configuration.
  func threshold(of file: String) -> FailureThreshold {
    thresholds[file] ?? .error
  }

  /// The first configuration that names a baseline speaks for all, as for the reporter.
  var baseline: String? { configurations.lazy.compactMap(\.baselinePath).first }
}

extension LintPlan {
  /// The text of one of its files, to show what a finding is about.
  var source: @Sendable (_ path: String) -> [UInt8]? {
    let inputs = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    return { path in try? SourceReader().read(inputs[path] ?? SourceInput(path: path)) }
  }

  /// The plan with other contents in place of files; nil leaves one out.
  func replacing(_ replacement: (SourceInput) -> SourceInput?) -> LintPlan {
    var plan = self
    plan.scopes = scopes.map { scope in
      Linter.Scope(
        rules: scope.rules,
        files: scope.files.compactMap(replacement),
        interfaces: scope.interfaces.compactMap(replacement),
        foreign: scope.foreign
      )
    }
    return plan
  }

  /// The plan with more files in its first scope.
  func adding(_ files: [SourceInput]) -> LintPlan {
    guard let first = scopes.first, !files.isEmpty else { return self }
    var plan = self
    plan.scopes[0] = Linter.Scope(
      rules: first.rules, files: first.files + files, interfaces: first.interfaces, foreign: first.foreign
    )
    return plan
  }
}
