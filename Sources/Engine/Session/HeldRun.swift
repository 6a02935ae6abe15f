import HIGLintSyntax

/// What a run leaves in memory: all that it has read and learnt, as it used it itself.
///
/// There is one for each session, and so no more is held than a run over the project needs.
struct HeldRun: Sendable {
  let request: LintRequest
  let skim: Skim
  let keys: RunKeys
  /// Of the rules and the project's index.
  let index: ContentHash
  private(set) var read: ReadFiles
  let files: [SkimmedFile]
  /// Of each file's outline without places.
  let outlines: [ContentHash]
  let interfaces: [InterfaceFacts]
  let build: BuildDescription
  /// The project, with the code that was read of it.
  let shared: SharedProject
  /// The paths of the files whose code couldn't be read, or not to its end.
  private let unsound: Set<String>
  /// Nil where code couldn't be read, which is tried again.
  let checks: CachedChecks?
  /// Nil where something went wrong.
  let result: LintResult?
  /// What lies on the disk of runs before the session.
  let disk: CachedProject?
  private let places: Places

  /// Where each file stands among its kind, by path.
  private struct Places: Sendable {
    let sources: [String: Int]
    let interfaces: [String: Int]
    let resources: [String: Int]
    let foreign: [String: Int]

    init(_ read: ReadFiles) {
      sources = Places.places(read.sources.map(\.path))
      interfaces = Places.places(read.interfaces.map(\.path))
      resources = Places.places(read.resources.map(\.path))
      foreign = Places.places(read.foreign.map(\.path))
    }

    private static func places(_ paths: [String]) -> [String: Int] {
      Dictionary(zip(paths, 0...)) { first, _ in first }
    }
  }

  /// - Parameters:
  ///   - project: as it was checked.
  ///   - unsound: the paths of the files whose code couldn't be read.
  ///   - earlier: the run before it, of which those parts are taken over that are the same.
  init(
    request: LintRequest,
    skim: Skim,
    keys: RunKeys,
    read: ReadFiles,
    _ project: ReadyProject,
    _ comparison: RunComparison,
    unsound: Set<String>,
    checks: CachedChecks?,
    result: LintResult?,
    disk: CachedProject?,
    after earlier: HeldRun?
  ) {
    self.request = request
    self.skim = skim
    self.keys = keys
    index = comparison.index
    self.read = read
    files = project.files
    outlines = comparison.outlines
    interfaces = project.interfaces
    build = project.build
    shared = project.shared
    self.unsound = unsound
    self.checks = checks
    self.result = result
    self.disk = disk
    let isOfSameFiles = earlier.map { $0.read.names(theSameAs: read) } ?? false
    places = isOfSameFiles ? earlier?.places ?? Places(read) : Places(read)
  }

  /// The same, where all files hold what they held.
  func reading(_ read: ReadFiles) -> HeldRun {
    guard read.names(theSameAs: self.read) else { return self }
    var run = self
    run.read = read
    return run
  }

  private func source(_ path: String) -> Int? { places.sources[path] }

  private func source(_ path: String, _ content: ContentHash) -> Int? {
    source(path).flatMap { read.sources[$0].content == content ? $0 : nil }
  }

  /// The paths of the files whose checks found something in others.
  func paths(tellingOf paths: Set<String>) -> Set<String> {
    let tellers = (checks?.files ?? [:]).filter { _, outcome in
      (outcome.findings + outcome.unreachable).contains { $0.contains { paths.contains($0.file) } }
    }
    // Those behind them are resources, which tell of nothing but themselves.
    return Set(tellers.keys.filter { $0 < read.sources.count }.map { read.sources[$0].path })
  }

  /// What was read, with other texts in the place of some sources, and nothing else looked at.
  ///
  /// - Parameter texts: by path; those of files that weren't there are passed over.
  /// - Returns: nil where they all are what they were, or one can't be read.
  func read(with texts: [String: [UInt8]]) -> ReadFiles? {
    var read = read
    var isOther = false
    for (path, text) in texts {
      guard let number = source(path) else { continue }
      let input = read.sources[number].input.replacingContents(with: text)
      guard let source = try? ReadFiles.Source(input, nil, skim, self) else { return nil }
      guard source.content != read.sources[number].content else { continue }
      read.replace(number, by: source)
      isOther = true
    }
    return isOther ? read : nil
  }

  /// The code of a source, read or still to be read. What couldn't be read is read anew, so that this is told again.
  func code(of path: String, _ content: ContentHash) -> KeptCode? {
    unsound.contains(path) ? nil : source(path, content).flatMap { shared.code(of: $0) }
  }
}

extension HeldRun: EarlierRun {
  func result(of run: ContentHash) -> LintResult? { run == keys.run ? result : nil }

  func content(of path: String, _ stamp: FileStamp) -> ContentHash? {
    if let source = places.sources[path] { return read.sources[source].content(at: stamp) }
    if let interface = places.interfaces[path] { return read.interfaces[interface].content(at: stamp) }
    return places.foreign[path].flatMap { read.foreign[$0].content(at: stamp) }
  }

  func holds(_ path: String) -> Bool { source(path) != nil }

  func holds(_ path: String, _ content: ContentHash) -> Bool { source(path, content) != nil }

  func outline(of path: String, _ content: ContentHash) -> ContentHash? { source(path, content).map { outlines[$0] } }

  func words(of path: String) -> WordFilter? { source(path).map { files[$0].file.words } }

  func skim(of path: String, _ content: ContentHash) -> SkimmedFile? { source(path, content).map { files[$0] } }

  func holdsInterface(_ path: String, _ content: ContentHash) -> Bool {
    places.interfaces[path].map { read.interfaces[$0].content == content } ?? false
  }

  func interfaceFacts(of path: String, _ content: ContentHash) -> InterfaceFacts? {
    holdsInterface(path, content) ? places.interfaces[path].map { interfaces[$0] } : nil
  }

  func readSource(_ path: String) -> ReadFiles.Source? { source(path).map { read.sources[$0] } }

  func resource(_ path: String) -> ReadFiles.ResourceFile? { places.resources[path].map { read.resources[$0] } }

  func holdsResource(_ path: String, _ content: ContentHash) -> Bool { resource(path)?.content == content }

  func checks(_ key: ContentHash) -> CachedChecks? { checks?.key == key ? checks : nil }
}
