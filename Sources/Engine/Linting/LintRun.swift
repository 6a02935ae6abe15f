/// One run over a project: files are skimmed, joined by their outlines, and read as far as rules ask for their code.
struct LintRun {
  private let request: LintRequest
  private let audience: RunAudience
  /// Whether the session goes on, and what this run leaves is wanted.
  private let goesOn: Bool
  private let skim: Skim
  /// What the run before left in memory.
  private let held: HeldRun?
  /// The same, where it was of the same files: each has the number that it had.
  private let alike: HeldRun?
  /// What lies on the disk of runs before the session.
  private let disk: CachedProject?
  /// What the run begins with, be it in memory or on the disk.
  private let earlier: (any EarlierRun)?
  private let read: ReadFiles
  /// The sources that weren't there before with what they hold now.
  private let changed: [Int]
  private let keys: RunKeys

  private var linter: Linter { request.linter }
  private var scopes: [Linter.Scope] { request.scopes }

  init(_ request: LintRequest, after held: HeldRun?, _ audience: RunAudience, goesOn: Bool) {
    let (linter, scopes) = (request.linter, request.scopes)
    self.request = request
    self.audience = audience
    self.goesOn = goesOn
    let skim = Skim(linter.knownRules + scopes.flatMap { $0.rules.map(\.rule) })
    // Files were skimmed for the words of the rules that there were.
    let held = held.flatMap { $0.skim.key == skim.key ? $0 : nil }
    self.held = held
    self.skim = skim
    disk = held.map(\.disk) ?? linter.cache?.read(skim)
    let earlier: (any EarlierRun)? = held ?? disk
    self.earlier = earlier
    var read = ReadFiles(
      scopes.flatMap(\.files), interfaces: scopes.flatMap(\.interfaces), resources: scopes.flatMap(\.resources),
      foreign: scopes.flatMap(\.foreign), skim, earlier, resourceReader: linter.resourceReader,
      notesStamps: goesOn, jobs: linter.jobs, progress: audience.progress
    )
    read.add(linter.indexes)
    self.read = read
    alike = held.flatMap { $0.read.names(theSameAs: read) ? $0 : nil }
    changed = alike.map { $0.read.sources(otherIn: read) } ?? read.sources.indices.filter { [read] number in
      !(earlier?.holds(read.sources[number].path, read.sources[number].content) ?? false)
    }
    keys = RunKeys(linter, scopes, request.modules, read)
  }

