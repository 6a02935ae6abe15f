import ArgumentParser
import Foundation
import HIGLintEngine

/// What is measured: a folder that holds nothing but what the linter reads, and that may be changed.
struct Sources {
  let folder: URL
  let swiftFiles: [String]
  let bytes: Int

  /// What the linter would read in a project, copied: all programs see the same files, whatever they would pass over,
  /// and the project stays as it is.
  static func copy(of project: String, in place: URL) throws -> Sources {
    let root = URL(fileURLWithPath: project).standardizedFileURL
    let found = FileWalker().files(at: [root.path])
    if let problem = found.problems.first { throw ValidationError("\(problem.file): \(problem.message)") }
    let folder = place.appendingPathComponent("Sources")
    for file in found.everything {
      let copy = folder.appendingPathComponent(String(file.dropFirst(root.path.count + 1)))
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Of what else a file has beside its bytes, nothing is measured, and not all of it can be copied everywhere.
      try Data(contentsOf: URL(fileURLWithPath: file)).write(to: copy)
    }
    return try Sources(folder: folder)
  }

  static func generate(_ count: Int, in place: URL) throws -> Sources {
    let folder = place.appendingPathComponent("Sources")
    try GeneratedApp(files: count).write(to: folder)
    return try Sources(folder: folder)
  }

  private init(folder: URL) throws {
    let found = FileWalker().files(at: [folder.path])
    guard !found.files.isEmpty else { throw ValidationError("There are no Swift files to measure.") }
    self.folder = folder
    swiftFiles = found.files
    try found.everything.forEach(Sources.makeOld)
    var bytes = 0
    for file in found.files {
      bytes += try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    }
    self.bytes = bytes
  }

  /// Nobody has just saved all of an app's files, and a cache may distrust those that are as new as itself.
  static func makeOld(_ file: String) throws {
    let anHourAgo = Date(timeIntervalSinceNow: -3600)
    try FileManager.default.setAttributes([.modificationDate: anHourAgo], ofItemAtPath: file)
  }

  var summary: String { "\(swiftFiles.count.grouped) Swift files, \(bytes.asMegabytes)" }
}

extension FileWalker.Found {
  /// All that is read, of which some may serve for two things.
  fileprivate var everything: Set<String> { Set(files + interfaces + resources + foreign) }
}
