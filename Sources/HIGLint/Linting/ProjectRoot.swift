import Foundation
import HIGLintConfiguration
import HIGLintEngine

/// The folder that holds a file's whole project.
enum ProjectRoot {
  /// The folders of the projects around paths, but for those that lie in another of them.
  static func all(around paths: [AbsolutePath]) -> [AbsolutePath] {
    let roots = Set(paths.compactMap { around($0) })
    return roots.filter { root in !roots.contains { $0 != root && root.components(below: $0) != nil } }
      .sorted { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) }
  }

  /// In a repository the outermost folder with a configuration, else the repository itself, which is what a run over all of
  /// it would be given. Elsewhere the nearest folder with a configuration, or with what builds it.
  ///
  /// - Returns: nil where nothing around the path looks like a project. A home isn't one, whatever lies in it.
  static func around(_ path: AbsolutePath) -> AbsolutePath? {
    let folders = folders(around: path)
    guard let repository = folders.firstIndex(where: { exists(".git", in: $0) }) else {
      return folders.first { exists(Configuration.fileName, in: $0) } ?? folders.first(where: isBuilt)
    }
    return folders[...repository].last { exists(Configuration.fileName, in: $0) } ?? folders[repository]
  }

  /// The path itself, if it is a folder, and the folders around it, up to a home or the root of the disk.
  private static func folders(around path: AbsolutePath) -> [AbsolutePath] {
    let home = ProcessInfo.processInfo.environment["HOME"].map { AbsolutePath($0) }
    var folders: [AbsolutePath] = []
    var next = path.isFolder ? path : path.parent
    while let folder = next, folder != home, folder.parent != nil {
      folders.append(folder)
      next = folder.parent
    }
    return folders
  }

  private static func exists(_ name: String, in folder: AbsolutePath) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(name).string)
  }

  /// Whether it holds a package, or a project of Xcode's.
  private static func isBuilt(_ folder: AbsolutePath) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? []
    return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }
}
