import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintSymbolGraphs

/// `higlint lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lints files and directories.",
    discussion: """
      Each path is linted by the nearest \(Configuration.fileName), from the path upwards. Findings go to standard \
      output, what could not be done to standard error.
      """
  )

  @OptionGroup var input: InputArguments
  @OptionGroup var rules: RuleArguments
  @OptionGroup var report: ReportArguments
  @OptionGroup var caching: CacheArguments
  @OptionGroup var build: BuildToolArguments

  @Flag(help: "Say on standard error which configuration is used.")
  var verbose = false

  func run() throws {
    build.touchTick()
    let environment = build.environment
    if environment.isDisabled { return }
    try CurrentFolder.check()
    let plan = try plan(environment)
    try report.file?.check(against: plan)
    if verbose || environment.isVerbose { ConfigurationRemarks.write(plan) }

    let result = lint(plan)
    problemLog.write(result.problems)
    try ReportWriter(arguments: report, isBuild: build.isBuild).write(result, of: plan)

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
    let graphs = SymbolGraphReader(jobs: input.places.jobs).read(plan.symbolGraphs.files)
    if !report.quiet { problemLog.write(graphs.remarks) }
    let isWatched = StandardStream.error.isCapableTerminal && !report.quiet && !build.isBuild
    let progress = ProgressLine(isShown: isWatched)
    let linter = Linter(knownRules: knownRules, jobs: input.places.jobs, cache: cache, isLast: true)
    var result = linter.lint(plan.scopes, modules: graphs.modules) { done, all in
      progress?.report(done: done, of: all)
    }
    progress?.end()
    result.problems = (plan.problems + result.problems).inFileOrder
    return result
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
