import Foundation
import HIGLintAgentServer
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters
import HIGLintSymbolGraphs

/// The project that `higlint mcp` serves: all of a folder, and nothing outside of it, linted in one session.
final class RootProject: AgentProject, @unchecked Sendable {
  let root: AbsolutePath
  private let confinement: Confinement
  private let caches: CacheFolder?
  private let session = ProjectSession()
  private let lock = NSLock()
  /// When a run last left what it had learnt.
  private var lastKept: Date?

  init(root: AbsolutePath, caches: CacheFolder?) {
    confinement = Confinement(root)
    self.root = confinement.root
    self.caches = caches
  }

  // MARK: Linting

  func lint(_ question: LintQuestion, for audience: AgentAudience) throws(Refusal) -> LintResult? {
    let plan = try plan(rules: question.rules, text: question.text)
    let choice = try choice(question.places, of: plan)
    guard let found = run(plan, mayKeep: question.rules.isEmpty && question.text == nil, audience) else { return nil }
    var result = withoutKnown(found.adding(plan.problems + plan.context.problems), of: plan)
    if let revision = question.since {
      guard let new = try changed(result.findings, since: revision, plan, audience) else { return nil }
      result.findings = new
    }
    return choice.filtered(result)
  }

  func fix(_ question: FixQuestion, for audience: AgentAudience) throws(Refusal) -> FixRun.Outcome? {
    let plan = try plan(rules: question.rules)
    let choice = try choice(question.places, of: plan)
    let inputs = Dictionary(plan.files.map { ($0.path, $0) }) { first, _ in first }
    var run = FixRun(applying: question.applicabilities) { texts in
      let plan = plan.replacing { input in texts[input.path].map { input.replacingContents(with: $0) } ?? input }
      return self.run(plan, mayKeep: false, audience).map { choice.filtered($0) } ?? LintResult()
    } read: { path throws(Problem) in
      try SourceReader().read(inputs[path] ?? SourceInput(path: path))
    }
    var outcome = run.outcome()
    outcome.result = outcome.result.adding(plan.problems)
    return audience.isGone() ? nil : outcome
  }

  func write(_ files: [FixedFile]) -> [Problem] {
    let within = files.filter { confinement.holds($0.path) }
    let outside = files.filter { !confinement.holds($0.path) }.map { Problem.outside($0.path, "a link leads there") }
    return outside + FixWriter().write(within)
  }

  /// - Parameter mayKeep: whether what is learnt is what other processes can use.
  /// - Returns: nil where nobody waits any more.
  private func run(_ plan: LintPlan, mayKeep: Bool, _ audience: AgentAudience) -> LintResult? {
    var cache = caches?.cache(of: [root.string])
    cache?.isReadOnly = !(mayKeep && isTimeToKeep())
    let linter = Linter(knownRules: knownRules, cache: cache, reportsUnreachable: plan.reportsUnreachable)
    let listener = RunAudience(progress: audience.progress, isGone: audience.isGone)
    return session.lint(plan.scopes, modules: modules(of: plan), by: linter, for: listener)
  }

  private func modules(of plan: LintPlan) -> [ModuleFacts] {
    SymbolGraphReader(jobs: nil).read(plan.symbolGraphs.files).modules
  }

  /// How seldom the cache is written, in seconds: it may take as long as the run.
  private static let cachePause = 300.0

  private func isTimeToKeep() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let now = Date()
    if let lastKept, now.timeIntervalSince(lastKept) < Self.cachePause { return false }
    lastKept = now
    return true
  }

  // MARK: Planning

  private func plan(rules: [String], text: LintQuestion.Text? = nil) throws(Refusal) -> LintPlan {
    let planner = try planner(rules)
    var plan = planner.adding(context: [], to: planner.plan([root.string]))
    plan.symbolGraphs = SymbolGraphPlan(directories: [], configurations: plan.configurations, within: confinement)
    plan.problems += plan.symbolGraphs.problems
    guard let text else { return plan }
    let path = text.place.string
    let overlay = Overlay([path: text.bytes], on: plan, at: .folder(root.string))
    guard overlay.names[path] != nil else {
      throw Refusal("`\(shown(path))` isn't a part of the project", remedy: "see what \(Configuration.fileName) includes and excludes")
    }
    return overlay.plan
  }

  private func planner(_ rules: [String]) throws(Refusal) -> LintPlanner {
    do {
      return try LintPlanner(
        selection: RuleSelection(only: rules), configuration: nil, searchDirectory: nil, forcesExclusion: false,
        confinement: confinement
      )
    } catch {
      throw Refusal("\(error)", remedy: "`rules` lists them all")
    }
  }

  /// What of the plan's files lies at the places.
  private func choice(_ places: [AbsolutePath], of plan: LintPlan) throws(Refusal) -> FileChoice {
    let choice = FileChoice(places, of: plan)
    for place in places where !choice.holds(place) && !place.isFolder {
      let isThere = FileManager.default.fileExists(atPath: place.string)
      throw isThere
        ? Refusal("`\(shown(place.string))` isn't linted", remedy: "see what \(Configuration.fileName) includes and excludes")
        : Refusal("there is no `\(shown(place.string))`", remedy: "check the path, which starts from the project's folder")
    }
    return choice
  }

  private func shown(_ path: String) -> String { Printable.line(WorkingDirectory(root).relative(path)) }

  // MARK: Gates

  private func withoutKnown(_ result: LintResult, of plan: LintPlan) -> LintResult {
    guard let baseline = plan.baseline, confinement.place(of: baseline) == nil else { return plan.withoutKnown(result) }
    return result.adding([.outside(baseline, "`baseline` names it")])
  }

  /// What of the findings changes since a revision have brought.
  private func changed(
    _ findings: [Finding],
    since revision: String,
    _ plan: LintPlan,
    _ audience: AgentAudience
  ) throws(Refusal) -> [Finding]? {
    let isRevision = !revision.isEmpty && !revision.hasPrefix("-") && !revision.utf8.contains { $0 < 0x20 }
    guard isRevision else { throw Refusal("`since` isn't a git revision", remedy: "name a commit, a branch or a tag") }
    do throws(Problem) {
      let changes = try ChangedCode(since: revision, around: root)
      let previous = changes.previous(plan)
      let linter = Linter(knownRules: knownRules, reportsUnreachable: plan.reportsUnreachable)
      let listener = RunAudience(isGone: audience.isGone)
      // Another session, since this one is of the files as they are.
      let before = ProjectSession().lint(previous.scopes, modules: modules(of: plan), by: linter, for: listener)
      return before.map { changes.new(findings, of: plan, before: $0.findings, of: previous) }
    } catch {
      throw Refusal(error.message, remedy: error.remedy)
    }
  }

  // MARK: Settings

  func settings() throws(Refusal) -> AgentSettings {
    let plan = try planner([]).plan([root.string])
    let file = Configuration.find(from: root.string)
    guard let configuration = plan.configurations.first(where: { $0.file == file }) else {
      let problem = plan.problems.first { $0.file == file }
      throw Refusal(problem.map { "\(shown($0.file)): \($0.message)" } ?? "the configuration can't be used", remedy: problem?.remedy ?? "run `higlint lint`")
    }
    let rules = plan.rules(of: configuration)
    return AgentSettings(
      file: file,
      configuration: EffectiveConfiguration(configuration, rules: rules, file: file.map(shown)).json,
      rules: rules
    )
  }
}
