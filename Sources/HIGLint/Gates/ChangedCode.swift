import HIGLintEngine
import HIGLintGates

/// What has changed since a revision, and what the files held then.
struct ChangedCode {
  private let git: Git
  private let lines: ChangedLines
  /// By path from the repository's top; nil where the file wasn't there.
  private let before: [String: [UInt8]?]
  /// What renamed files are called by now.
  private let renames: [String: String]
  /// What git's index holds in place of the files; nil where the files themselves are linted.
  private let index: Index?

  /// What is staged.
  private struct Index {
    let tracked: Set<String>
    /// Of the files that differ from it.
    let contents: [String: [UInt8]]
  }

  /// What has changed between where a revision was left and the files as they are.
  ///
  /// - Parameter folder: lies in the repository.
  init(since revision: String, around folder: AbsolutePath = .currentDirectory) throws(Problem) {
    git = try Git(around: folder)
    let start = try Self.start(revision, git)
    var lines = try Self.lines([start], git)
    for path in try git.list(["ls-files", "--others", "--exclude-standard", "-z"]) { lines.addWhole(path) }
    self.lines = lines
    before = try Self.before(start, [start], git, lines)
    renames = try Self.renames([start], git)
    index = nil
  }

  /// What the next commit changes.
  init(staged: Void) throws(Problem) {
    git = try Git()
    // Before the first commit, all is new since the empty tree, whose name is another with each kind of hash.
    let hasCommit = (try? git.output(["rev-parse", "--verify", "HEAD"])) != nil
    let head = hasCommit ? "HEAD" : try git.line(["hash-object", "-t", "tree", "--stdin"])
    lines = try Self.lines(["--cached", head], git)
    before = try Self.before(head, ["--cached", head], git, lines)
    renames = try Self.renames(["--cached", head], git)
    let differing = try git.list(["diff", "--name-only", "-z", "--no-ext-diff", "--ignore-submodules"])
    let contents = try git.contents(of: differing.map { ":" + $0 })
    let pairs = zip(differing, contents).compactMap { path, bytes in bytes.map { (path, $0) } }
    index = Index(
      tracked: Set(try git.list(["ls-files", "-z"])),
      contents: Dictionary(pairs) { first, _ in first }
    )
  }

  private static let diff = ["--no-ext-diff", "--no-textconv", "--no-color", "--ignore-submodules", "--find-renames"]

  private static func lines(_ range: [String], _ git: Git) throws(Problem) -> ChangedLines {
    let text = try git.output(["diff", "--unified=0", "--inter-hunk-context=0", "--no-prefix"] + diff + range + ["--"])
    return ChangedLines(diff: String(decoding: text, as: UTF8.self))
  }

  /// Where HEAD has left a revision: what others have done to it since isn't a change of one's own.
  ///
  /// - Throws: a problem where that is lost in a shallow clone, since all that the others did would count as taken back.
  private static func start(_ revision: String, _ git: Git) throws(Problem) -> String {
    if let base = try? git.line(["merge-base", revision, "HEAD"]) { return base }
    let isCommit = (try? git.output(["rev-parse", "--verify", revision + "^{commit}"])) != nil
    guard isCommit, try git.line(["rev-parse", "--is-shallow-repository"]) == "true" else { return revision }
    throw Problem(
      file: "git merge-base",
      message: "this clone is too shallow to tell where '\(revision)' was left",
      remedy: "fetch more of its history: `git fetch --unshallow`, or `fetch-depth: 0` in GitHub Actions"
    )
  }

  /// As git sees them: lines that are alike stand in many files, so that they alone don't tell which of these was renamed.
  private static func renames(_ range: [String], _ git: Git) throws(Problem) -> [String: String] {
    let fields = try git.list(["diff", "--name-status", "-z", "--diff-filter=R"] + diff + range + ["--"])
    let names = stride(from: 0, to: fields.count - 2, by: 3).map { (fields[$0 + 1], fields[$0 + 2]) }
    return Dictionary(names) { first, _ in first }
  }

  /// What the changed files held; of a renamed one, both names.
  private static func before(
    _ revision: String,
    _ range: [String],
    _ git: Git,
    _ lines: ChangedLines
  ) throws(Problem) -> [String: [UInt8]?] {
    let names = try git.list(["diff", "--name-only", "--no-renames", "-z", "--no-ext-diff", "--ignore-submodules"] + range + ["--"])
    // A line feed in a name would be taken for the end of a question.
    let paths = Set(names).union(lines.paths).filter { !$0.contains("\n") }.sorted()
    let contents = try git.contents(of: paths.map { "\(revision):\($0)" })
    return Dictionary(zip(paths, contents).map { ($0, $1) }) { first, _ in first }
  }
}

// MARK: - The plan and the findings

extension ChangedCode {
  /// The plan as it is to be linted: what is staged in place of what isn't.
  func current(_ plan: LintPlan) -> LintPlan {
    guard let index else { return plan }
    return plan.replacing { input in
      guard let path = path(of: input.path) else { return input }
      guard index.tracked.contains(path) else { return nil }
      return index.contents[path].map { input.replacingContents(with: $0) } ?? input
    }
  }

  /// The plan as it would have been linted before the changes, by the rules of today.
  func previous(_ plan: LintPlan) -> LintPlan {
    let known = Set(plan.files.compactMap { path(of: $0.path) })
    let gone = before.compactMap { path, bytes -> SourceInput? in
      guard let bytes, !known.contains(path), path.hasSuffix(".swift") else { return nil }
      return SourceInput(path: AbsolutePath(path, relativeTo: git.root).string, contents: bytes)
    }
    let replaced = plan.replacing { input in
      guard let path = path(of: input.path), let contents = before[path] else { return input }
      return contents.map { input.replacingContents(with: $0) }
    }
    return replaced.adding(gone)
  }

  /// The findings in changed lines, and those that weren't there before, wherever they stand.
  func new(_ findings: [Finding], of plan: LintPlan, before: [Finding], of previous: LintPlan) -> [Finding] {
    func place(_ file: String) -> String { path(of: file) ?? file }
    func laterPlace(_ file: String) -> String { renames[place(file)] ?? place(file) }
    let known = Baseline(FingerprintedFinding.all(before, path: laterPlace, source: previous.source))
    let files = Set(plan.files.map { place($0.path) })
    let match = BaselineMatch(known, FingerprintedFinding.all(findings, path: place, source: plan.source)) {
      files.contains($0.path) ? .linted : .gone
    }
    let new = Set(match.new)
    return findings.filter { finding in
      let first = finding.range.start.line
      return new.contains(finding) || lines.touches(place(finding.file), lines: first...max(first, finding.range.end.line))
    }
  }

  /// A file's path from the repository's top; nil outside of it.
  private func path(of file: String) -> String? {
    AbsolutePath(file).resolvingSymbolicLinks.components(below: git.root).map { $0.joined(separator: "/") }
  }
}
