/// Asks the rules about one file at a time, and about the types that have their home in it.
struct FileCheck: Sendable {
  /// For each scope, its rules.
  private let rules: [[ArmedRule]]
  private let files: [SkimmedFile]
  /// For each file, the types that are looked at with it.
  private let types: [[Int]]
  private let timings: RuleTimings?

  /// A rule, and the words without which it can't fire.
  private struct ArmedRule: Sendable {
    let active: ActiveRule
    let check: Check
    let triggers: Skim.WordSet

    /// - Returns: nil for a rule that looks at neither files nor types.
    init?(_ active: ActiveRule, _ skim: Skim) {
      switch active.rule.init() {
      case let rule as any FileRule: check = .file(rule)
      case let rule as any TypeRule: check = .type(rule)
      default: return nil
      }
      self.active = active
      triggers = skim.words(of: active)
    }
  }

  private enum Check {
    case file(any FileRule)
    case type(any TypeRule)
  }

  init(
    _ files: [SkimmedFile],
    _ index: ProjectIndex,
    _ skim: Skim,
    _ scopes: [[ActiveRule]],
    timings: RuleTimings? = nil
  ) {
    self.files = files
    self.timings = timings
    rules = scopes.map { rules in rules.compactMap { ArmedRule($0, skim) } }
    var types = [[Int]](repeating: [], count: files.count)
    for type in index.entries.indices {
      if let home = index.homeInSources(of: type) { types[home].append(type) }
    }
    self.types = types
  }

  /// What the rules find, and what they looked at.
  struct Outcome: Sendable, Equatable {
    /// By scope; none at all where no rule found anything.
    var findings: [[Finding]] = []
    var trace = Trace()

    func findings(of scope: Int) -> [Finding] { scope < findings.count ? findings[scope] : [] }
  }

  /// - Parameter project: the view of the thread that asks.
  func outcome(of file: Int, in project: Project) -> Outcome {
    let found = rules.map { $0.flatMap { findings(of: file, $0, project) } }
    return Outcome(findings: found.allSatisfy(\.isEmpty) ? [] : found, trace: project.takeTrace())
  }

  private func findings(of file: Int, _ rule: ArmedRule, _ project: Project) -> [Finding] {
    guard let timings else { return untimedFindings(of: file, rule, project) }
    return timings.measure(rule.active.description.id, in: project) { untimedFindings(of: file, rule, project) }
  }

  private func untimedFindings(of file: Int, _ rule: ArmedRule, _ project: Project) -> [Finding] {
    var context = RuleContext(rule.active, project: project)
    switch rule.check {
    case .file(let check):
      if fires(rule, in: file) { check.check(file, &context) }
    case .type(let check):
      for index in types[file] {
        let type = ProjectType(project: project, index: index)
        if type.files.contains(where: { fires(rule, in: $0) }) { check.check(type, &context) }
      }
    }
    return context.findings
  }

  private func fires(_ rule: ArmedRule, in file: Int) -> Bool {
    !files[file].triggers.isDisjoint(with: rule.triggers)
  }
}
