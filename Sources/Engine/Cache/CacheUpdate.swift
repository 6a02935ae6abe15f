/// Takes from the cache what the last run left, and leaves what the next one can use.
struct CacheUpdate {
  private let cache: LintCache
  private let cached: CachedProject?
  private let read: ReadFiles
  private let skims: [SkimmedFile]
  private let keys: RunKeys
  private let skim: Skim
  private let jobs: Int?
  /// Of each file's outline without places.
  private let outlines: [ContentHash]
  /// Of the rules and the project's index.
  private let index: ContentHash

  init(
    _ cache: LintCache,
    _ cached: CachedProject?,
    _ read: ReadFiles,
    _ skims: [SkimmedFile],
    _ keys: RunKeys,
    _ skim: Skim,
    jobs: Int?
  ) {
    self.cache = cache
    self.cached = cached
    self.read = read
    self.skims = skims
    self.keys = keys
    self.jobs = jobs
    self.skim = skim
    let sources = read.sources
    outlines = Parallel.map(Array(sources.indices), jobs: jobs, batch: 64) { index in
      cached?.file(sources[index].path, sources[index].content)?.outline
        ?? ContentHash(skims[index].file.outline.withoutPlaces.stored ?? [])
    }
    index = keys.index(outlines)
  }

  /// What the rules found in each file of the same project, but for what may have changed since.
  func previousChecks(_ project: ProjectIndex) -> PreviousChecks? {
    guard let checks = cached?.checks(index) else { return nil }
    var changes = Changes()
    for (file, source) in read.sources.enumerated() where cached?.file(source.path, source.content) == nil {
      changes.add(file, newWords: source.newWords)
    }
    // Whether a file's words let a rule look at a type is asked where the type is looked at.
    let types = changes.files.flatMap { project.typesByFile[$0] }
    let homes = types.compactMap { project.homeInSources(of: $0) }
    let surveys = EarlierSurveys(checks.surveys, changes, changedTypes: Set(types))
    return PreviousChecks(checks, changes, again: changes.files.union(homes), surveys)
  }

  /// Leaves a run's result and all that was learnt on the way.
  func write(_ result: LintResult, _ outcomes: [FileCheck.Outcome], _ shared: SharedProject) {
    if cache.isReadOnly { return }
    let (sources, skims, outlines, cached) = (read.sources, skims, outlines, cached)
    let stored = Parallel.map(Array(sources.indices), jobs: jobs) { index -> CacheContents.File in
      var file = CacheContents.File(sources[index], skims[index], outlines[index], cached)
      file.code = cached?.code(of: sources[index]) ?? shared.codeRead(of: index)?.stored ?? []
      return file
    }
    let isSound = result.problems.isEmpty && result.contextProblems.isEmpty
    var checks: CachedChecks?
    if isSound {
      let asked = outcomes.enumerated().filter { $0.element != FileCheck.Outcome() }
      let files = Dictionary(uniqueKeysWithValues: asked.map { ($0, $1) })
      checks = CachedChecks(key: index, files: files, surveys: shared.surveyNotes)
    }
    let interfaces = read.interfaces.map { CacheContents.Interface($0, cached) }
    let kept = isSound ? result : nil
    cache.write(CacheContents(run: keys.run, result: kept, checks: checks, files: stored, interfaces: interfaces), skim)
  }
}

/// What the rules found in the run before, as far as it is still true.
struct PreviousChecks: Sendable {
  private let checks: CachedChecks
  private let changes: Changes
  private let again: Set<Int>
  /// What was learnt in surveys.
  let surveys: EarlierSurveys

  /// - Parameter again: the files that are checked again in any case.
  init(_ checks: CachedChecks, _ changes: Changes, again: Set<Int>, _ surveys: EarlierSurveys) {
    self.checks = checks
    self.changes = changes
    self.again = again
    self.surveys = surveys
  }

  /// - Returns: nil where the rules have to be asked again.
  func outcome(of file: Int, in project: SharedProject) -> FileCheck.Outcome? {
    guard !again.contains(file) else { return nil }
    guard let known = checks.files[file] else { return FileCheck.Outcome() }
    guard !changes.touch(known.trace), known.trace.surveys.allSatisfy({ isAsBefore($0, in: project) }) else { return nil }
    return known
  }

  private func isAsBefore(_ survey: String, in project: SharedProject) -> Bool {
    PreviousChecks.kinds.first { $0.name == survey }.map { project.isAsBefore($0) } ?? false
  }

  /// The surveys that rules' words ask for.
  private static let kinds: [any Survey.Type] = [TableIndex.self]
}

extension CacheContents.File {
  fileprivate init(_ source: ReadFiles.Source, _ skim: SkimmedFile, _ outline: ContentHash, _ cached: CachedProject?) {
    let known = cached?.file(source.path, source.content).flatMap { cached?.bytes($0.skim) }
    self.init(path: source.path, content: source.content, outline: outline, skim: known ?? skim.stored ?? [])
  }
}

extension CacheContents.Interface {
  fileprivate init(_ interface: ReadFiles.Interface, _ cached: CachedProject?) {
    let known = cached?.interface(interface.path, interface.content).flatMap { cached?.bytes($0.facts) }
    self.init(path: interface.path, content: interface.content, facts: known ?? interface.facts?.stored ?? [])
  }
}

extension CachedProject {
  /// The facts of a file that hasn't changed, as they are stored.
  fileprivate func code(of source: ReadFiles.Source) -> [UInt8]? {
    file(source.path, source.content).flatMap { $0.code.isEmpty ? nil : bytes($0.code) }
  }
}
