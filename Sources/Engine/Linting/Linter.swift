/// Runs rules over a project.
public struct Linter: Sendable {
  /// A part of the project that is linted with rules of its own.
  public struct Scope: Sendable {
    /// The rules that look at the part, each set up for it.
    public let rules: [ActiveRule]
    /// The Swift files; nothing is reported of those among them that are only known.
    public let files: [SourceInput]
    /// The storyboards and xibs: what they set up is known to all rules.
    public let interfaces: [SourceInput]
    /// Property lists of apps, and sets of asset catalogs.
    public let resources: [SourceInput]
    /// Files that aren't linted: those in other languages, since what they name is used, and what says how code is built.
    public let foreign: [SourceInput]
    /// What nothing is reported of, as `File.storyboard#id`.
    public let ignoredObjects: Set<String>

    /// Only files in Swift must be given; without the rest, rules know nothing of what it sets up.
    public init(
      rules: [ActiveRule],
      files: [SourceInput],
      interfaces: [SourceInput] = [],
      resources: [SourceInput] = [],
      foreign: [SourceInput] = [],
      ignoredObjects: Set<String> = []
    ) {
      self.rules = rules
      self.files = files
      self.interfaces = interfaces
      self.resources = resources
      self.foreign = foreign
      self.ignoredObjects = ignoredObjects
    }

    /// All that is read as text and may be reported on.
    package var reportable: [SourceInput] { files + interfaces + resources }

    /// The same with other contents in place of files; nil leaves one out.
    package func replacing(_ replacement: (SourceInput) -> SourceInput?) -> Scope {
      Scope(
        rules: rules,
        files: files.compactMap(replacement),
        interfaces: interfaces.compactMap(replacement),
        resources: resources.compactMap(replacement),
        foreign: foreign,
        ignoredObjects: ignoredObjects
      )
    }
  }

  /// Every rule there is, active or not: the names that a suppression may use.
  public let knownRules: [any Rule.Type]

  let jobs: Int?
  package var cache: LintCache?
  /// The modules that are known by their indexes.
  package var indexes: [ModuleIndex] = []
  /// The module of what is linted; nil where manifests and folders tell.
  package var module: String?
  let isLast: Bool
  let timings: RuleTimings?
  let reportsUnreachable: Bool
  /// Whether code is passed over that holds no word which a rule looks for.
  var sparesWork = true
  /// Where the beginnings of pictures come from.
  var resourceReader = ResourceReader { PictureHeader.read($0, limit: PictureSize.headerLimit) }

  /// - Parameters:
  ///   - knownRules: every rule there is, active or not.
  ///   - jobs: how many threads to use; by default as many as there are cores.
  ///   - cache: what to take from earlier runs, and to leave for later ones.
  ///   - isLast: whether the process ends after the run. All that was read is then left for the system to clear away,
  ///     which is much faster than taking it apart.
  ///   - reportsUnreachable: whether findings count in code that nothing reaches from where an app begins. Say so where
  ///     the files aren't all of a project, since what uses them may stand in another.
  ///   - timings: where to note how long each rule takes, if that is asked. What the cache knows takes no time.
  public init(
    knownRules: [any Rule.Type],
    jobs: Int? = nil,
    cache: LintCache? = nil,
    isLast: Bool = false,
    reportsUnreachable: Bool = false,
    timings: RuleTimings? = nil
  ) {
    self.knownRules = knownRules
    self.jobs = jobs
    self.cache = cache
    self.isLast = isLast
    self.reportsUnreachable = reportsUnreachable
    self.timings = timings
  }

  /// Lints the scopes as one project: types are merged over all of their files, and each file that isn't only known is
  /// reported on by its own scope's rules.
  ///
  /// - Parameters:
  ///   - scopes: the files with the rules that hold for them.
  ///   - modules: what is known of other modules.
  ///   - progress: called with the number of files done and of all files, from any thread.
  public func lint(
    _ scopes: [Scope],
    modules: [ModuleFacts] = [],
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> LintResult {
    let audience = RunAudience(progress: progress)
    return withExtendedLifetime(ProjectSession(goesOn: false)) { session in
      // It is never nobody who waits.
      session.lint(scopes, modules: modules, by: self, for: audience) ?? LintResult()
    }
  }
}
