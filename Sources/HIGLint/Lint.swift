import ArgumentParser
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// `higlint lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lints files and directories, and fixes what it can.",
    discussion: """
      Each path is linted by the nearest \(Configuration.fileName), from the path upwards. Findings go to standard \
      output, what could not be done to standard error.

      Formats of reports:
      \(ReportArguments.listOfFormats)

      --reporter and --output may be repeated, to write several reports at once. Each --output is for the --reporter \
      before it, and one --reporter may go without, to standard output: \
      --reporter sarif --output a.sarif --reporter text
      """
  )

  @OptionGroup var input: InputArguments
  @OptionGroup var indexes: IndexArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var fixes: FixArguments
  @OptionGroup var suppression: SuppressArguments
  @OptionGroup var gates: GateArguments
  @OptionGroup var report: ReportArguments
  @OptionGroup var caching: CacheArguments
  @OptionGroup var build: BuildToolArguments

  @Flag(help: "Lint again whenever something is saved, and show what is found by then, until interrupted.")
  var watch = false

  @Flag(help: "Say on standard error which configuration is used.")
  var verbose = false

  @Flag(help: "Say on standard error how long each rule took; nothing is taken from the cache then.")
  var timings = false

  func validate() throws {
    if watch { try WatchRun.validate(self) }
    if indexes.isOfModule, input.project.isOn {
      throw ValidationError("--project knows all files; leave it out, or --index and --module-name.")
    }
    if input.stdin, fixes.isOn, !fixes.dryRun {
      throw ValidationError("Standard input can't be changed; --dry-run prints what --fix would change.")
    }
    if suppression.suppress {
      if fixes.isOn { throw ValidationError("--suppress and --fix exclude each other: fix first, then suppress what is left.") }
      if input.stdin { throw ValidationError("Standard input can't be changed; --suppress writes to files.") }
      if gates.staged {
        throw ValidationError("What is staged can't be changed in place; suppress in the files, and stage them again.")
      }
    } else if fixes.dryRun, !fixes.isOn {
      throw ValidationError("--dry-run needs --fix, --fix-suggested or --suppress.")
    }
    if gates.staged, fixes.isOn {
      throw ValidationError("What is staged can't be fixed in place; fix the files, and stage them again.")
    }
    if input.stdin, gates.staged {
      throw ValidationError("--stdin lints standard input alone; leave out --staged.")
    }
    if input.stdin, gates.since != nil {
      throw ValidationError("--since asks git about files, not about standard input; leave it out, or --stdin.")
    }
  }

  func run() throws {
    build.touchTick()
    let environment = build.environment
    if environment.isDisabled { return }
    try CurrentFolder.check()
    let session = LintSession(
      places: input.places, rules: rules, caching: caching, indexes: try indexes(input.places.jobs),
      moduleName: indexes.moduleName, stdinPath: input.stdinPath, project: input.project, build: build, isQuiet: report.quiet, timings: timings ? RuleTimings() : nil
    )
    defer { session.timings.map(TimingTable.write) }
    let wholePlan = try session.plan(environment)
    let requests = try report.requests()
    for request in requests { try request.file?.check(against: wholePlan) }
    if verbose || environment.isVerbose { ConfigurationRemarks.write(wholePlan) }

    if watch { return try WatchRun(session, environment, gates: gates, report: report).run(wholePlan) }
    var gate = try Gate(gates, environment, session, wholePlan)
    let plan = gate.current(wholePlan)
    let all: LintResult
    if fixes.isOn {
      all = try fix(plan, session)
    } else if let reason = suppression.trimmedReason {
      all = try suppress(plan, session, gate, reason)
      // The comments have moved what is below them.
      gate = try Gate(gates, environment, session, wholePlan)
    } else {
      all = session.lint(plan, isLast: gates.since == nil && !gates.staged)
    }
    session.problemLog.write(all.problems)
    session.tell(all.contextProblems)
    session.tell(ofIdle: all.idleObjects, in: wholePlan)
    try indexes.tell(session.indexes)
    let result = gate.filtered(all, of: plan, isTold: !report.quiet && !build.isBuild)
    if !fixes.dryRun {
      let writer = ReportWriter(requests: requests, arguments: report, isBuild: build.isBuild)
      let unwritten = writer.write(result, of: plan)
      session.problemLog.write(unwritten)
      if !unwritten.isEmpty { throw ExitStatus.problems.code }
    }

    let threshold = rules.strict || environment.isStrict ? FailureThreshold.warning : nil
    let status = ExitStatus(result, maxWarnings: gates.maxWarnings) { threshold ?? plan.threshold(of: $0) }
      .passing(gates.exitZero)
    if status != .clean { throw status.code }
  }

  /// What is known by indexes. Without one that is asked for, what is found would be wrong.
  private func indexes(_ jobs: Int?) throws -> [ModuleIndex] {
    let reading = try indexes.read(jobs: jobs)
    ProblemLog(showsAbsolutePaths: build.isBuild).write(reading.problems)
    guard reading.problems.isEmpty else { throw ExitStatus.problems.code }
    return reading.indexes
  }

  /// Fixes the files, or prints how it would.
  private func fix(_ plan: LintPlan, _ session: LintSession) throws -> LintResult {
    let outcome = session.fix(plan, applying: fixes.applicabilities)
    if fixes.dryRun {
      try StandardStream.output.write(FixWriter.diff(outcome.files))
      tell("would fix", outcome)
      return outcome.result
    }
    let unwritten = FixWriter().write(outcome.files)
    // Where a file isn't written, what is left isn't what was meant to be left.
    guard unwritten.isEmpty else { return session.lint(plan).adding(unwritten) }
    tell("fixed", outcome)
    return outcome.result
  }

  /// Writes comments above what counts, or prints how it would, and lints what is left.
  private func suppress(_ plan: LintPlan, _ session: LintSession, _ gate: Gate, _ reason: String) throws -> LintResult {
    let found = session.lint(plan, isLast: false)
    let source = plan.source
    let run = SuppressionRun(gate.filtered(found, of: plan, isTold: false).findings, reason: reason) { path throws(Problem) in
      guard let text = source(path) else {
        throw Problem(file: path, message: "can't be read any more, so it got no comments", remedy: "see what became of it")
      }
      return text
    }
    if fixes.dryRun {
      try StandardStream.output.write(FixWriter.diff(run.files))
      tell("would suppress", run.suppressed, in: run.files)
      return found.adding(run.problems)
    }
    let problems = run.problems + FixWriter().write(run.files)
    tell("suppressed", run.suppressed, in: run.files)
    return session.lint(plan).adding(problems)
  }

  private func tell(_ verb: String, _ outcome: FixRun.Outcome) { tell(verb, outcome.fixed, in: outcome.files) }

  private func tell(_ verb: String, _ findings: Int, in files: [FixedFile]) {
    if report.quiet { return }
    let files = files.isEmpty ? "" : " in \(Plural.count(files.count, "file"))"
    try? StandardStream.error.write("higlint: \(verb) \(Plural.count(findings, "finding"))\(files)\n")
  }
}
