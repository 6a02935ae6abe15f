/// One run over a project: files are skimmed, joined by their outlines, and read as far as rules ask for their code.
struct LintRun {
  private let linter: Linter
  private let scopes: [Linter.Scope]
  private let modules: [ModuleFacts]
  private let audience: RunAudience
  /// Whether the session goes on, and what this run leaves is wanted.
  private let goesOn: Bool
  private let skim: Skim
  /// What the run before left in memory.
  private let held: HeldRun?
  /// What lies on the disk of runs before the session.
  private let disk: CachedProject?
  /// What the run begins with, be it in memory or on the disk.
  private let earlier: (any EarlierRun)?
  private let read: ReadFiles
  private let keys: RunKeys

  init(
    _ scopes: [Linter.Scope],
    _ modules: [ModuleFacts],
    _ linter: Linter,
    after held: HeldRun?,
    _ audience: RunAudience,
    goesOn: Bool
  ) {
    self.linter = linter
    self.scopes = scopes
    self.modules = modules
    self.audience = audience
    self.goesOn = goesOn
    let skim = Skim(linter.knownRules + scopes.flatMap { $0.rules.map(\.rule) })
    // Files were skimmed for the words of the rules that there were.
    self.held = held.flatMap { $0.skim.key == skim.key ? $0 : nil }
    self.skim = skim
    disk = self.held.map(\.disk) ?? linter.cache?.read(skim)
    earlier = self.held ?? disk
    var read = ReadFiles(
      scopes.flatMap(\.files), interfaces: scopes.flatMap(\.interfaces), resources: scopes.flatMap(\.resources),
      foreign: scopes.flatMap(\.foreign), skim, earlier, resourceReader: linter.resourceReader,
      notesStamps: goesOn, jobs: linter.jobs, progress: audience.progress
    )
    read.add(linter.indexes)
    self.read = read
    keys = RunKeys(linter, scopes, modules, read)
  }

  /// What a run found, and what it leaves for the next one.
  struct Finished {
    var result: LintResult
    let left: HeldRun?
    /// Whether all checks were made.
    var isAnew = false
  }

  /// Whether there may be another run that takes up what this one knows.
  private var leavesSomething: Bool { goesOn || linter.cache != nil }

  /// - Returns: nil where nobody waits any more.
  func finish() -> Finished? {
    let known = knownResult
    if let known {
      if let held { return Finished(result: known, left: held.reading(read)) }
      guard goesOn else { return Finished(result: known, left: nil) }
      // What the next run begins with is still to be read.
      audience.early?(known, Set(read.sources.map(\.path)))
    }
    return audience.isGone() ? nil : checked(isKnown: known != nil)
  }

  /// The result of the run before, where all that it depended on is the same.
  private var knownResult: LintResult? {
    guard read.problems.isEmpty, let known = earlier?.result(of: keys.run) else { return nil }
    return withContents(known)
  }

  private func withContents(_ result: LintResult) -> LintResult {
    var result = result
    let fixable = Set(result.findings.filter { !$0.fixes.isEmpty }.map(\.file))
    result.contents = read.sources.filter { fixable.contains($0.path) }.map { .init(path: $0.path, hash: $0.content) }
    result.contents += read.resources.filter { fixable.contains($0.path) }.map { .init(path: $0.path, hash: $0.content) }
    return result
  }

  // MARK: Checking

