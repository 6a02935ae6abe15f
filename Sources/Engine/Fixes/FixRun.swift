import HIGLintSyntax

/// Lints a project and fixes what it finds, over and over until there is nothing more to fix. No file is written.
///
/// A fix may bring another finding, and two fixes may want the same place: therefore several rounds.
public struct FixRun {
  /// A project after its fixes.
  public struct Outcome {
    /// What is left. Files that could not be fixed are among its problems.
    public var result: LintResult
    /// The files that were changed, sorted by path.
    public let files: [FixedFile]
    /// How many findings were fixed.
    public let fixed: Int
  }

  private static let mostRounds = 10

  private let applicabilities: Set<Finding.Fix.Applicability>
  private let lint: ([String: [UInt8]]) -> LintResult
  private let read: (String) throws(Problem) -> [UInt8]
  private var texts: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var refused: [String: Problem] = [:]
  /// The fixes that mended nothing, by file and rule.
  private var inVain: Set<FileRule> = []
  private var fixed = 0

  private struct FileRule: Hashable {
    let file: String
    let rule: String
  }

  /// What one round has changed.
  private struct Round {
    var before: [String: [UInt8]] = [:]
    var fixed: [String: FixedText] = [:]
  }

  /// - Parameters:
  ///   - linter: it is asked once for each round.
  ///   - scopes: the files with the rules that hold for them.
  ///   - modules: what is known of other modules.
  ///   - applicabilities: the kinds of fixes to apply.
  ///   - progress: called with the number of files done and of all files, from any thread.
  public init(
    _ linter: Linter,
    _ scopes: [Linter.Scope],
    modules: [ModuleFacts] = [],
    applying applicabilities: Set<Finding.Fix.Applicability>,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.applicabilities = applicabilities
    let session = ProjectSession()
    let audience = RunAudience(progress: progress)
    lint = { texts in
      session.lint(scopes.map { scope in
        scope.replacing { file in texts[file.path].map { file.replacingContents(with: $0) } ?? file }
      }, modules: modules, by: linter, for: audience) ?? LintResult()
    }
    let inputs = Dictionary(scopes.flatMap(\.reportable).map { ($0.path, $0) }) { first, _ in first }
    read = { path throws(Problem) in try SourceReader().read(inputs[path] ?? SourceInput(path: path)) }
  }

  /// - Parameters:
  ///   - lint: lints with texts in the place of files.
  ///   - read: the text of a file before any fix.
  package init(
    applying applicabilities: Set<Finding.Fix.Applicability>,
    lint: @escaping ([String: [UInt8]]) -> LintResult,
    read: @escaping (String) throws(Problem) -> [UInt8]
  ) {
    self.applicabilities = applicabilities
    self.lint = lint
    self.read = read
  }

  /// Lints and fixes.
  public mutating func outcome() -> Outcome {
    var result = lint(texts)
    for _ in 0..<Self.mostRounds {
      let round = apply(result)
      if round.fixed.isEmpty { break }
      let next = lint(texts)
      result = undo(round, after: next) ? lint(texts) : next
    }
    result.problems = (result.problems + refused.values).sorted { $0.file < $1.file }
    return Outcome(result: result, files: changedFiles, fixed: fixed)
  }

  private var changedFiles: [FixedFile] {
    texts.keys.sorted().compactMap { path in
      guard let original = originals[path], let text = texts[path], original != text else { return nil }
      return FixedFile(path: path, original: original, fixed: text)
    }
  }

  /// Applies what can be applied to each file at once.
  private mutating func apply(_ result: LintResult) -> Round {
    var round = Round()
    let contents = Dictionary(result.contents.map { ($0.path, $0.hash) }) { first, _ in first }
    for (path, findings) in Dictionary(grouping: result.findings.filter(isFixable), by: \.file) {
      guard let text = text(of: path, contents[path]) else { continue }
      let fixed = FixedText(text, findings, applying: applicabilities)
      guard fixed.bytes != text else { continue }
      guard WellFormed.holds(fixed.bytes, path: path) else {
        refused[path] = .wouldBreak(path, fixed.applied, isBroken: !WellFormed.holds(text, path: path))
        continue
      }
      round.before[path] = text
      round.fixed[path] = fixed
      texts[path] = fixed.bytes
      self.fixed += fixed.applied.count
    }
    return round
  }

  private func isFixable(_ finding: Finding) -> Bool {
    refused[finding.file] == nil && !inVain.contains(FileRule(file: finding.file, rule: finding.rule))
      && finding.fixes.contains { applicabilities.contains($0.applicability) }
  }

  /// The text in which the findings were found; nil where the file is another by now.
  private mutating func text(of path: String, _ content: ContentHash?) -> [UInt8]? {
    if let text = texts[path] { return text }
    do throws(Problem) {
      let bytes = try read(path)
      guard ContentHash(bytes) == content else {
        throw Problem(file: path, message: "changed while it was linted, so it was not fixed", remedy: "fix it again")
      }
      originals[path] = bytes
      return bytes
    } catch {
      refused[path] = error
      return nil
    }
  }

  /// Takes back what a round has done to a file where a finding is still where it was fixed.
  ///
  /// - Returns: whether anything was taken back.
  private mutating func undo(_ round: Round, after result: LintResult) -> Bool {
    let left = Dictionary(grouping: result.findings, by: \.file)
    var isUndone = false
    for (path, fixed) in round.fixed {
      let found = Dictionary(grouping: left[path] ?? [], by: \.rule).mapValues { Set($0.map(\.range.start)) }
      let rules = fixed.applied.filter { finding in
        fixed.places(of: finding.range.start).contains { found[finding.rule]?.contains($0) == true }
      }.map(\.rule)
      if rules.isEmpty { continue }
      inVain.formUnion(rules.map { FileRule(file: path, rule: $0) })
      texts[path] = round.before[path]
      self.fixed -= fixed.applied.count
      isUndone = true
    }
    return isUndone
  }
}

extension Problem {
  /// - Parameter isBroken: whether the parser stumbles over the file as it is.
  fileprivate static func wouldBreak(_ path: String, _ findings: [Finding], isBroken: Bool) -> Problem {
    if isBroken {
      return Problem(file: path, message: "has syntax errors, so it was not fixed", remedy: "mend them, and fix it again")
    }
    let rules = Set(findings.map(\.rule)).sorted().joined(separator: ", ")
    return Problem(
      file: path,
      message: "would not be well-formed with its findings fixed, so it was not changed",
      remedy: "fix it by hand, and report this as a fault of \(rules)"
    )
  }
}
