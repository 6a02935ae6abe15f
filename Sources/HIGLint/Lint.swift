import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintSymbolGraphs

/// `higlint lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
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
  @OptionGroup var rules: RuleArguments
  @OptionGroup var fixes: FixArguments
  @OptionGroup var report: ReportArguments
  @OptionGroup var caching: CacheArguments
  @OptionGroup var build: BuildToolArguments

  @Flag(help: "Say on standard error which configuration is used.")
  var verbose = false

  func validate() throws {
    if input.stdin, fixes.isOn, !fixes.dryRun {
      throw ValidationError("Standard input can't be changed; --dry-run prints what --fix would change.")
    }
  }

  func run() throws {
    build.touchTick()
    let environment = build.environment
    if environment.isDisabled { return }
    try CurrentFolder.check()
    let plan = try plan(environment)
    let requests = try report.requests()
    for request in requests { try request.file?.check(against: plan) }
    if verbose || environment.isVerbose { ConfigurationRemarks.write(plan) }

    let result = try fixes.isOn ? fix(plan) : lint(plan)
    problemLog.write(result.problems)
    if !fixes.dryRun {
      let writer = ReportWriter(requests: requests, arguments: report, isBuild: build.isBuild)
      let unwritten = writer.write(result, of: plan)
      problemLog.write(unwritten)
      if !unwritten.isEmpty { throw ExitStatus.problems.code }
    }

    let isStrict = rules.strict || environment.isStrict
    let status = ExitStatus(result) { isStrict || plan.isStrict($0) }
    if status != .clean { throw status.code }
  }

  private var problemLog: ProblemLog { ProblemLog(showsAbsolutePaths: build.isBuild) }

  private func plan(_ environment: BuildEnvironment) throws -> LintPlan {
    var plan = try sourcePlan(environment)
    plan.symbolGraphs = SymbolGraphPlan(directories: input.places.symbolGraphDir, configurations: plan.configurations)
    plan.problems += plan.symbolGraphs.problems
    if !report.quiet { problemLog.write(plan.symbolGraphs.remarks) }
    return plan
  }

  private func sourcePlan(_ environment: BuildEnvironment) throws -> LintPlan {
    let planner = try LintPlanner(
      selection: rules.selection,
      configuration: input.places.config ?? environment.configuration,
      searchDirectory: build.targetDirectory,
      forcesExclusion: input.places.forceExclude || build.isBuild
    )
    if let path = input.stdinPath {
      return planner.plan(try WholeInput.read("-"), at: path)
    }
    let paths = try input.places.allPaths()
    let plan = planner.plan(paths)
    if plan.files.isEmpty, plan.problems.isEmpty, !report.quiet, !build.isBuild {
      try StandardStream.error.write("higlint: \(nothingToLint(in: paths))\n")
    }
    return plan
  }

  private func nothingToLint(in paths: [String]) -> String {
    guard !paths.isEmpty else { return "nothing to lint" }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return "nothing to lint: no Swift files in \(paths.prefix(3).joined(separator: ", "))\(more)"
  }

  private func lint(_ plan: LintPlan) -> LintResult {
    let result = withLinter(plan, isLast: true) { linter, modules, progress in
      linter.lint(plan.scopes, modules: modules, progress: progress)
    }
    return result.adding(plan.problems)
  }

  /// Fixes the files, or prints how it would.
  private func fix(_ plan: LintPlan) throws -> LintResult {
    let outcome = withLinter(plan, isLast: false) { linter, modules, progress in
      var run = FixRun(linter, plan.scopes, modules: modules, applying: fixes.applicabilities, progress: progress)
      return run.outcome()
    }
    if fixes.dryRun {
      try StandardStream.output.write(FixWriter.diff(outcome.files))
      tell("would fix", outcome)
      return outcome.result.adding(plan.problems)
    }
    let unwritten = FixWriter().write(outcome.files)
    guard unwritten.isEmpty else {
      // What is left isn't what was meant to be left.
      return lint(plan).adding(unwritten)
    }
    tell("fixed", outcome)
    return outcome.result.adding(plan.problems)
  }

  private func tell(_ verb: String, _ outcome: FixRun.Outcome) {
    if report.quiet { return }
    let files = outcome.files.isEmpty ? "" : " in \(Plural.count(outcome.files.count, "file"))"
    try? StandardStream.error.write("higlint: \(verb) \(Plural.count(outcome.fixed, "finding"))\(files)\n")
  }

  /// Does something with a linter for the plan, and shows on a terminal how far it is.
  private func withLinter<Value>(
    _ plan: LintPlan,
    isLast: Bool,
    _ body: (Linter, [ModuleFacts], (@Sendable (Int, Int) -> Void)?) -> Value
  ) -> Value {
    let graphs = SymbolGraphReader(jobs: input.places.jobs).read(plan.symbolGraphs.files)
    if !report.quiet { problemLog.write(graphs.remarks) }
    let isWatched = StandardStream.error.isCapableTerminal && !report.quiet && !build.isBuild
    let progress = ProgressLine(isShown: isWatched)
    let linter = Linter(knownRules: knownRules, jobs: input.places.jobs, cache: cache, isLast: isLast)
    defer { progress?.end() }
    return body(linter, graphs.modules) { done, all in progress?.report(done: done, of: all) }
  }

  /// What the last run over the same directories left. Single files are linted sooner than it is read.
  private var cache: LintCache? {
    if let directory = build.buildToolWorkDirectory { return CacheFolder(path: directory).cache(named: "cache") }
    guard input.stdinPath == nil, input.places.filesFrom == nil else { return nil }
    let paths = input.places.paths.isEmpty ? ["."] : input.places.paths
    return paths.contains(where: isDirectory) ? caching.folder?.cache(of: paths) : nil
  }

  private func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

extension LintResult {
  fileprivate func adding(_ problems: [Problem]) -> LintResult {
    var result = self
    result.problems = (problems + result.problems).inFileOrder
    return result
  }
}
