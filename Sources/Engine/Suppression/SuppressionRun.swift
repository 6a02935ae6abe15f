import HIGLintSyntax

/// Writes comments that take back what was found, each above its line. No file is written.
public struct SuppressionRun {
  /// The files with their comments, sorted by path.
  public private(set) var files: [FixedFile] = []
  /// How many findings the comments take back.
  public private(set) var suppressed = 0
  /// Findings that no comment can take back, and files that can't be read.
  public private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - findings: what to take back. What the linter says of its own comments is left alone.
  ///   - reason: why, in one line.
  ///   - read: the text of a file, as it was linted.
  public init(_ findings: [Finding], reason: String, read: (_ path: String) throws(Problem) -> [UInt8]) {
    let own = Set(suppressionRules.map { $0.description.id })
    let meant = findings.filter { !own.contains($0.rule) }
    for (path, findings) in Dictionary(grouping: meant, by: \.file).sorted(by: { $0.key < $1.key }) {
      do throws(Problem) {
        try add(findings, of: path, reason, read(path))
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func add(_ findings: [Finding], of path: String, _ reason: String, _ text: [UInt8]) throws(Problem) {
    guard FileKind(path) == .swift else {
      throw Problem(file: path, message: "isn't Swift, so it takes no comments", remedy: "list its findings in a baseline")
    }
    let lines = SourceLines(text)
    var insertions: [(insertion: DisablingComment.Insertion, findings: Int)] = []
    for (line, found) in Dictionary(grouping: findings, by: \.range.start.line) {
      let comment = DisablingComment(in: lines, rules: Set(found.map(\.rule)).sorted(), reason: reason)
      if let insertion = comment.aboveLine(line) {
        insertions.append((insertion, found.count))
      } else {
        problems.append(.withinLiteral(path, found[0]))
      }
    }
    let commented = Self.inserting(insertions.map(\.insertion), into: text)
    if commented == text { return }
    guard SyntaxCheck.isWellFormed(commented) || !SyntaxCheck.isWellFormed(text) else {
      throw Problem(
        file: path, message: "would not be well-formed with comments above its findings, so it was not changed",
        remedy: "write the comments by hand"
      )
    }
    files.append(FixedFile(path: path, original: text, fixed: commented))
    suppressed += insertions.reduce(0) { $0 + $1.findings }
  }

  private static func inserting(_ insertions: [DisablingComment.Insertion], into text: [UInt8]) -> [UInt8] {
    var text = text
    for insertion in insertions.sorted(by: { $0.place > $1.place }) {
      text.insert(contentsOf: insertion.text.utf8, at: insertion.place)
    }
    return text
  }
}

extension Problem {
  fileprivate static func withinLiteral(_ path: String, _ finding: Finding) -> Problem {
    Problem(
      file: path, position: finding.range.start, message: "what is found here stands in a text, where no comment can",
      remedy: "write `// higlint:disable:file \(finding.rule) -- why`, or list it in a baseline"
    )
  }
}
