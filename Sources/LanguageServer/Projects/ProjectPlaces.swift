import Foundation
import HIGLintConfiguration
import HIGLintEngine

/// Which project a file belongs to, by the folders that the client has open.
struct ProjectPlaces {
  var folders: [AbsolutePath]
  /// The person's own folder, which holds everything and is no project.
  let home: AbsolutePath?

  /// The folders that are projects, but for those within others.
  var projects: [ProjectPlace] {
    let outermost = folders.filter { folder in
      !folders.contains { $0 != folder && folder.components(below: $0) != nil }
    }
    return outermost.filter(isProject).map { .folder($0.string) }
  }

  /// - Parameter isFile: whether a file is, or may be, at the path.
  func place(of path: String, isFile: Bool) -> ProjectPlace {
    guard isFile else { return .file(path) }
    let file = AbsolutePath(path)
    guard let around = outermostFolder(around: file) else {
      // What lies outside belongs to somebody else, unless there is no inside.
      return folders.isEmpty ? nearestProject(around: file) ?? .file(path) : .file(path)
    }
    if isProject(around) { return .folder(around.string) }
    if let nearest = nearestProject(around: file) { return nearest }
    guard !holdsEverything(around), let folder = file.parent else { return .file(path) }
    return .folder(folder.string)
  }

  /// The open folder that a file lies in, by whatever links. Folders within folders are one project: the outermost.
  private func outermostFolder(around file: AbsolutePath) -> AbsolutePath? {
    let byName = folders.filter { file.components(below: $0) != nil }
    if !byName.isEmpty { return byName.min { $0.components.count < $1.components.count } }
    guard let real = file.parent?.resolvingSymbolicLinks else { return nil }
    let byPlace = folders.filter { real.components(below: $0.resolvingSymbolicLinks) != nil }
    return byPlace.min { $0.components.count < $1.components.count }
  }

  /// The project that a file lies in, within the folder that is open: in a repository the outermost folder with a
  /// configuration, else the repository itself; elsewhere the nearest folder with a configuration, or with what builds
  /// it.
  private func nearestProject(around file: AbsolutePath) -> ProjectPlace? {
    let folders = foldersWithinOpenOne(around: file)
    let chosen: AbsolutePath?
    if let repository = folders.firstIndex(where: { exists(".git", in: $0) }) {
      chosen = folders[...repository].last { exists(Configuration.fileName, in: $0) } ?? folders[repository]
    } else {
      chosen = folders.first { exists(Configuration.fileName, in: $0) } ?? folders.first(where: isBuilt)
    }
    return chosen.map { .folder($0.string) }
  }

  /// From the innermost on.
  private func foldersWithinOpenOne(around file: AbsolutePath) -> [AbsolutePath] {
    var found: [AbsolutePath] = []
    var folder = file.parent
    while let current = folder, !holdsEverything(current) {
      found.append(current)
      if folders.contains(current) { break }
      folder = current.parent
    }
    return found
  }

  /// Whether a folder was opened that nobody means to have walked through.
  private func holdsEverything(_ folder: AbsolutePath) -> Bool {
    folder.components.isEmpty || home.map { $0.components(below: folder) != nil } ?? false
  }

  private func isProject(_ folder: AbsolutePath) -> Bool {
    if exists(Configuration.fileName, in: folder) { return true }
    return !holdsEverything(folder) && (exists(".git", in: folder) || isBuilt(folder))
  }

  /// Whether it holds a package, or a project of Xcode's.
  private func isBuilt(_ folder: AbsolutePath) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private func exists(_ name: String, in folder: AbsolutePath) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(name).string)
  }
}
