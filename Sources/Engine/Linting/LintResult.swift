/// What a run found.
public struct LintResult: Sendable {
  /// Sorted by file, line, column and rule.
  public var findings: [Finding]
  /// How many findings a comment in the source took back.
  public var suppressed: Int
  /// How many findings a baseline knows, and which are therefore not among the findings.
  public var known = 0
  /// How many files were read.
  public var files: Int
  /// What could not be done, in file order.
  public var problems: [Problem]
  /// What the files held whose findings have fixes.
  var contents: [FileContent] = []

  struct FileContent: Sendable {
    let path: String
    let hash: ContentHash
  }

  public init(findings: [Finding] = [], suppressed: Int = 0, files: Int = 0, problems: [Problem] = []) {
    self.findings = findings
    self.suppressed = suppressed
    self.files = files
    self.problems = problems
  }
}
