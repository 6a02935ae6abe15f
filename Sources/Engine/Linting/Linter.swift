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
    let read = ReadFiles(scopes.flatMap(\.files), interfaces: scopes.flatMap(\.interfaces), skim, jobs: jobs, progress)
    var result = LintResult(files: read.sources.count, problems: read.problems)
    let project = read.project(modules: modules)
    let words = Dictionary(read.sources.map { ($0.facts.path, $0.words) }) { first, _ in first }
    let wordsByFile = project.files.map { words[$0.path] ?? Skim.WordSet() }
    let skimmed = SkimmedProject(project: project, skim: skim, words: wordsByFile)
    for scope in scopes {
      let paths = Set(scope.files.map(\.path))
      let filter = SuppressionFilter(knownRules: knownRules, activeRules: scope.rules)
      let findings = Dictionary(grouping: Set(skimmed.check(scope.rules, jobs: jobs)), by: \.file)
      for file in project.files where paths.contains(file.path) {
        let outcome = filter.apply(to: findings[file.path] ?? [], of: file)
        result.findings += outcome.findings
        result.suppressed += outcome.suppressed
      }
    }
    result.findings = Set(result.findings).sorted()
    return result
  }
}

/// A project, and where in it each rule can fire at all.
private struct SkimmedProject: Sendable {
  let project: Project
  let skim: Skim
  /// The trigger words of each of the project's files.
  let words: [Skim.WordSet]

  func check(_ rules: [ActiveRule], jobs: Int?) -> [Finding] {
    let work = rules.flatMap { rule in SkimmedProject.chunks(project.entries.count).map { Chunk(rule: rule, types: $0) } }
      + rules.flatMap { rule in SkimmedProject.chunks(project.files.count).map { Chunk(rule: rule, files: $0) } }
    return Parallel.map(work, jobs: jobs) { check($0) }.flatMap { $0 }
  }

  /// A part of the project for one rule.
  private struct Chunk: Sendable {
    let rule: ActiveRule
    var types = 0..<0
    var files = 0..<0
  }

  private static func chunks(_ count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: 128).map { $0..<min($0 + 128, count) }
  }

  private func check(_ chunk: Chunk) -> [Finding] {
    let triggers = skim.words(of: chunk.rule)
    var context = RuleContext(chunk.rule, project: project)
    switch chunk.rule.rule.init() {
    case let rule as any FileRule:
      for file in chunk.files where !words[file].isDisjoint(with: triggers) { rule.check(project.files[file], &context) }
    case let rule as any TypeRule:
      for type in project.types(chunk.types) where type.files.contains(where: { !words[$0].isDisjoint(with: triggers) }) {
        rule.check(type, &context)
      }
    default: break
    }
    return context.findings
  }
}
