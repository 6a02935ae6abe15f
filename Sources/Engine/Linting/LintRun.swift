/// One run over a project: files are skimmed, joined by their outlines, and read as far as rules ask for their code.
struct LintRun {
  private let linter: Linter
  private let scopes: [Linter.Scope]
  private let modules: [ModuleFacts]
  private let progress: (@Sendable (Int, Int) -> Void)?
  private let skim: Skim
  private let cached: CachedProject?
  private let read: ReadFiles
  private let keys: RunKeys

  init(
    _ scopes: [Linter.Scope],
    _ modules: [ModuleFacts],
    _ linter: Linter,
    _ progress: (@Sendable (Int, Int) -> Void)?
  ) {
    self.linter = linter
    self.scopes = scopes
    self.modules = modules
    self.progress = progress
    skim = Skim(linter.knownRules + scopes.flatMap { $0.rules.map(\.rule) })
    cached = linter.cache?.read(skim)
    let files = scopes.flatMap(\.files)
    read = ReadFiles(
      files, interfaces: scopes.flatMap(\.interfaces), foreign: scopes.flatMap(\.foreign), skim, cached,
      jobs: linter.jobs, progress: progress
    )
    keys = RunKeys(linter, scopes, modules, read)
  }

  func result() -> LintResult {
    var result = found()
    let fixable = Set(result.findings.filter { !$0.fixes.isEmpty }.map(\.file))
    result.contents = read.sources.filter { fixable.contains($0.path) }.map { .init(path: $0.path, hash: $0.content) }
    return result
  }

  private func found() -> LintResult {
    if read.problems.isEmpty, let known = cached?.result(of: keys.run) { return known }
    let files = skimmedFiles
    let clock = linter.timings?.clock
    let code = CodeReader(read.sources, files, cached, clock)
    let index = ProjectIndex(files.map(\.file), modules: modules, interfaces: interfaces, jobs: linter.jobs)
    let update = linter.cache.map { CacheUpdate($0, cached, read, files, keys, skim, jobs: linter.jobs) }
    let known = update?.previousChecks(index)
    let shared = SharedProject(
      index, jobs: linter.jobs, readFile: code.read, readText: code.text, foreign: read.foreign.map(\.input),
      surveys: known?.surveys, clock: clock
    )
    let check = FileCheck(files, index, skim, scopes.map(\.rules), timings: linter.timings)
    let outcomes = Parallel.map(Array(files.indices), jobs: linter.jobs, with: { Project(shared) }, progress: progress) {
      known?.outcome(of: $1, in: shared) ?? check.outcome(of: $1, in: $0)
    }
    var result = filtered(outcomes, files, shared)
    result.files = read.sources.count { !$0.input.isContext }
    result.add(
      read.problems + files.compactMap(\.nestingProblem) + code.problems,
      context: scopes.flatMap { $0.files + $0.interfaces }.pathsOfContext
    )
    if let update, isWorthKeeping(besides: known) { update.write(result, outcomes, shared) }
    if linter.isLast { _ = Unmanaged.passRetained(shared) }
    return result
  }

  /// Whether the next run can use what this one leaves.
  ///
  /// - Parameter checks: what the last one left of its checks, if these were of the same project.
  private func isWorthKeeping(besides checks: PreviousChecks?) -> Bool {
    switch linter.cache?.keeping {
    case nil: false
    case .everything: true
    case .whatIsSaved: read.holdsNewFiles || checks == nil && !read.holdsUnsavedText
    }
  }

  /// What all sources tell without being parsed.
  private var skimmedFiles: [SkimmedFile] {
    let (skim, cached, sparesWork) = (skim, cached, linter.sparesWork)
    return Parallel.map(read.sources, jobs: linter.jobs, batch: 64) { source in
      let skimmed = source.skim ?? cached?.skim(of: source.path, source.content) ?? SkimmedFile(rereading: source, skim)
      return sparesWork ? skimmed : skimmed.unsparing(source, skim)
    }
  }

  /// What all storyboards and xibs set up.
  private var interfaces: [InterfaceFacts] {
    let cached = cached
    return Parallel.map(read.interfaces, jobs: linter.jobs, batch: 64) { interface in
      interface.facts ?? cached?.interfaceFacts(of: interface.path, interface.content) ?? interface.factsReadAnew()
    }
  }

  /// What remains of the findings, each scope's by its own comments and settings.
  private func filtered(
    _ outcomes: [FileCheck.Outcome],
    _ files: [SkimmedFile],
    _ shared: SharedProject
  ) -> LintResult {
    var result = LintResult()
    for (number, scope) in scopes.enumerated() {
      let paths = Set(scope.files.lazy.filter { !$0.isContext }.map(\.path))
      let filter = SuppressionFilter(knownRules: linter.knownRules, activeRules: scope.rules)
      let unreachable = Set(outcomes.flatMap { $0.unreachable(of: number) }).filter { paths.contains($0.file) }
      if !linter.reportsUnreachable { result.unreachable += unreachable.count }
      let reported = Set(outcomes.flatMap { $0.findings(of: number) }).union(linter.reportsUnreachable ? unreachable : [])
      let findings = Dictionary(grouping: reported, by: \.file)
      let commented = files.indices.filter { files[$0].mayHoldSuppressions && paths.contains(files[$0].file.path) }
      let filtered = Parallel.map(commented, jobs: linter.jobs) { file in
        filter.apply(to: findings[files[file].file.path] ?? [], of: shared.file(file).facts)
      }
      let filteredPaths = Set(commented.map { files[$0].file.path })
      result.findings += findings.filter { paths.contains($0.key) && !filteredPaths.contains($0.key) }.flatMap(\.value)
      result.findings += filtered.flatMap(\.findings)
      result.suppressed += filtered.flatMap(\.suppressed)
    }
    result.findings = Set(result.findings).sorted()
    result.suppressed.sort { $0.finding < $1.finding }
    return result
  }
}

extension LintResult {
  /// - Parameter context: the paths of what is only known.
  fileprivate mutating func add(_ problems: [Problem], context: Set<String>) {
    self.problems += problems.filter { !context.contains($0.file) }
    contextProblems += problems.filter { context.contains($0.file) }
  }
}
