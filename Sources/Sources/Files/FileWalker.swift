/// Finds the Swift files to lint, and beside them the storyboards, xibs and other resources that rules report in.
///
/// Folders are walked in a stable order. Hidden folders, those of builds and dependencies, the innards of Xcode's
/// bundles, and what the patterns exclude aren't entered. Symbolic links are followed, but no file is found twice.
public struct FileWalker: Sendable {
  private let folder: AbsolutePath
  private let filter: PathFilter
  private let forcesExclusion: Bool
  private let enclaveMarker: String?
  /// Where links lead out of, they aren't followed; nil where they are wherever they lead.
  package var confinement: Confinement?

  /// - Parameters:
  ///   - included: what to find in folders; everything where there is no pattern.
  ///   - excluded: what to pass over.
  ///   - folder: what the patterns are relative to.
  ///   - forcesExclusion: whether a path that the patterns leave out is passed over even where it is named outright.
  ///   - enclaveMarker: the name of a file by which a folder below a named one declares that rules of its own hold in
  ///     it. It is then listed, not entered.
  public init(
    included: [Glob] = [],
    excluded: [Glob] = [],
    relativeTo folder: AbsolutePath = .currentDirectory,
    forcesExclusion: Bool = false,
    enclaveMarker: String? = nil
  ) {
    filter = PathFilter(included: included, excluded: excluded)
    self.folder = folder
    self.forcesExclusion = forcesExclusion
    self.enclaveMarker = enclaveMarker
  }

  /// What a walk finds.
  public struct Found: Sendable {
    /// The Swift files, as their paths begin with the given ones: those of each given path in order. What is named
    /// outright is one of them whatever its name, unless it is that of a resource.
    public internal(set) var files: [String] = []
    /// The storyboards and xibs, in such an order too.
    public internal(set) var interfaces: [String] = []
    /// The property lists of apps and the sets of asset catalogs, in such an order too.
    public internal(set) var resources: [String] = []
    /// Files that aren't linted, but tell something of what is, in such an order too: those in other languages that may name
    /// what Swift code declares, and what says how code is built.
    public internal(set) var foreign: [String] = []
    /// The folders that were entered, in no order: in these, new files would be found.
    package internal(set) var folders: [String] = []
    /// Folders with rules of their own, which were not entered.
    public internal(set) var enclaves: [String] = []
    /// What could not be found or entered.
    public internal(set) var problems: [Problem] = []
  }

  /// Finds the named files, and the Swift files and resources in the named folders.
  public func files(at paths: [String]) -> Found {
    var visited = VisitedPlaces()
    return files(at: paths, except: &visited)
  }

  /// Finds what ``files(at:)`` does, but for what was found before.
  package func files(at paths: [String], except visited: inout VisitedPlaces) -> Found {
    var walk = Walk(filter: filter, enclaveMarker: enclaveMarker, confinement: confinement, visited: visited)
    // Held by the walk alone, it isn't copied to be changed.
    visited = VisitedPlaces()
    for path in paths {
      let place = placeForPatterns(AbsolutePath(path))
      let progress = filter.progress(of: place)
      if forcesExclusion, progress.isExcluded { continue }
      walk.add(FolderPath.tidy(path), progress, ifIncluded: forcesExclusion)
    }
    visited = walk.visited
    return walk.found
  }

  /// Whether the patterns exclude the path, or a folder that it lies in.
  public func excludes(_ path: String) -> Bool {
    filter.progress(of: placeForPatterns(AbsolutePath(path))).isExcluded
  }

  /// Whether a walk from a folder would find a file at the path, if there were one.
  package func finds(_ path: String, from folder: String) -> Bool {
    let place = AbsolutePath(path)
    guard FileKind(path) != nil, let below = place.components(below: AbsolutePath(folder)) else { return false }
    if below.last?.hasPrefix(".") ?? true || below.dropLast().contains(where: PassedOverFolders.contains) { return false }
    let progress = filter.progress(of: placeForPatterns(place))
    return progress.isIncluded && !progress.isExcluded
  }

  /// The path as the patterns see it. Where the folder is known by one name and the path by another, since links lead
  /// there, the folder's counts.
  private func placeForPatterns(_ path: AbsolutePath) -> AbsolutePath {
    if path.components(below: folder) != nil { return path }
    let below = path.resolvingSymbolicLinks.components(below: folder.resolvingSymbolicLinks)
    return below.map { $0.reduce(folder) { $0.appending($1) } } ?? path
  }
}
