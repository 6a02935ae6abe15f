import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer
import HIGLintReporters
import HIGLintSymbolGraphs

/// Lints projects for the server by whole runs, each of which takes from the cache what hasn't changed.
final class WholeRuns: ProjectLinting, @unchecked Sendable {
  private let caches: CacheFolder?
  private let lock = NSLock()
  private var plans: [ProjectPlace: PlannedProject] = [:]

  init(caches: CacheFolder?) {
    self.caches = caches
  }

  func lint(_ request: ProjectRequest, progress: @escaping @Sendable (Int, Int) -> Void) -> ProjectReport {
    let project = project(request)
    let overlay = Overlay(request.texts, on: project.plan, at: request.place)
    let plan = overlay.plan
    var cache = project.cache
    cache?.isReadOnly = !mayKeep(request, overlay)
    let linter = Linter(
      knownRules: knownRules, jobs: request.jobs, cache: cache, reportsUnreachable: plan.reportsUnreachable
    )
    let found = linter.lint(plan.scopes, modules: project.modules, progress: progress)
    let result = project.filtered(found.adding(project.problems + plan.problems), of: plan)
    return ProjectReport(
      result: result,
      files: Set(plan.files.map(\.path)),
      names: overlay.names,
      configurations: plan.configurations.compactMap(\.file)
    )
  }

  func mistakes(inConfiguration text: [UInt8], at path: String) -> [Problem] {
    do {
      _ = try Configuration.parse(text, file: path, rules: knownRules, reporters: allReporters.map { $0.id })
      return []
    } catch {
      return error.problems
    }
  }

  // MARK: Plans

  private func project(_ request: ProjectRequest) -> PlannedProject {
    lock.lock()
    defer { lock.unlock() }
    let known = plans[request.place]
    if let known, !request.isTreeStale, !known.isOld { return known }
    let project = PlannedProject(request, before: known, caches)
    // Many files may stand by themselves, for a short time.
    if case .folder = request.place { plans[request.place] = project }
    return project
  }

  // MARK: The cache

  /// How seldom the cache is written, in seconds: it may take as long as the run.
  private static let cachePause = 300.0

  /// Whether a run may leave what it has learnt: not with texts that aren't saved, nor all the time.
  private func mayKeep(_ request: ProjectRequest, _ overlay: Overlay) -> Bool {
    guard overlay.isSaved else { return false }
    lock.lock()
    defer { lock.unlock() }
    let now = Date()
    if let last = plans[request.place]?.lastKept, now.timeIntervalSince(last) < Self.cachePause { return false }
    plans[request.place]?.lastKept = now
    return true
  }
}
