import HIGLintEngine
import HIGLintReporters

/// What fixes change, change by change, so that an answer can hold some of them and the next one goes on.
struct ChangeList {
  private(set) var hunks: [Hunk] = []
  /// What of it is too long for any answer.
  private(set) var problems: [Problem] = []

  struct Hunk {
    /// The lines that name its file.
    let header: String
    let text: String
  }

  /// Agents refuse answers that are much longer, in bytes.
  private static let longest = 30_000

  init(_ files: [FixedFile], root: AbsolutePath) {
    for file in files {
      let diff = UnifiedDiff(file, path: WorkingDirectory(root).relative(file.path))
      let all = diff.hunks
      let short = all.filter { $0.utf8.count <= Self.longest }
      hunks += short.map { Hunk(header: diff.header, text: $0) }
      if short.count < all.count { problems.append(Self.tooLong(file.path)) }
    }
  }

  private static func tooLong(_ path: String) -> Problem {
    Problem(
      file: path,
      message: "the lines that its fixes change are longer than an answer may be",
      remedy: "see them by `higlint lint --fix --dry-run`"
    )
  }

  mutating func keep(_ range: Range<Int>) {
    hunks = Array(hunks[range])
  }

  /// A unified diff, in which each file is named once.
  var diff: String {
    var (text, header) = ("", "")
    for hunk in hunks {
      if hunk.header != header { text += hunk.header }
      header = hunk.header
      text += hunk.text
    }
    return text
  }
}
