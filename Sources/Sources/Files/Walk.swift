#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One run of a ``FileWalker``.
package struct Walk {
  private let filter: PathFilter
  private let enclaveMarker: String?
  private let confinement: Confinement?
  private(set) var visited: VisitedPlaces
  private var folders: [Place] = []
  /// What is followed next stands last, once they are sorted.
  private var links: [Place] = []
  private var areLinksSorted = true
  package private(set) var found = FileWalker.Found()

  /// A path that is still to be looked at.
  private struct Place {
    let path: String
    let progress: PathFilter.Progress
  }

  init(filter: PathFilter, enclaveMarker: String?, confinement: Confinement?, visited: VisitedPlaces) {
    self.filter = filter
    self.enclaveMarker = enclaveMarker
    self.confinement = confinement
    self.visited = visited
  }

  /// Adds a named file, or all that lies in a named folder.
  ///
  /// - Parameter ifIncluded: whether a named file counts only where the patterns include it.
  mutating func add(_ path: String, _ progress: PathFilter.Progress, ifIncluded: Bool) {
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else {
      found.problems.append(SourceReader.unreadable(path.isEmpty ? "." : path, code: errno))
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if ifIncluded, !progress.isIncluded { return }
      if FileIdentity(file: path).map({ visited.insert($0) }) ?? true { add(path, namedOutright: FileKind(path)) }
      return
    }
    let known = found
    folders = [Place(path: path, progress: progress)]
    drain(root: path)
    found.files[known.files.count...].sort(by: Walk.isBefore)
    found.interfaces[known.interfaces.count...].sort(by: Walk.isBefore)
    found.resources[known.resources.count...].sort(by: Walk.isBefore)
    found.foreign[known.foreign.count...].sort(by: Walk.isBefore)
    found.enclaves[known.enclaves.count...].sort(by: Walk.isBefore)
    found.problems[known.problems.count...].sort { Walk.isBefore($0.file, $1.file) }
  }

  private mutating func add(_ path: String, _ kind: FileKind) {
    switch kind {
    case .swift: found.files.append(path)
    case .interface: found.interfaces.append(path)
    case .resource: found.resources.append(path)
    case .foreign, .project: found.foreign.append(path)
    }
  }

  /// What somebody names is meant to be linted.
  private mutating func add(_ path: String, namedOutright kind: FileKind?) {
    switch kind {
    case .interface, .resource, .project: add(path, kind ?? .swift)
    case .swift, .foreign, nil: add(path, .swift)
    }
  }

  /// By bytes, which unlike the order of strings holds on every system and tells all names apart.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    // No path holds the zero byte that ends a C string.
    left.withCString { left in right.withCString { strcmp(left, $0) < 0 } }
  }

  // MARK: Folders

  /// Links come last, so that what lies in the tree itself is found under its own name.
  private mutating func drain(root: String) {
    while true {
      if let folder = folders.popLast() {
        enter(folder, isRoot: folder.path == root)
      } else if let link = nextLink() {
        follow(link, root: root)
      } else {
        return
      }
    }
  }

  private mutating func nextLink() -> Place? {
    if !areLinksSorted { links.sort { Walk.isBefore($1.path, $0.path) } }
    areLinksSorted = true
    return links.popLast()
  }

  private mutating func enter(_ folder: Place, isRoot: Bool) {
    let identity: FileIdentity
    let listing: FolderListing
    do {
      identity = try FileIdentity(folder: folder.path)
      guard visited.insert(identity) else { return }
      found.folders.append(folder.path)
      listing = try FolderListing(folder.path)
    } catch {
      found.problems.append(error)
      return
    }
    if !isRoot, let enclaveMarker, listing.entries.contains(where: { $0.name == enclaveMarker }) {
      if visited.leave(identity) { found.enclaves.append(folder.path) }
      return
    }
    for entry in listing.entries {
      look(at: entry, in: folder, identity)
    }
    if !isRoot, isSwift(folder.path), !listing.entries.contains(where: { $0.kind == .folder || isSwift($0.name) }) {
      found.problems.append(SourceReader.directory(folder.path))
    }
  }

  private mutating func look(at entry: FolderListing.Entry, in folder: Place, _ identity: FileIdentity) {
    switch entry.kind {
    case .file:
      guard let kind = FileKind(entry.name, in: folder.path), !entry.name.hasPrefix(".") else { return }
      let progress = filter.advance(folder.progress, by: entry.name)
      let mayNameTypes = FileKind.mayNameTypes(entry.name)
      guard progress.isIncluded || kind.isOnlyKnown || mayNameTypes, !progress.isExcluded else { return }
      guard canBeFound(entry, in: folder), visited.insert(identity.file(entry.name)) else { return }
      let path = FolderPath.join(folder.path, entry.name)
      if kind.isOnlyKnown || mayNameTypes { add(path, kind.isOnlyKnown ? kind : .foreign) }
      if !kind.isOnlyKnown, progress.isIncluded { add(path, kind) }
    case .folder:
      if entry.name.hasSuffix(".xcodeproj") { look(atProject: entry, in: folder) }
      guard let place = place(of: entry, in: folder), canBeFound(entry, in: folder) else { return }
      folders.append(place)
    case .link:
      guard let place = place(of: entry, in: folder) else { return }
      links.append(place)
      areLinksSorted = false
    case .other:
      break
    }
  }

  /// Of a project of Xcode, a folder that isn't entered, what it says is known.
  private mutating func look(atProject entry: FolderListing.Entry, in folder: Place) {
    let path = FolderPath.join(FolderPath.join(folder.path, entry.name), "project.pbxproj")
    let isExcluded = filter.advance(folder.progress, by: entry.name).isExcluded
    guard entry.isExact, !isExcluded, confinement?.holds(path) ?? true else { return }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    guard let identity = FileIdentity(file: path), visited.insert(identity) else { return }
    add(path, .project)
  }

  private mutating func canBeFound(_ entry: FolderListing.Entry, in folder: Place) -> Bool {
    if !entry.isExact { found.problems.append(SourceReader.unnamed(FolderPath.join(folder.path, entry.name))) }
    return entry.isExact
  }

  /// The entry, unless it is passed over.
  private func place(of entry: FolderListing.Entry, in folder: Place) -> Place? {
    if PassedOverFolders.contains(entry.name), !filter.spellsOut(entry.name, after: folder.progress) { return nil }
    let progress = filter.advance(folder.progress, by: entry.name)
    guard !progress.isExcluded, !progress.isHopeless else { return nil }
    return Place(path: FolderPath.join(folder.path, entry.name), progress: progress)
  }

  private func isSwift(_ name: String) -> Bool {
    FileKind(name) == .swift
  }

  // MARK: Links

  private mutating func follow(_ link: Place, root: String) {
    var status = stat()
    guard stat(link.path, &status) == 0 else {
      // A link that leads nowhere matters only where it stands for a source.
      if let kind = FileKind(link.path), !kind.isOnlyKnown, link.progress.isIncluded {
        found.problems.append(SourceReader.unreadable(link.path, code: errno))
      }
      return
    }
    guard confinement?.holds(link.path) ?? true else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      if !PassedOverFolders.containsLink(link.path), !leadsOut(link.path, of: root) { folders.append(link) }
    case S_IFREG:
      guard let kind = FileKind(link.path), link.progress.isIncluded else { return }
      guard let identity = FileIdentity(file: link.path), visited.insert(identity) else { return }
      if !kind.isOnlyKnown, FileKind.mayNameTypes(link.path) { add(link.path, .foreign) }
      add(link.path, kind)
    default:
      break
    }
  }

  /// Whether the link leads to a folder around the walked one, which nobody asked for.
  private func leadsOut(_ path: String, of root: String) -> Bool {
    let target = AbsolutePath(path).resolvingSymbolicLinks
    return AbsolutePath(root).resolvingSymbolicLinks.components(below: target) != nil
  }
}
