/// What a run found.
public struct LintResult: Sendable {
  /// Sorted by file, line, column and rule.
  public var findings: [Finding]
  /// What comments in the sources took back, in the same order.
  public var suppressed: [SuppressedFinding]
  /// How many more were taken back of which nothing but their number is known: those of reports that were merged.
  public var countedSuppressed = 0
  /// How many findings stand in code that nothing reaches from where the app begins, and are therefore left out.
  public var unreachable: Int
  /// The objects that a configuration's `ignored_objects` name in files that were linted, and about which nothing was found.
  public var idleObjects: [String] = []
  /// What a baseline knows, and is therefore not among the findings; nil where there is no baseline.
  public var known: [Finding]?
  /// How many files were linted.
  public var files: Int
  /// What could not be done, in file order.
  public var problems: [Problem]
  /// What could not be done with files that are only known, in file order: it is no failure.
  public var contextProblems: [Problem] = []
  /// What the files held whose findings have fixes.
  var contents: [FileContent] = []

  /// How many findings comments took back.
  public var suppressedCount: Int { suppressed.count + countedSuppressed }

  struct FileContent: Sendable {
    let path: String
    let hash: ContentHash
  }

  /// A result put together by hand, such as for a reporter's tests; a ``Linter`` gives those of runs.
  public init(
    findings: [Finding] = [],
    suppressed: [SuppressedFinding] = [],
    unreachable: Int = 0,
    files: Int = 0,
    problems: [Problem] = []
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.unreachable = unreachable
    self.files = files
    self.problems = problems
  }
}