  /// - Parameter isKnown: whether the cache holds the result already.
  private func checked(isKnown: Bool) -> Finished? {
    let (files, interfaces, build) = (skimmedFiles, interfaces, build)
    let comparison = leavesSomething ? RunComparison(earlier, read, files, build, keys, jobs: linter.jobs) : nil
    let index = joined(files, interfaces, build, comparison)
    let known = comparison?.previousChecks(index)
    let code = CodeReader(read.sources, files, disk, linter.timings?.clock)
    let indexed = read.indexedSources
    let shared = project(index, code, known, passing: indexed)
    let resources = ResourceLoader(read.resources, linter.resourceReader)
    let filter = FoundFilter(
      linter: linter, scopes: scopes, files: files, resourceFiles: read.resources, resources: resources, shared: shared
    )
    let check = FileCheck(
      files, read.resources, resources, index, skim, scopes.map(\.rules), passingOver: indexed,
      timings: linter.timings
    )
    let checks = Checks(check: check, known: known, shared: shared, jobs: linter.jobs, audience: audience)
    let outcomes = checks.outcomes(first: known == nil ? filesToCheckFirst(index) : []) { early in
      audience.early?(summed(early, filter, code, build, of: audience.urgent), audience.urgent)
    }
    guard let outcomes else { return nil }
    let result = summed(outcomes.sorted { $0.key < $1.key }.map(\.value), filter, code, build)
    let held = comparison.map {
      holding(result, outcomes, $0, files, interfaces, build, shared, unsound: Set((code.problems + resources.problems).map(\.file)))
    }
    if let held, !isKnown, isWorthKeeping(besides: known) {
      linter.cache?.write(CacheContents(held, besides: disk, jobs: linter.jobs), skim)
    }
    if linter.isLast { _ = Unmanaged.passRetained(shared) }
    return Finished(result: result, left: held, isAnew: known == nil)
  }

  /// - Parameter chosen: the paths of the files of which the result is to tell; nil for all.
  private func summed(
    _ outcomes: [FileCheck.Outcome],
    _ filter: FoundFilter,
    _ code: CodeReader,
    _ build: BuildDescription,
    of chosen: Set<String>? = nil
  ) -> LintResult {
    var result = filter.result(outcomes, of: chosen)
    result.files = read.sources.count { !$0.input.isContext } + read.resources.count { !$0.input.isContext }
    let problems = read.problems + filter.files.compactMap(\.nestingProblem) + code.problems + filter.resources.problems
    result.add(
      problems.filter { chosen?.contains($0.file) ?? true },
      context: problems.isEmpty ? [] : scopes.flatMap(\.reportable).pathsOfContext.union(read.indexedPaths)
    )
    if chosen == nil { result.contextProblems += build.problems }
    return withContents(result)
  }

  /// What all sources tell without being parsed.
  private var skimmedFiles: [SkimmedFile] {
    let (skim, earlier, sparesWork, module) = (skim, earlier, linter.sparesWork, linter.module)
    return Parallel.map(read.sources, jobs: linter.jobs, batch: 64) { source in
      let skimmed = source.skim ?? earlier?.skim(of: source.path, source.content) ?? SkimmedFile(rereading: source, skim)
      if source.indexed != nil { return skimmed }
      let own = module.map { skimmed.of($0) } ?? skimmed
      return sparesWork ? own : own.unsparing(source, skim)
    }
  }

  /// What all storyboards and xibs set up.
  private var interfaces: [InterfaceFacts] {
    let earlier = earlier
    return Parallel.map(read.interfaces, jobs: linter.jobs, batch: 64) { interface in
      interface.facts ?? earlier?.interfaceFacts(of: interface.path, interface.content) ?? interface.factsReadAnew()
    }
  }

  /// What says how code is built. Nobody asks where the result is known.
  private var build: BuildDescription {
    let files = read.foreign.filter(\.isOfBuild)
    let known = held?.read.foreign.filter(\.isOfBuild) ?? []
    let isKnown = files.elementsEqual(known) { $0.path == $1.path && $0.content == $1.content }
    if isKnown, let held { return held.build }
    return files.isEmpty ? .none : BuildDescription(reading: files.map(\.input))
  }

  /// The outlines joined, unless that would give what is there already.
  private func joined(
    _ files: [SkimmedFile],
    _ interfaces: [InterfaceFacts],
    _ build: BuildDescription,
    _ comparison: RunComparison?
  ) -> ProjectIndex {
    guard let held, let comparison, held.index == comparison.index else {
      return ProjectIndex(
        files.map(\.file), modules: modules, interfaces: interfaces, pictures: read.pictures, colors: read.colors,
        build: build, jobs: linter.jobs
      )
    }
    let changed = comparison.changedFiles
    if changed.isEmpty { return held.shared.index }
    return ProjectIndex(held.shared.index, changed: Dictionary(uniqueKeysWithValues: changed.map { ($0, files[$0].file) }))
  }

