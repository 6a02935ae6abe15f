import Foundation
import HIGLintEngine
import HIGLintSymbolGraphs

/// A run as the command line asks for it: where, by which rules, and with what is kept of earlier runs.
struct LintSession {
  let places: PlaceArguments
  let rules: RuleArguments
  let caching: CacheArguments
  /// The modules that are known by their indexes.
  var indexes: [ModuleIndex] = []
  /// The module that is linted, if all of one is.
  var moduleName: String?
  /// What standard input is linted as, if it is linted.
  var stdinPath: String?
  /// Whether what is linted is a part of a project.
  var project: ProjectArguments?
  /// What a build passes on.
  var build: BuildToolArguments?
  /// Whether only findings and problems are to be told.
  var isQuiet = false
  /// Where to note how long each rule takes, if that is asked.
  var timings: RuleTimings?

  private var isBuild: Bool { build?.isBuild ?? false }

  var problemLog: ProblemLog { ProblemLog(showsAbsolutePaths: isBuild) }

  // MARK: Planning

  /// Finds what is to be linted.
  func plan(_ environment: BuildEnvironment = BuildEnvironment([:])) throws -> LintPlan {
    var plan = try sourcePlan(environment)
    plan.symbolGraphs = SymbolGraphPlan(directories: places.symbolGraphDir, configurations: plan.configurations)
    plan.problems += plan.symbolGraphs.problems
    if !isQuiet { problemLog.write(plan.symbolGraphs.remarks) }
    tell(plan.context.problems)
    return plan
  }

  private func sourcePlan(_ environment: BuildEnvironment) throws -> LintPlan {
    let planner = try LintPlanner(
      selection: rules.selection,
      configuration: places.config ?? environment.configuration,
      searchDirectory: build?.targetDirectory,
      forcesExclusion: places.forceExclude || isBuild
    )
    var plan = try linted(planner)
    if !plan.reportable.isEmpty, let project, project.isOn { plan = try known(plan, project, planner) }
    plan = planner.adding(context: try places.context.allPaths(), to: plan)
    if moduleName != nil { plan.isWhole = true }
    return plan
  }

  /// What is linted, by itself.
  private func linted(_ planner: LintPlanner) throws -> LintPlan {
    if let stdinPath { return planner.plan(try WholeInput.read("-"), at: stdinPath) }
    let paths = try places.allPaths()
    let plan = planner.plan(paths)
    if plan.reportable.isEmpty, plan.problems.isEmpty, !isQuiet, !isBuild {
      try StandardStream.error.write("higlint: \(nothingToLint(in: paths))\n")
    }
    return plan
  }

  /// The same as a part of its project.
  private func known(_ plan: LintPlan, _ project: ProjectArguments, _ planner: LintPlanner) throws -> LintPlan {
    let roots = try project.roots(around: plan.places)
    if roots.isEmpty {
      if !isQuiet { problemLog.write(Self.noProject(plan.places)) }
      return plan
    }
    return planner.plan(plan, within: roots)
  }

  private static func noProject(_ places: [String]) -> Remark {
    Remark(
      file: places.first ?? "",
      message: "no project is found around it, so that nothing else is known",
      remedy: "name its folder with --project-root"
    )
  }

  /// Says what could not be done with files that are only known. In a build, their own targets' lints say so.
  func tell(_ contextProblems: [Problem]) {
    if !isQuiet, !isBuild { problemLog.write(passedOver: contextProblems.inFileOrder) }
  }

  /// Says which objects a configuration ignores for nothing. Where some rules are left out, theirs may be the findings.
  func tell(ofIdle objects: [String], in plan: LintPlan) {
    guard !isQuiet, !isBuild, rules.only.isEmpty, rules.disable.isEmpty else { return }
    for object in objects {
      let configuration = plan.configurations.first { $0.ignoredObjects.contains(object) }
      problemLog.write(Remark(
        file: configuration?.file ?? "",
        message: "'\(object)' is ignored, and nothing is found about it",
        remedy: "take it out of ignored_objects"
      ))
    }
  }

  private func nothingToLint(in paths: [String]) -> String {
    guard !paths.isEmpty else { return "nothing to lint" }
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return "nothing to lint: no Swift files or resources in \(paths.prefix(3).joined(separator: ", "))\(more)"
  }

  // MARK: Linting

  func lint(_ plan: LintPlan, isLast: Bool = true) -> LintResult {
    let result = withLinter(plan, isLast: isLast) { linter, modules, progress in
      linter.lint(plan.scopes, modules: modules, progress: progress)
    }
    return result.adding(plan.problems)
  }

  /// Lints as one of many runs over a project.
  ///
  /// - Parameter isFirst: whether it is the one that leaves something for other processes.
  func lint(_ plan: LintPlan, in project: ProjectSession, isFirst: Bool) -> LintResult {
    let result = withLinter(plan, isLast: false) { linter, modules, progress in
      var linter = linter
      linter.cache?.isReadOnly = !isFirst
      return project.lint(plan.scopes, modules: modules, by: linter, for: RunAudience(progress: progress)) ?? LintResult()
    }
    return result.adding(plan.problems)
  }

  /// Lints, and fixes what can be fixed, without writing any file.
  func fix(_ plan: LintPlan, applying applicabilities: Set<Finding.Fix.Applicability>) -> FixRun.Outcome {
    var outcome = withLinter(plan, isLast: false) { linter, modules, progress in
      var run = FixRun(linter, plan.scopes, modules: modules, applying: applicabilities, progress: progress)
      return run.outcome()
    }
    outcome.result = outcome.result.adding(plan.problems)
    return outcome
  }

  /// Does something with a linter for the plan, and shows on a terminal how far it is.
  private func withLinter<Value>(
    _ plan: LintPlan,
    isLast: Bool,
    _ body: (Linter, [ModuleFacts], (@Sendable (Int, Int) -> Void)?) -> Value
  ) -> Value {
    let graphs = SymbolGraphReader(jobs: places.jobs).read(plan.symbolGraphs.files)
    if !isQuiet { problemLog.write(graphs.remarks) }
    let isWatched = StandardStream.error.isCapableTerminal && !isQuiet && !isBuild
    let progress = ProgressLine(isShown: isWatched)
    var linter = Linter(
      knownRules: knownRules, jobs: places.jobs, cache: cache(of: plan), isLast: isLast,
      reportsUnreachable: rules.reportUnreachable || plan.reportsUnreachable, timings: timings
    )
    linter.indexes = indexes
    linter.module = moduleName
    defer { progress?.end() }
    return body(linter, graphs.modules) { done, all in progress?.report(done: done, of: all) }
  }

  /// What the last run over the same directories left. Single files are linted sooner than it is read.
  private func cache(of plan: LintPlan) -> LintCache? {
    // A module and what others know of it are for a build system to keep.
    if timings != nil || moduleName != nil || !indexes.isEmpty { return nil }
    if let directory = build?.buildToolWorkDirectory { return CacheFolder(path: directory).cache(named: "cache") }
    let folders = plan.places.filter { AbsolutePath($0).isFolder }
    if project?.isOn == true, !folders.isEmpty { return caching.folder?.cache(of: plan.places, keeping: .whatIsSaved) }
    if stdinPath == nil, places.filesFrom == nil, !folders.isEmpty { return caching.folder?.cache(of: plan.places) }
    guard !plan.context.isEmpty else { return nil }
    return caching.folder?.cache(of: plan.context.places, keeping: .whatIsSaved)
  }
}

extension LintResult {
  func adding(_ problems: [Problem]) -> LintResult {
    var result = self
    result.problems = (problems + result.problems).inFileOrder
    return result
  }
}
