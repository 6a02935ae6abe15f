/// What of the run before is still true of a project.
struct RunComparison {
  /// Of each file's outline without places.
  let outlines: [ContentHash]
  /// Of the rules and the project's index.
  let index: ContentHash
  /// The files that weren't there before with what they hold now.
  let changedFiles: [Int]
  private let earlier: (any EarlierRun)?
  private let read: ReadFiles

  /// - Parameters:
  ///   - alike: what the run before left in memory, where it was of the same files.
  ///   - changed: the files that weren't there before with what they hold now.
  init(
    _ earlier: (any EarlierRun)?,
    alike: HeldRun?,
    changed: [Int],
    _ read: ReadFiles,
    _ files: [SkimmedFile],
    _ build: BuildDescription,
    _ keys: RunKeys,
    jobs: Int?
  ) {
    self.earlier = earlier
    self.read = read
    changedFiles = changed
    let sources = read.sources
    let outline = { @Sendable (file: Int) in
      earlier?.outline(of: sources[file].path, sources[file].content)
        ?? ContentHash(files[file].file.outline.withoutPlaces.stored ?? [])
    }
    if let alike {
      var outlines = alike.outlines
      for file in changed { outlines[file] = outline(file) }
      self.outlines = outlines
    } else {
      outlines = Parallel.map(Array(sources.indices), jobs: jobs, batch: 64, outline)
    }
    index = keys.index(outlines, build)
  }

  /// The resources that weren't there before with what they hold now, counted on from the files.
  private var changedResources: [Int] {
    read.resources.indices.filter { !(earlier?.holdsResource(read.resources[$0].path, read.resources[$0].content) ?? false) }
      .map { read.sources.count + $0 }
  }

  /// What the rules found in each file of the same project, but for what may have changed since.
  func previousChecks(_ project: ProjectIndex) -> PreviousChecks? {
    guard let checks = earlier?.checks(index) else { return nil }
    var changes = Changes()
    for file in changedFiles { changes.add(file, newWords: read.sources[file].newWords) }
    // Whether a file's words let a rule look at a type is asked where the type is looked at.
    let types = changes.files.flatMap { project.typesByFile[$0] }
    let homes = types.compactMap { project.homeInSources(of: $0) }
    let surveys = EarlierSurveys(checks.surveys, changes, changedTypes: Set(types))
    return PreviousChecks(checks, changes, again: changes.files.union(homes).union(changedResources), surveys)
  }
}
