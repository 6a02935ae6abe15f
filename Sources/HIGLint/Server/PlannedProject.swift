import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer
import HIGLintSymbolGraphs

/// What a project's runs share, until its files or configurations change.
struct PlannedProject {
  let plan: LintPlan
  let modules: [ModuleFacts]
  let cache: LintCache?
  /// What is wrong with the configurations by now, where the plan is of a time when they could be used.
  let problems: [Problem]
  private let planned = Date()

  /// After so many seconds it is looked whether files have come or gone, since not every client tells.
  private static let patience = 2.0

  /// - Parameter before: the project as it was: what can't be used now is replaced by what could be then.
  init(_ request: ProjectRequest, before: PlannedProject?, _ caches: CacheFolder?) {
    let planned = Self.plan(request)
    let mistakes = planned.problems.filter { Self.isConfiguration($0.file, request) }
    if !mistakes.isEmpty, let before {
      (plan, modules, cache, problems) = (before.plan, before.modules, before.cache, mistakes)
      return
    }
    var plan = planned
    plan.symbolGraphs = SymbolGraphPlan(directories: [], configurations: plan.configurations)
    self.plan = plan
    modules = SymbolGraphReader(jobs: request.jobs).read(plan.symbolGraphs.files).modules
    problems = []
    if case .folder(let folder) = request.place { cache = caches?.cache(of: [folder]) } else { cache = nil }
  }

  var isOld: Bool { Date().timeIntervalSince(planned) > Self.patience }

  private static func plan(_ request: ProjectRequest) -> LintPlan {
    let planner: LintPlanner
    do {
      planner = try LintPlanner(
        selection: RuleSelection(), configuration: request.configuration, searchDirectory: nil, forcesExclusion: false
      )
    } catch {
      // It can only be refused for rules that are named, and none are.
      return LintPlan()
    }
    switch request.place {
    case .folder(let folder): return planner.adding(context: [], to: planner.plan([folder]))
    case .file(let path): return planner.plan(request.texts[path] ?? [], at: path)
    }
  }

  private static func isConfiguration(_ path: String, _ request: ProjectRequest) -> Bool {
    AbsolutePath(path).components.last == Configuration.fileName || path == request.configuration
  }
}
