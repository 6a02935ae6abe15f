import HIGLintConfiguration
import HIGLintEngine

/// What a run lints, and how.
struct LintPlan {
  /// The absolute paths of what is linted or, where that is a part of a project, of the project.
  var places: [String] = []
  /// The folders in which new files would be found.
  var folders: [String] = []
  /// The files by the configuration that holds for them, each file in one scope.
  private var configured: [Linter.Scope] = []
  /// What is only known, and by no configuration's rules.
  var context = ContextPlan()
  /// What is read of other modules.
  var symbolGraphs = SymbolGraphPlan()
  /// Whether all that lies in some folders is known, rather than single files.
  var isWhole = false
  /// What is known to fail before the run begins.
  var problems: [Problem] = []
  /// The configurations that hold, one for each of their scopes.
  private(set) var configurations: [Configuration] = []
  /// The files for which anything but the usual threshold holds.
  private var thresholds: [String: FailureThreshold] = [:]

  /// All that is linted, and what is known beside.
  var scopes: [Linter.Scope] { configured + (context.isEmpty ? [] : [context.scope]) }

  /// The sources that are known.
  var files: [SourceInput] { scopes.flatMap(\.files) }

  /// Those among them that are reported on.
  var reportedFiles: [SourceInput] { files.filter { !$0.isContext } }

  /// The storyboards and xibs.
  var interfaces: [SourceInput] { scopes.flatMap(\.interfaces) }

  /// The sources and resources.
  var reportable: [SourceInput] { scopes.flatMap(\.reportable) }

  /// All that the run reads, but for the symbol graphs.
  var readFiles: [String] { reportable.map(\.path) + configurations.compactMap(\.file) }

  /// Wherever a change may bring other findings.
  var watchedPaths: [String] {
    let foreign = scopes.flatMap(\.foreign).map(\.path)
    return places + readFiles + foreign + folders + symbolGraphs.files + problems.map(\.file) + [baseline].compactMap { $0 }
  }

  /// Whether findings count in code that nothing reaches: where files are known by themselves, what uses them isn't seen.
  var reportsUnreachable: Bool { !isWhole || configurations.contains(where: \.reportsUnreachable) }

  /// The first configuration that chooses a reporter speaks for all: the files share their reports.
  var reporter: String? { configurations.lazy.compactMap(\.reporter).first }

  /// The same for the rules' pages.
  var addresses: RuleAddresses { configurations.lazy.compactMap(\.rulePages).first ?? .published }

  mutating func add(
    _ files: [SourceInput],
    interfaces: [SourceInput] = [],
    resources: [SourceInput] = [],
    foreign: [SourceInput] = [],
    rules: [ActiveRule],
    configuration: Configuration
  ) {
    configurations.append(configuration)
    let scope = Linter.Scope(
      rules: rules, files: files, interfaces: interfaces, resources: resources, foreign: foreign,
      ignoredObjects: Set(configuration.ignoredObjects)
    )
    configured.append(scope)
    guard configuration.failOn != .error else { return }
    for file in scope.reportable { thresholds[file.path] = configuration.failOn }
  }

  /// The rules that run by one of its configurations.
  func rules(of configuration: Configuration) -> [ActiveRule] {
    zip(configurations, configured).first { $0.0.file == configuration.file }?.1.rules ?? []
  }

  /// From which severity on a file's findings fail the run, by its configuration.
  func threshold(of file: String) -> FailureThreshold {
    thresholds[file] ?? .error
  }

  /// The first configuration that names a baseline speaks for all, as for the reporter.
  var baseline: String? { configurations.lazy.compactMap(\.baselinePath).first }
}

extension LintPlan {
  /// The text of one of its files, or the bytes of a picture beside them, to show what a finding is about.
  var source: @Sendable (_ path: String) -> [UInt8]? {
    let inputs = Dictionary(reportable.map { ($0.path, $0) }) { first, _ in first }
    return { path in
      let (input, reader) = (inputs[path] ?? SourceInput(path: path), SourceReader())
      return FileKind(path) == nil ? try? reader.readBytes(input) : try? reader.read(input)
    }
  }

  /// The plan with other contents in place of files; nil leaves one out.
  func replacing(_ replacement: (SourceInput) -> SourceInput?) -> LintPlan {
    var plan = self
    plan.configured = configured.map { $0.replacing(replacement) }
    plan.context = context.replacing(replacement)
    return plan
  }

  /// The plan with more files in its first scope.
  func adding(_ files: [SourceInput]) -> LintPlan {
    guard let first = configured.first, !files.isEmpty else { return self }
    var plan = self
    plan.configured[0] = first.adding(files)
    return plan
  }

  /// The plan with another file in the scope of one of its configurations.
  func adding(_ file: SourceInput, by configuration: Configuration) -> LintPlan {
    guard let index = configurations.firstIndex(where: { $0.file == configuration.file }) else { return self }
    var plan = self
    plan.configured[index] = configured[index].adding([file])
    return plan
  }

  /// The plan for the same project in which no more is reported than what another plan lints. Where that has a text in the
  /// place of a file, so has this.
  func reporting(only named: LintPlan) -> LintPlan {
    var choice = NamedInputs(named.reportable)
    var plan = self
    plan.configured = configured.map { $0.replacing { choice.take($0) ?? $0.asContext } }
    for (scope, configuration) in zip(named.configured, named.configurations) {
      plan.add(scope.keeping(choice.left), by: configuration)
    }
    plan.problems = named.problems
    plan.context.add(problems.filter { !named.problems.contains($0) })
    return plan
  }

  /// Adds files that a walk over the project doesn't find, such as new ones that aren't saved yet.
  private mutating func add(_ scope: Linter.Scope, by configuration: Configuration) {
    if scope.reportable.isEmpty { return }
    if let index = configurations.firstIndex(where: { $0.file == configuration.file }) {
      configured[index] = configured[index].adding(scope.files, interfaces: scope.interfaces, resources: scope.resources)
    } else {
      add(
        scope.files, interfaces: scope.interfaces, resources: scope.resources, rules: scope.rules, configuration: configuration
      )
    }
  }
}

extension Linter.Scope {
  fileprivate func adding(
    _ files: [SourceInput], interfaces: [SourceInput] = [], resources: [SourceInput] = []
  ) -> Linter.Scope {
    Linter.Scope(
      rules: rules, files: self.files + files, interfaces: self.interfaces + interfaces,
      resources: self.resources + resources, foreign: foreign, ignoredObjects: ignoredObjects
    )
  }

  fileprivate func keeping(_ paths: Set<String>) -> Linter.Scope {
    replacing { paths.contains($0.path) ? $0 : nil }
  }
}