  /// A run over what the one before has read, with other texts in the place of some sources. Nothing else is looked at.
  ///
  /// - Parameter texts: by path.
  /// - Returns: nil where they all are what they were.
  init?(glancingAt texts: [String: [UInt8]], _ held: HeldRun, _ audience: RunAudience) {
    guard let read = held.read(with: texts) else { return nil }
    var audience = audience
    audience.urgent = audience.urgent.filter { held.holds($0) }
    self.audience = audience
    self.held = held
    self.read = read
    (request, goesOn, skim, disk) = (held.request, true, held.skim, held.disk)
    (earlier, alike, keys) = (held, held, held.keys)
    changed = held.read.sources(otherIn: read)
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

  /// - Parameter begun: what was found already, if all is what it was taken for.
  /// - Returns: nil where nobody waits any more.
  func finish(after begun: BegunRun? = nil) -> Finished? {
    let known = knownResult
    if let known {
      if let held { return Finished(result: known, left: held.reading(read)) }
      guard goesOn else { return Finished(result: known, left: nil) }
      // What the next run begins with is still to be read.
      audience.early?(known, Set(read.sources.map(\.path)))
    }
    if audience.isGone() { return nil }
    return checked(after: begun.flatMap { isAsTaken($0) ? $0 : nil }, isKnown: known != nil)
  }

  /// Tells what is found in the urgent files.
  ///
  /// - Returns: nil where nobody waits any more.
  func begin() -> BegunRun? {
    let project = ready()
    return tellEarly(project).map { BegunRun(read: read, settings: keys.settings, project: project, outcomes: $0) }
  }

  private func isAsTaken(_ begun: BegunRun) -> Bool { begun.settings == keys.settings && begun.read.holds(theSameAs: read) }

  /// The result of the run before, where all that it depended on is the same.
  private var knownResult: LintResult? {
    guard read.problems.isEmpty, let known = earlier?.result(of: keys.run) else { return nil }
    return withContents(known)
  }

  private func withContents(_ result: LintResult) -> LintResult {
    var result = result
    let fixable = Set(result.findings.filter { !$0.fixes.isEmpty }.map(\.file))
    guard !fixable.isEmpty else { return result }
    result.contents = read.sources.filter { fixable.contains($0.path) }.map { .init(path: $0.path, hash: $0.content) }
    result.contents += read.resources.filter { fixable.contains($0.path) }.map { .init(path: $0.path, hash: $0.content) }
    return result
  }

  // MARK: Checking

  /// - Parameter isKnown: whether the cache holds the result already.
  private func checked(after begun: BegunRun?, isKnown: Bool) -> Finished? {
    let project = begun?.project ?? ready()
    let first = begun?.outcomes ?? (project.known == nil ? tellEarly(project) : [:])
    guard let first, let outcomes = checks(of: project).outcomes(besides: first) else { return nil }
    let result = summed(outcomes, project)
    let held = project.comparison.map { holding(result, outcomes, project, $0) }
    if let held, !isKnown, isWorthKeeping(besides: project.known) {
      linter.cache?.write(CacheContents(held, besides: disk, jobs: linter.jobs), skim)
    }
    if linter.isLast { _ = Unmanaged.passRetained(project.shared) }
    return Finished(result: result, left: held, isAnew: project.known == nil)
  }

  private func checks(of project: ReadyProject) -> Checks {
    Checks(check: project.check, known: project.known, shared: project.shared, jobs: linter.jobs, audience: audience)
  }

  /// Checks the files that may tell of the urgent ones, and tells what is found there.
  ///
  /// - Returns: what was found, by file; nil where nobody waits any more.
  private func tellEarly(_ project: ReadyProject) -> [Int: FileCheck.Outcome]? {
    let first = filesToCheckFirst(project.shared.index)
    guard let early = audience.early, !first.isEmpty, first.count < project.check.count else { return [:] }
    guard let outcomes = checks(of: project).outcomes(of: first) else { return nil }
    early(summed(outcomes, project, of: audience.urgent), audience.urgent)
    return outcomes
  }

  private func ready() -> ReadyProject {
    let (files, interfaces, build) = (skimmedFiles, interfaces, build)
    let comparison = leavesSomething
      ? RunComparison(earlier, alike: alike, changed: changed, read, files, build, keys, jobs: linter.jobs) : nil
    let index = joined(files, interfaces, build, comparison)
    let known = comparison?.previousChecks(index)
    let code = CodeReader(read.sources, files, disk, linter.timings?.clock)
    let indexed = read.indexedSources
    let resources = ResourceLoader(read.resources, linter.resourceReader)
    let check = FileCheck(
      files, read.resources, resources, index, skim, scopes.map(\.rules), passingOver: indexed,
      timings: linter.timings
    )
    return ReadyProject(
      files: files, interfaces: interfaces, build: build, comparison: comparison, known: known, code: code,
      resources: resources, shared: self.project(index, code, known, passing: indexed), check: check
    )
  }

  /// - Parameter chosen: the paths of the files of which the result is to tell; nil for all.
  private func summed(
    _ outcomes: [Int: FileCheck.Outcome],
    _ project: ReadyProject,
    of chosen: Set<String>? = nil
  ) -> LintResult {
    let filter = FoundFilter(
      linter: linter, scopes: scopes, files: project.files, resourceFiles: read.resources, resources: project.resources,
      shared: project.shared
    )
    var result = filter.result(outcomes.sorted { $0.key < $1.key }.map(\.value), of: chosen)
    result.files = read.sources.count { !$0.input.isContext } + read.resources.count { !$0.input.isContext }
    let problems = read.problems + project.files.compactMap(\.nestingProblem) + project.code.problems + project.resources.problems
    if !problems.isEmpty {
      result.add(
        problems.filter { chosen?.contains($0.file) ?? true },
        context: scopes.flatMap(\.reportable).pathsOfContext.union(read.indexedPaths)
      )
    }
    if chosen == nil { result.contextProblems += project.build.problems }
    return withContents(result)
  }

  /// What all sources tell without being parsed.
  private var skimmedFiles: [SkimmedFile] {
    let (skim, earlier, sparesWork, module) = (skim, earlier, linter.sparesWork, linter.module)
    let skimmed = { @Sendable (source: ReadFiles.Source) in
      let skimmed = source.skim ?? earlier?.skim(of: source.path, source.content) ?? SkimmedFile(rereading: source, skim)
      if source.indexed != nil { return skimmed }
      let own = module.map { skimmed.of($0) } ?? skimmed
      return sparesWork ? own : own.unsparing(source, skim)
    }
    guard let alike else { return Parallel.map(read.sources, jobs: linter.jobs, batch: 64, skimmed) }
    var files = alike.files
    for file in changed { files[file] = skimmed(read.sources[file]) }
    return files
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
        files.map(\.file), modules: request.modules, interfaces: interfaces, pictures: read.pictures, colors: read.colors,
        build: build, mains: ForeignWords.mains(in: read.foreign.map(\.input)), jobs: linter.jobs
      )
    }
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
      tables: read.resources.map(\.input).filter { ResourceKind(path: $0.path) == .strings },
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
    _ project: ReadyProject,
    _ comparison: RunComparison
  ) -> HeldRun {
    let unsound = Set((project.code.problems + project.resources.problems).map(\.file))
    // What is wrong with files themselves each run sees anew; what was met in their code, only those who read it.
    var checks: CachedChecks?
    if unsound.isEmpty {
      let found = outcomes.filter { $0.value != FileCheck.Outcome() }
      checks = CachedChecks(key: comparison.index, files: found, surveys: project.shared.surveyNotes)
    }
    project.shared.endRun()
    let isSound = result.problems.isEmpty && result.contextProblems.isEmpty
    return HeldRun(
      request: request, skim: skim, keys: keys, read: read, project, comparison, unsound: unsound, checks: checks,
      result: isSound ? result : nil, disk: disk, after: self.held
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
