/// Runs rules over a project.
public struct Linter: Sendable {
  /// A part of the project that is linted with rules of its own.
  public struct Scope: Sendable {
    public let rules: [ActiveRule]
    public let files: [SourceInput]

    public init(rules: [ActiveRule], files: [SourceInput]) {
      self.rules = rules
      self.files = files
    }
  }

  /// Every rule there is, active or not: the names that a suppression may use.
  public let knownRules: [any Rule.Type]

  public init(knownRules: [any Rule.Type]) {
    self.knownRules = knownRules
  }

  /// Lints the scopes as one project: types are merged over all of their files, and each file is
  /// reported on by its own scope's rules.
  ///
  /// - Parameter progress: called with the number of files done and of all files, from any thread.
  public func lint(_ scopes: [Scope], progress: (@Sendable (Int, Int) -> Void)? = nil) -> LintResult {
    let inputs = scopes.flatMap(\.files)
    let read = Parallel.map(inputs) { Linter.facts(of: $0) }
    var result = LintResult()
    var facts: [FileFacts] = []
    for outcome in read {
      switch outcome {
      case .success(let file): facts.append(file)
      case .failure(let problem): result.problems.append(problem)
      }
    }
    result.files = facts.count
    let project = Project(facts)
    for scope in scopes {
      let paths = Set(scope.files.map(\.path))
      let filter = SuppressionFilter(knownRules: knownRules, activeRules: scope.rules)
      let findings = Dictionary(grouping: Set(check(project, scope.rules)), by: \.file)
      for file in facts where paths.contains(file.path) {
        let outcome = filter.apply(to: findings[file.path] ?? [], of: file)
        result.findings += outcome.findings
        result.suppressed += outcome.suppressed
      }
    }
    result.findings = Set(result.findings).sorted()
    return result
  }

  private static func facts(of input: SourceInput) -> Result<FileFacts, Problem> {
    let bytes: [UInt8]
    do {
      bytes = try SourceReader().read(input)
    } catch {
      return .failure(error)
    }
    return .success(Lowering(bytes).facts(path: input.path))
  }

  private func check(_ project: Project, _ rules: [ActiveRule]) -> [Finding] {
    Parallel.map(rules) { active -> [Finding] in
      var context = RuleContext(active, project: project)
      switch active.rule.init() {
      case let rule as any FileRule: project.files.forEach { rule.check($0, &context) }
      case let rule as any TypeRule: project.types.forEach { rule.check($0, &context) }
      default: break
      }
      return context.findings
    }.flatMap { $0 }
  }
}
