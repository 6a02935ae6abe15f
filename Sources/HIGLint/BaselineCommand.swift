import ArgumentParser
import HIGLintEngine
import HIGLintGates
import HIGLintReporters

/// `higlint baseline`.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Keeps a list of findings that are passed over.",
    discussion: """
      With a baseline, old findings stay silent and new ones count: `higlint lint --baseline \(BaselineFile.name)`, or \
      `baseline: \(BaselineFile.name)` in the configuration. A finding is known again by its rule and the text of its line.
      """,
    subcommands: [Write.self, Update.self, Check.self]
  )

  /// What the three have in common.
  struct Options: ParsableArguments {
    @OptionGroup var places: PlaceArguments
    @OptionGroup var rules: RuleArguments
    @OptionGroup var caching: CacheArguments

    @Option(
      help: .init("The baseline's file (default: the configuration's, else \(BaselineFile.name)).", valueName: "file"),
      completion: .file()
    )
    var baseline: String?

    func validate() throws {
      if baseline?.isEmpty == true { throw ValidationError("A path is empty.") }
    }

    /// The findings of today, and where the baseline lies.
    ///
    /// A file that can't be linted would leave the baseline with gaps.
    func lint() throws -> (store: BaselineStore, findings: [Finding], plan: LintPlan) {
      try CurrentFolder.check()
      let session = LintSession(places: places, rules: rules, caching: caching)
      let plan = try session.plan()
      let result = session.lint(plan)
      session.problemLog.write(result.problems)
      guard result.problems.isEmpty else { throw ExitStatus.problems.code }
      return (BaselineStore(path: baseline ?? plan.baseline ?? BaselineFile.name), result.findings, plan)
    }
  }

  /// `higlint baseline write`.
  struct Write: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "write", abstract: "Writes a baseline of all that is found.")

    @OptionGroup var options: Options

    func run() throws {
      let (store, findings, plan) = try options.lint()
      try store.write(Baseline(store.fingerprinted(findings, of: plan)))
      try StandardStream.output.write("\(Plural.count(findings.count, "finding")) written to \(store.name)\n")
    }
  }

  /// `higlint baseline update`.
  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "update",
      abstract: "Removes what is no longer found, and follows moved files.",
      discussion: "Nothing is added: new findings are for mending."
    )

    @OptionGroup var options: Options

    func run() throws {
      let (store, findings, plan) = try options.lint()
      let match = store.match(try store.read(), findings, of: plan)
      try store.write(match.updated)
      let count = Plural.count(match.unneeded.count, "finding")
      try StandardStream.output.write("\(count) removed from \(store.name), \(match.updated.entries.count) left\n")
    }
  }

  /// `higlint baseline check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Exits with 1 if the baseline holds what is no longer found."
    )

    @OptionGroup var options: Options

    func run() throws {
      let (store, findings, plan) = try options.lint()
      let match = store.match(try store.read(), findings, of: plan)
      for entry in match.unneeded {
        try StandardStream.output.write("\(Printable.line(entry.path)): \(entry.rule) is no longer found\n")
      }
      if !match.unneeded.isEmpty { throw ExitStatus.findings.code }
    }
  }
}
