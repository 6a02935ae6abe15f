/// Asks the rules about one file at a time, and about the types that have their home in it.
struct FileCheck: Sendable {
  /// For each scope, its rules.
  private let rules: [[ArmedRule]]
  private let files: [SkimmedFile]
  private let resourceFiles: [ReadFiles.ResourceFile]
  private let resources: ResourceLoader
  /// For each file, the types that are looked at with it.
  private let types: [[Int]]
  /// The files that no rule is asked about, but for types that others extend.
  private let passedOver: Set<Int>
  private let timings: RuleTimings?

  /// A rule, and the words without which it can't fire.
  private final class ArmedRule: Sendable {
    let active: ActiveRule
    let subject: RuleSubject
    /// The rule as one over resources, and the kinds that it looks at.
    let resourceRule: (any ResourceRule)?
    let resources: Set<ResourceKind>
    let triggers: Skim.WordSet

    init(_ active: ActiveRule, _ skim: Skim) {
      self.active = active
      let rule = active.rule.init()
      subject = rule.subject
      resourceRule = rule.resourceRule
      resources = resourceRule.map { type(of: $0).resources } ?? []
      triggers = skim.words(of: active)
    }
  }

  /// A file or a type, and the words that stand in its code.
  private struct Subject<Value> {
    let value: Value
    let triggers: Skim.WordSet
  }

  /// - Parameter passedOver: the files that are known by indexes: what they hold by themselves is said where they are
  ///   linted.
  init(
    _ files: [SkimmedFile],
    _ resourceFiles: [ReadFiles.ResourceFile],
    _ resources: ResourceLoader,
    _ index: ProjectIndex,
    _ skim: Skim,
    _ scopes: [[ActiveRule]],
    passingOver passedOver: Set<Int> = [],
    timings: RuleTimings? = nil
  ) {
    self.files = files
    self.resourceFiles = resourceFiles
    self.resources = resources
    self.passedOver = passedOver
    self.timings = timings
    rules = scopes.map { rules in rules.map { ArmedRule($0, skim) } }
    var types = [[Int]](repeating: [], count: files.count)
    for type in index.entries.indices {
      guard let home = index.homeInSources(of: type) else { continue }
      let isOwn = passedOver.isEmpty || index.entries[type].places.contains { place in
        place.file < files.count && !passedOver.contains(place.file)
      }
      if isOwn { types[home].append(type) }
    }
    self.types = types
  }

  /// How many files there are: those with code, and then the resources.
  var count: Int { files.count + resourceFiles.count }

  /// The files that rules are asked about.
  var asked: [Int] { (0..<count).filter { $0 >= files.count || !types[$0].isEmpty || !passedOver.contains($0) } }

  /// What the rules find, and what they looked at.
  struct Outcome: Sendable, Equatable {
    /// By scope; none at all where no rule found anything.
    var findings: [[Finding]] = []
    /// In code that nothing reaches, in the same form.
    var unreachable: [[Finding]] = []
    var trace = Trace()

    func findings(of scope: Int) -> [Finding] { scope < findings.count ? findings[scope] : [] }

    func unreachable(of scope: Int) -> [Finding] { scope < unreachable.count ? unreachable[scope] : [] }
  }

  /// What one or several rules find.
  private struct Found {
    var findings: [Finding] = []
    var unreachable: [Finding] = []

    static func + (left: Found, right: Found) -> Found {
      Found(findings: left.findings + right.findings, unreachable: left.unreachable + right.unreachable)
    }
  }

  /// - Parameter found: by scope.
  private func outcome(_ found: [Found], _ project: Project) -> Outcome {
    Outcome(
      findings: found.allSatisfy(\.findings.isEmpty) ? [] : found.map(\.findings),
      unreachable: found.allSatisfy(\.unreachable.isEmpty) ? [] : found.map(\.unreachable),
      trace: project.takeTrace()
    )
  }

  /// - Parameters:
  ///   - project: the view of the thread that asks.
  ///   - isBrokenOff: whether nobody waits any more. It is asked between rules.
  /// - Returns: nil where nobody waits any more.
  func outcome(of file: Int, in project: Project, isBrokenOff: () -> Bool) -> Outcome? {
    guard file < files.count else { return outcome(ofResource: file - files.count, in: project) }
    let types = types[file].map { index in
      let type = ProjectType(project: project, index: index)
      return Subject(value: type, triggers: type.files.reduce(into: Skim.WordSet()) { $0.formUnion(files[$1].triggers) })
    }
    let triggers = passedOver.contains(file) ? Skim.WordSet() : files[file].triggers
    let subject = Subject(value: file, triggers: triggers)
    var isWhole = true
    let found = rules.map { rules in
      rules.reduce(Found()) { found, rule in
        isWhole = isWhole && !isBrokenOff()
        return isWhole ? found + findings(of: subject, types, rule, project) : found
      }
    }
    let outcome = outcome(found, project)
    return isWhole ? outcome : nil
  }

  private func outcome(ofResource index: Int, in project: Project) -> Outcome {
    guard let kind = ResourceKind(path: resourceFiles[index].path),
      rules.contains(where: { $0.contains { $0.resources.contains(kind) } }), let resource = resources.resource(index)
    else { return Outcome() }
    let found = rules.map { rules in
      rules.filter { $0.resources.contains(kind) }.reduce(Found()) { found, rule in
        guard let check = rule.resourceRule else { return found }
        return found + measured(rule, project) { check.check(resource, &$0) }
      }
    }
    return outcome(found, project)
  }

  private func findings(
    of file: Subject<Int>,
    _ types: [Subject<ProjectType>],
    _ rule: ArmedRule,
    _ project: Project
  ) -> Found {
    switch rule.subject {
    case .nothing: return Found()
    case .files(let check):
      guard !file.triggers.isDisjoint(with: rule.triggers) else { return Found() }
      return measured(rule, project) { check.check(file.value, &$0) }
    case .types(let check):
      guard types.contains(where: { !$0.triggers.isDisjoint(with: rule.triggers) }) else { return Found() }
      return measured(rule, project) { context in
        for type in types where !type.triggers.isDisjoint(with: rule.triggers) { check.check(type.value, &context) }
      }
    }
  }

  private func measured(_ rule: ArmedRule, _ project: Project, _ check: (inout RuleContext) -> Void) -> Found {
    var context = RuleContext(rule.active, project: project)
    if let timings {
      timings.measure(rule.active.description.id) { check(&context) }
    } else {
      check(&context)
    }
    return Found(findings: context.findings, unreachable: context.unreachable)
  }
}