  /// The project for all threads, with the code that was read before of files that are the same.
  ///
  /// - Parameter passing: the sources that are known by indexes alone.
  private func project(
    _ index: ProjectIndex, _ code: CodeReader, _ known: PreviousChecks?, passing: Set<Int>
  ) -> SharedProject {
    let sources = read.sources
    let sameForeign = held.flatMap { $0.keys.settings == keys.settings ? $0.shared : nil }
    return SharedProject(
      index, jobs: linter.jobs, readFile: code.read, readText: code.text, foreign: read.foreign.filter { !$0.isOfBuild }.map(\.input),
      surveys: known?.surveys, code: { held?.code(of: sources[$0].path, sources[$0].content) },
      foreignWords: sameForeign?.foreignWords ?? foreignWords, appSettings: sameForeign?.appSettings,
      passing: passing,
      answers: held.flatMap { held in known.map { LastingAnswers(held.shared.answers, after: $0.changes) } }
        ?? LastingAnswers(),
      isTraced: leavesSomething,
      clock: linter.timings?.clock
    )
  }

  private var foreignWords: ForeignWords {
    let files = read.foreign.filter { !$0.isOfBuild && !FileKind.isTableBesideCode($0.path) }.map(\.input)
    return ForeignWords(files, besides: Set(linter.indexes.flatMap(\.module.foreignWords)))
  }

  /// The files that may tell of the urgent ones: these, the homes of their types, and who told of them before.
  private func filesToCheckFirst(_ index: ProjectIndex) -> Set<Int> {
    guard audience.early != nil, !audience.urgent.isEmpty else { return [] }
    let urgent = read.sources.indices.filter { audience.urgent.contains(read.sources[$0].path) }
    let homes = urgent.flatMap { index.typesByFile[$0] }.compactMap { index.homeInSources(of: $0) }
    let tellers = held?.paths(tellingOf: audience.urgent) ?? []
    let others = tellers.isEmpty ? [] : read.sources.indices.filter { tellers.contains(read.sources[$0].path) }
    return Set(urgent + homes + others)
  }

  // MARK: What is left

  private func holding(
    _ result: LintResult,
    _ outcomes: [Int: FileCheck.Outcome],
    _ comparison: RunComparison,
    _ files: [SkimmedFile],
    _ interfaces: [InterfaceFacts],
    _ build: BuildDescription,
    _ shared: SharedProject,
    unsound: Set<String>
  ) -> HeldRun {
    // What is wrong with files themselves each run sees anew; what was met in their code, only those who read it.
    var checks: CachedChecks?
    if unsound.isEmpty {
      let found = outcomes.filter { $0.value != FileCheck.Outcome() }
      checks = CachedChecks(key: comparison.index, files: found, surveys: shared.surveyNotes)
    }
    shared.endRun()
    let isSound = result.problems.isEmpty && result.contextProblems.isEmpty
    return HeldRun(
      skim: skim, keys: keys, index: comparison.index, read: read, files: files, outlines: comparison.outlines,
      interfaces: interfaces, build: build, shared: shared, unsound: unsound, checks: checks, result: isSound ? result : nil, disk: disk,
      after: self.held
    )
  }

  /// Whether another process can use what this run leaves.
  ///
  /// - Parameter checks: what the last one left of its checks, if these were of the same project.
  private func isWorthKeeping(besides checks: PreviousChecks?) -> Bool {
    guard let cache = linter.cache, !cache.isReadOnly else { return false }
    switch cache.keeping {
    case .everything: return true
    case .whatIsSaved: return read.holdsNewFiles || checks == nil && !read.holdsUnsavedText
    }
  }
}

extension LintResult {
  /// - Parameter context: the paths of what is only known.
  fileprivate mutating func add(_ problems: [Problem], context: Set<String>) {
    self.problems += problems.filter { !context.contains($0.file) }
    contextProblems += problems.filter { context.contains($0.file) }
  }
}
