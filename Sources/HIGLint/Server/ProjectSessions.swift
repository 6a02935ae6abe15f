import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer
import HIGLintReporters
import HIGLintSymbolGraphs

/// Lints projects for the server, each in a session of its own.
final class ProjectSessions: ProjectLinting, @unchecked Sendable {
  private let caches: CacheFolder?
  private let lock = NSLock()
  private var plans: [ProjectPlace: PlannedProject] = [:]
  private var sessions: [ProjectPlace: ProjectSession] = [:]
  /// When a run last left what it had learnt.
  private var lastKept: [ProjectPlace: Date] = [:]

  init(caches: CacheFolder?) {
    self.caches = caches
  }

  func lint(_ request: ProjectRequest, for audience: ProjectAudience) -> ProjectReport? {
    if !request.isTreeStale {
      glance(request, for: audience)
      if audience.isGone() { return nil }
    }
    let project = project(request)
    let overlay = Overlay(request.texts, on: project.plan, at: request.place)
    let plan = overlay.plan
    var cache = project.cache
    let keeps = mayKeep(request, overlay)
    cache?.isReadOnly = !keeps
    let linter = Linter(
      knownRules: knownRules, jobs: request.jobs, cache: cache, reportsUnreachable: plan.reportsUnreachable
    )
    let listener = RunAudience(
      progress: audience.progress,
      urgent: Set(overlay.names.values),
      early: { audience.early(self.report($0, of: $1, project, overlay)) },
      isGone: audience.isGone
    )
    let found = session(request.place).lint(plan.scopes, modules: project.modules, by: linter, for: listener)
    guard let found else { return nil }
    if keeps { lock.withLock { lastKept[request.place] = Date() } }
    return report(found, of: Set(plan.reportedFiles.map(\.path)), project, overlay)
  }

  /// Tells what is found in the texts that are being edited before anything else of the project is looked at.
  private func glance(_ request: ProjectRequest, for audience: ProjectAudience) {
    guard let project = lock.withLock({ plans[request.place] }) else { return }
    let overlay = Overlay(request.texts, lyingOver: project.plan)
    let listener = RunAudience(
      urgent: Set(request.texts.keys),
      early: { audience.early(self.report($0, of: $1, project, overlay)) },
      isGone: audience.isGone
    )
    session(request.place).glance(at: request.texts, for: listener)
  }

  /// - Parameter files: the paths of the files that the result tells of.
  private func report(
    _ result: LintResult,
    of files: Set<String>,
    _ project: PlannedProject,
    _ overlay: Overlay
  ) -> ProjectReport {
    ProjectReport(
      result: overlay.plan.withoutKnown(result.adding(project.problems + overlay.plan.problems)),
      files: files,
      names: overlay.names,
      configurations: overlay.plan.configurations.compactMap(\.file),
      addresses: overlay.plan.addresses
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

  // MARK: Projects

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

  private func session(_ place: ProjectPlace) -> ProjectSession {
    lock.lock()
    defer { lock.unlock() }
    if let known = sessions[place] { return known }
    let session = ProjectSession()
    if case .folder = place { sessions[place] = session }
    return session
  }

  func forget(_ place: ProjectPlace) {
    lock.lock()
    defer { lock.unlock() }
    plans[place] = nil
    sessions[place] = nil
  }

  // MARK: The cache

  /// How seldom the cache is written, in seconds: it may take as long as the run.
  private static let cachePause = 300.0

  /// Whether a run may leave what it has learnt: not with texts that aren't saved, nor all the time.
  private func mayKeep(_ request: ProjectRequest, _ overlay: Overlay) -> Bool {
    guard overlay.isSaved else { return false }
    let last = lock.withLock { lastKept[request.place] }
    return last.map { Date().timeIntervalSince($0) >= Self.cachePause } ?? true
  }
}
