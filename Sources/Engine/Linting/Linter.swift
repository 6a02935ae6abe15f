/// Runs rules over a project.
public struct Linter: Sendable {
  /// A part of the project that is linted with rules of its own.
  public struct Scope: Sendable {
    public let rules: [ActiveRule]
    public let files: [SourceInput]
    /// The storyboards and xibs: what they set up is known to all rules.
    public let interfaces: [SourceInput]

    public init(rules: [ActiveRule], files: [SourceInput], interfaces: [SourceInput] = []) {
      self.rules = rules
      self.files = files
      self.interfaces = interfaces
    }
  }

  /// Every rule there is, active or not: the names that a suppression may use.
  public let knownRules: [any Rule.Type]

  private let jobs: Int?

  /// - Parameter jobs: how many threads to use; by default as many as there are cores.
  public init(knownRules: [any Rule.Type], jobs: Int? = nil) {
    self.knownRules = knownRules
    self.jobs = jobs
  }

  /// Lints the scopes as one project: types are merged over all of their files, and each file is
  /// reported on by its own scope's rules.
  ///
  /// - Parameters:
  ///   - modules: what is known of other modules.
  ///   - progress: called with the number of files done and of all files, from any thread.
  public func lint(
    _ scopes: [Scope],
    modules: [ModuleFacts] = [],
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> LintResult {
    let skim = Skim(scopes.flatMap(\.rules))
    let inputs = scopes.flatMap(\.files)
    let read = ReadFiles(inputs, interfaces: scopes.flatMap(\.interfaces), skim, jobs: jobs, nil)
    let code = CodeReader(read.sources, from: inputs)
    let index = ProjectIndex(read.sources.map(\.file), modules: modules, interfaces: read.interfaces)
    let shared = SharedProject(index, jobs: jobs, readFile: code.read)
    let check = FileCheck(read.sources, index, skim, scopes.map(\.rules))
    let found = Parallel.map(Array(read.sources.indices), jobs: jobs, with: { Project(shared) }, progress: progress) {
      check.findings(of: $1, in: $0)
    }
    var result = LintResult(files: read.sources.count)
    for (number, scope) in scopes.enumerated() {
      let findings = found.flatMap { $0[number] }
      let outcome = filter(findings, of: scope, read.sources, shared)
      result.findings += outcome.findings
      result.suppressed += outcome.suppressed
    }
    result.findings = Set(result.findings).sorted()
    result.problems = read.problems + code.problems
    return result
  }

  /// What remains of the findings in a scope's files.
  private func filter(
    _ findings: [Finding],
    of scope: Scope,
    _ sources: [SkimmedFile],
    _ shared: SharedProject
  ) -> SuppressionFilter.Outcome {
    let paths = Set(scope.files.map(\.path))
    let filter = SuppressionFilter(knownRules: knownRules, activeRules: scope.rules)
    let byFile = Dictionary(grouping: Set(findings), by: \.file)
    let files = sources.indices.filter { paths.contains(sources[$0].file.path) }
    let outcomes = Parallel.map(files, jobs: jobs, batch: 64) { file -> SuppressionFilter.Outcome in
      let findings = byFile[sources[file].file.path] ?? []
      guard sources[file].mayHoldSuppressions else { return .init(findings: findings, suppressed: 0) }
      return filter.apply(to: findings, of: shared.file(file).facts)
    }
    return .init(findings: outcomes.flatMap(\.findings), suppressed: outcomes.reduce(0) { $0 + $1.suppressed })
  }
}
