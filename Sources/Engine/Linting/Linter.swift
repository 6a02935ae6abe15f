/// Runs rules over a project.
public struct Linter: Sendable {
  /// A part of the project that is linted with rules of its own.
  public struct Scope: Sendable {
    public let rules: [ActiveRule]
    public let files: [SourceInput]

    public init(rules: [ActiveRule], files: [SourceInput]) {
      self.rules = rules
      self.files = files
    }
  }

  /// Every rule there is, active or not: the names that a suppression may use.
  public let knownRules: [any Rule.Type]

  public init(knownRules: [any Rule.Type]) {
    self.knownRules = knownRules
  }

  /// Lints the scopes as one project: types are merged over all of their files, and each file is
  /// reported on by its own scope's rules.
  ///
  /// - Parameter progress: called with the number of files done and of all files, from any thread.
  public func lint(_ scopes: [Scope], progress: (@Sendable (Int, Int) -> Void)? = nil) -> LintResult {
    LintResult()
  }
}
