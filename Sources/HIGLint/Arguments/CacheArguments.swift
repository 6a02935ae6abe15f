import ArgumentParser
import HIGLintEngine

/// Whether and where a run keeps what the next one can use.
struct CacheArguments: ParsableArguments {
  @Option(
    help: .init(
      "Keep what the next run can use in DIR rather than in the system's place for caches.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var cachePath: String?

  @Flag(help: "Neither use nor keep what was found before.")
  var noCache = false

  func validate() throws {
    if cachePath?.isEmpty == true { throw ValidationError("A path is empty.") }
    if cachePath != nil, noCache { throw ValidationError("--cache-path and --no-cache exclude each other.") }
  }

  /// The folder of caches; nil where none is to be used, or the system has no place for it.
  var folder: CacheFolder? {
    if noCache { return nil }
    return cachePath.map { CacheFolder(path: AbsolutePath($0).string) } ?? CacheFolder.ofSystem
  }
}
