import HIGLintEngine

/// What a project's `.higlint.yml` says.
public struct Configuration: Sendable, Hashable {
  /// Patterns of the paths to lint, relative to the configuration's folder; empty for all.
  public var included: [String]
  /// Patterns of the paths to pass over, relative to the configuration's folder.
  public var excluded: [String]
  /// What nothing is reported of in resources, as `File.storyboard#id`.
  public var ignoredObjects: [String]
  /// Which rules run without being named.
  public var profile: Profile
  /// What is said about single rules, by id.
  public var rules: [String: RuleSetting]
  /// Whether findings count in code that nothing reaches from where the app begins.
  public var reportsUnreachable: Bool
  /// From which severity on a finding fails the run.
  public var failOn: FailureThreshold
  /// The file of findings to pass over, relative to the configuration's folder.
  public var baseline: String?
  /// The reporter's id, if one is chosen.
  public var reporter: String?
  /// Folders of other modules' symbol graphs, relative to the configuration's folder.
  public var symbolGraphs: [String]
  /// Files and folders that are known and not reported on, relative to the configuration's folder.
  public var context: [String]
  /// Where the rules' pages are, if not where the project publishes them.
  public var rulePages: RuleAddresses?
  /// The path of the file that it was read from; none for the defaults.
  public var file: String?

  /// With no arguments, what holds in a project without a configuration.
  public init(
    included: [String] = [],
    excluded: [String] = [],
    ignoredObjects: [String] = [],
    profile: Profile = .recommended,
    rules: [String: RuleSetting] = [:],
    reportsUnreachable: Bool = false,
    failOn: FailureThreshold = .error,
    baseline: String? = nil,
    reporter: String? = nil,
    symbolGraphs: [String] = [],
    context: [String] = [],
    rulePages: RuleAddresses? = nil,
    file: String? = nil
  ) {
    self.included = included
    self.excluded = excluded
    self.ignoredObjects = ignoredObjects
    self.profile = profile
    self.rules = rules
    self.reportsUnreachable = reportsUnreachable
    self.failOn = failOn
    self.baseline = baseline
    self.reporter = reporter
    self.symbolGraphs = symbolGraphs
    self.context = context
    self.rulePages = rulePages
    self.file = file
  }

  /// The absolute path of the baseline.
  public var baselinePath: String? { baseline.map { AbsolutePath($0, relativeTo: folder).string } }

  /// The absolute paths of the context.
  public var contextPaths: [String] { context.map { AbsolutePath($0, relativeTo: folder).string } }

  /// What `baseline`, `included`, `excluded`, `symbol_graphs` and `context` start from: the folder of the file or,
  /// without one, the working directory.
  public var folder: AbsolutePath {
    file.flatMap { AbsolutePath($0).parent } ?? .currentDirectory
  }
}
