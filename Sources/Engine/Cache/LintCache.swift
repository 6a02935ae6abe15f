/// What runs leave for the next one over the same project: the facts of files, what the rules found in each, and the
/// result.
///
/// All of it is known by the contents that it was made from, so that nothing in it can be out of date. One that is
/// damaged, of another version or missing is passed over, and one that can't be written isn't kept: that takes time,
/// but no finding.
public struct LintCache: Sendable {
  private let path: String
  private let tool: ContentHash
  let keeping: Keeping
  private let uninterrupted: Uninterrupted
  /// Whether runs take from it and leave nothing: those with texts that aren't saved, which nobody will ask for again.
  package var isReadOnly = false

  /// Which runs leave something.
  public enum Keeping: Sendable {
    /// All runs.
    case everything
    /// Only those that met files on the disk which the cache doesn't know. It is for runs beside those over the whole
    /// project: of a part of it, or with texts that aren't saved, which would replace what the others can use.
    case whatIsSaved
  }

  /// Does work in whose middle the process isn't to end.
  public typealias Uninterrupted = @Sendable (() -> Void) -> Void

  /// - Parameters:
  ///   - path: the file that holds it, of which a project has one for itself. Its folder must exist.
  ///   - tool: what tells builds of the tool apart.
  ///   - keeping: which runs leave something.
  ///   - uninterrupted: writes the file, so that no part of one is left where the process is ended.
  public init(
    path: String,
    tool: String,
    keeping: Keeping = .everything,
    uninterrupted: @escaping Uninterrupted = { $0() }
  ) {
    self.path = path
    self.tool = ContentHash(tool)
    self.keeping = keeping
    self.uninterrupted = uninterrupted
  }

  /// A file name that stands for what a project is called, and for nothing else.
  public static func name(of project: String) -> String {
    let hash = ContentHash(project)
    return [hash.high, hash.low].map { String($0, radix: 36) }.joined(separator: "-")
  }

  /// Whether a file is one that a run began to write, and hasn't finished if it is old.
  public static func isUnfinished(_ path: String) -> Bool { path.hasSuffix(ReplacedFile.suffix) }

  /// What the last run left, if it was of the same tool and skimmed files for the same words.
  func read(_ skim: Skim) -> CachedProject? {
    CacheFile(path: path).flatMap { CachedProject($0, tool: key(skim)) }
  }

  /// Replaces what the last run left, at once and as a whole.
  func write(_ contents: CacheContents, _ skim: Skim) {
    let parts = contents.parts(tool: key(skim))
    uninterrupted {
      guard var file = ReplacedFile(path: path) else { return }
      for part in parts { file.append(part) }
      file.finish()
    }
  }

  private func key(_ skim: Skim) -> ContentHash {
    var key = ContentHash.Builder()
    key.combine(tool)
    key.combine(skim.key)
    return key.hash
  }
}
