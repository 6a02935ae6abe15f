import Foundation
import HIGLintEngine

/// The folder of caches: one file for each project that is linted, those that were written last.
struct CacheFolder {
  let path: String

  /// How many projects are remembered, and for how many days.
  private static let mostFiles = 32
  private static let mostDays = 30.0
  private static let suffix = ".higlint-cache"

  /// `~/Library/Caches/HIGLint` on a Mac; elsewhere `higlint` in what `XDG_CACHE_HOME` names, or in `~/.cache`.
  static var ofSystem: CacheFolder? {
    let environment = ProcessInfo.processInfo.environment
    #if canImport(Darwin)
      guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
      return CacheFolder(path: "\(home)/Library/Caches/HIGLint")
    #else
      // A relative path is to be passed over, says the convention.
      if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
        return CacheFolder(path: "\(caches)/higlint")
      }
      guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
      return CacheFolder(path: "\(home)/.cache/higlint")
    #endif
  }

  /// The cache of a run over some files and directories.
  ///
  /// - Returns: nil where no cache can be kept.
  func cache(of paths: [String], keeping: LintCache.Keeping = .everything) -> LintCache? {
    let all = paths.map { AbsolutePath($0).string }.sorted().joined(separator: "\n")
    // Sources are nobody else's business.
    let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    let folder = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: permissions)
    return cache(named: LintCache.name(of: all) + Self.suffix, keeping: keeping)
  }

  /// The cache of that name, in a folder that holds no more than it should. One that isn't there isn't made.
  func cache(named name: String, keeping: LintCache.Keeping = .everything) -> LintCache? {
    clean()
    return LintCache(path: "\(path)/\(name)", tool: ToolIdentity.current, keeping: keeping) { Interruption.shared.postpone($0) }
  }

  /// Removes what was written too long ago, and what nobody finished writing.
  private func clean() {
    let old = Date(timeIntervalSinceNow: -Self.mostDays * 24 * 60 * 60)
    let stale = Date(timeIntervalSinceNow: -60 * 60)
    let files = contents.sorted { $0.date > $1.date }
    let caches = files.filter { $0.path.hasSuffix(Self.suffix) }
    let unfinished = files.filter { LintCache.isUnfinished($0.path) && $0.date < stale }
    let unused = caches.enumerated().filter { $0.offset >= Self.mostFiles || $0.element.date < old }.map(\.element)
    for file in unused + unfinished { try? FileManager.default.removeItem(atPath: file.path) }
  }

  private var contents: [(path: String, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.map { "\(path)/\($0)" }.compactMap { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return (attributes?[.modificationDate] as? Date).map { (file, $0) }
    }
  }
}
