import Foundation
import HIGLintEngine
import HIGLintProtocols

/// A run over a project, and what it has seen.
struct LintJob: Sendable {
  let request: ProjectRequest
  /// The number of the last change that it can have seen.
  let change: Int
  /// By name, the last change of each document of the project.
  let documents: [String: Int]
  let cancellation = Cancellation()
}

/// When projects are linted, and what becomes of that.
extension ServerSession {
  /// When the next run is to begin; nil where there is nothing to look for, or one goes on: each uses as many threads
  /// as it may.
  var nextRun: Moment? {
    guard settings.enable, !projects.values.contains(where: \.isRunning) else { return nil }
    return projects.values.compactMap(\.due).min()
  }

  func startDueRuns(at moment: Moment) {
    guard let nextRun, nextRun <= moment else { return }
    let due = projects.values.filter { $0.due.map { $0 <= moment } ?? false }
    guard let project = due.max(by: { $0.lastChange < $1.lastChange }) else { return }
    let job = job(project)
    projects[project.place]?.begin(job.cancellation, at: moment)
    runProgress.begin(project.place, at: moment)
    let (linting, mailbox) = (setup.linting, mailbox)
    Self.work {
      let audience = ProjectAudience(
        progress: { done, all in mailbox.put(.progressed(job.request.place, done: done, all: all)) },
        early: { mailbox.put(.lintedInPart(job, $0)) },
        isGone: { job.cancellation.isCancelled }
      )
      mailbox.put(.linted(job, linting.lint(job.request, for: audience)))
    }
  }

  /// Does something on another thread. Code nests as deep as its author likes, so the stack is deep too.
  static func work(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 64 << 20
    // Typing comes first.
    thread.qualityOfService = .utility
    thread.start()
  }

  private func job(_ project: Project) -> LintJob {
    let own = documents.values.filter { $0.place == project.place }
    return LintJob(
      request: request(project.place, isTreeStale: project.isTreeStale),
      change: project.lastChange,
      documents: Dictionary(own.map { ($0.uri.string, $0.change) }) { first, _ in first }
    )
  }

  /// What is to be linted now.
  func request(_ place: ProjectPlace, isTreeStale: Bool) -> ProjectRequest {
    let root = places.folders.first ?? AbsolutePath("/")
    // Of two names of one file, the text that was changed last counts.
    let own = documents.values.filter { $0.place == place }.sorted { $0.change < $1.change }
    return ProjectRequest(
      place: place,
      texts: Dictionary(own.map { ($0.path, $0.text.bytes) }) { $1 },
      configuration: settings.configuration.map { AbsolutePath($0, relativeTo: root).string },
      jobs: settings.jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount / 2),
      isTreeStale: isTreeStale
    )
  }

  /// Takes what a run has found in some files while it goes on with the others.
  func takePart(_ job: LintJob, _ report: ProjectReport) {
    guard projects[job.request.place] != nil, settings.enable else { return }
    let moment = Moment.now
    projects[job.request.place]?.noteEarly(report, at: moment)
    let changed = distribute(report, job, among: report.files, at: moment)
    deliver(edited: changed)
  }

  /// - Parameter report: nil where the run was broken off.
  func finish(_ job: LintJob, _ report: ProjectReport?) {
    let moment = Moment.now
    endProgress(of: job.request.place)
    guard projects[job.request.place] != nil else { return setup.linting.forget(job.request.place) }
    guard let report, settings.enable else {
      projects[job.request.place]?.breakOff()
      return
    }
    projects[job.request.place]?.end(report, job, at: moment)
    let changed = distribute(report, job, at: moment)
    noteConfigurations(report, of: job.request.place)
    deliver(edited: changed)
  }

  // MARK: Distribution

  /// How long what other files see of a text with open brackets may stay as it was, in seconds.
  private static let heldFor = 2.0

  /// Hands out a run's findings to the documents that still have the text that was linted.
  ///
  /// While brackets are open, types seem to lie within others, and the findings of other files would come and go with
  /// every key. Those stay as they were, for a while.
  ///
  /// - Parameter files: the files of which the report tells; nil for all.
  /// - Returns: the names of documents whose text is linted for the first time.
  private func distribute(
    _ report: ProjectReport,
    _ job: LintJob,
    among files: Set<String>? = nil,
    at moment: Moment
  ) -> [String] {
    let place = job.request.place
    let holding = documents.values.filter { $0.place == place }.compactMap(\.unbalancedSince).map { $0 + Self.heldFor }
    let heldUntil = holding.max().flatMap { $0 > moment ? $0 : nil }
    let found = Dictionary(grouping: report.result.findings, by: \.file)
    let problems = Dictionary(grouping: report.result.problems, by: \.file)
    var edited: [String] = []
    for (uri, change) in job.documents {
      guard let document = documents[uri], document.change == change else { continue }
      let isEdited = findings[uri]?.change != change
      if heldUntil != nil, !isEdited, document.unbalancedSince == nil { continue }
      let name = report.name(of: document.path)
      if let files, !(name.map { files.contains($0) } ?? false) { continue }
      noteFindings(
        name.flatMap { found[$0] } ?? [], name.flatMap { problems[$0] } ?? [], of: document, seen: job.change
      )
      if isEdited { edited.append(uri) }
    }
    if files == nil { projects[place]?.heldUntil = heldUntil }
    return edited
  }

  /// When the findings are due that were held back; nil where none were.
  var release: Moment? { projects.values.compactMap(\.heldUntil).min() }

  func releaseHeldFindings(at moment: Moment) {
    for project in projects.values where project.heldUntil.map({ $0 <= moment }) ?? false {
      guard let (report, job) = project.report.flatMap({ report in project.lastJob.map { (report, $0) } }) else {
        continue
      }
      _ = distribute(report, job, at: moment)
    }
    deliver(edited: [])
  }

  /// Notes what was found in a document's text.
  ///
  /// - Parameter change: the last change of anything that the findings tell of.
  func noteFindings(_ found: [Finding], _ problems: [Problem] = [], of document: OpenDocument, seen change: Int) {
    let writer = diagnosticWriter(of: document.place)
    let diagnostics = found.map { writer.diagnostic($0, in: document.text) }
      + problems.map { writer.diagnostic($0, in: document.text) }
    findings[document.uri.string] = DocumentFindings(
      change: document.change, seen: change, findings: found, diagnostics: diagnostics
    )
  }

  /// Tells findings of a project in this client's terms.
  func diagnosticWriter(of place: ProjectPlace?) -> DiagnosticWriter {
    DiagnosticWriter(
      encoding: encoding, capabilities: client.capabilities, pages: pages,
      addresses: place.flatMap { projects[$0]?.report?.addresses } ?? .published,
      uri: { path in self.document(at: path)?.uri.string ?? DocumentURI(path: path).string },
      text: { path in self.document(at: path)?.text ?? DocumentText(file: path) }
    )
  }

  private func document(at path: String) -> OpenDocument? {
    documents.values.first { $0.path == path }
  }
}
