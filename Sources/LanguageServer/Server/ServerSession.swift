import Foundation
import HIGLintEngine
import HIGLintProtocols

/// All that the server knows while it serves a client. One thread owns it.
final class ServerSession {
  let setup: ServerSetup
  let client: Client
  let mailbox: Mailbox<ServerEvent>
  let pages: RulePages
  /// What the process ends with, once it is to end.
  private(set) var status: Int32?
  private(set) var phase = Phase.starting
  var encoding = PositionEncoding.utf16
  var settings = ServerSettings()
  var places: ProjectPlaces
  /// Open documents by their names.
  var documents: [String: OpenDocument] = [:]
  var projects: [ProjectPlace: Project] = [:]
  /// By the names of open documents, what was found in the text that they had.
  var findings: [String: DocumentFindings] = [:]
  var deliveries = Deliveries()
  var fixJobs: [RequestID: Cancellation] = [:]
  var runProgress = RunProgress()
  /// The configurations that can't be used.
  var configurationMistakes: [ProjectPlace: Set<String>] = [:]
  /// The number of the last change of anything.
  private var lastChange = 0
  /// The process that started this one, and when it is looked for again.
  private var parent: (process: Int32, check: Moment)?

  enum Phase {
    case starting, running, ending
  }

  init(_ setup: ServerSetup, client: Client, mailbox: Mailbox<ServerEvent>) {
    self.setup = setup
    self.client = client
    self.mailbox = mailbox
    pages = RulePages(setup.rules)
    places = ProjectPlaces(folders: [], home: setup.home.map { AbsolutePath($0) })
  }

  /// What every change is known by.
  func nextChange() -> Int {
    lastChange += 1
    return lastChange
  }

  func begin(_ params: InitializeParams) {
    phase = .running
    client.capabilities = params.capabilities
    parent = params.processId.map { (Int32(truncatingIfNeeded: $0), .now + Self.parentPause) }
  }

  /// Answers nothing any more but the end.
  func beginEnd() {
    phase = .ending
  }

  func end() {
    status = phase == .ending ? 0 : 1
  }

  // MARK: Events

  func take(_ event: ServerEvent) {
    switch event {
    case .received(.success(let message)): take(message)
    case .received(.failure(let error)): client.refuse(nil, error)
    case .hungUp(let error):
      if let error { FileHandle.standardError.write(Data("higlint: \(error)\n".utf8)) }
      end()
    case .lintedInPart(let job, let report): takePart(job, report)
    case .linted(let job, let report): finish(job, report)
    case .progressed(let place, let done, let all): noteProgress(of: place, done: done, all: all)
    case .fixed(let job, let text): finish(job, text)
    }
    if client.isGone { end() }
  }

  // MARK: Time

  private static let parentPause = 5.0

  /// When something is to be done even if nothing comes; nil for never.
  var nextMoment: Moment? {
    [nextRun, release, deliveries.refreshDue, runProgress.due, parent?.check].compactMap { $0 }.min()
  }

  func passTime(to moment: Moment) {
    startDueRuns(at: moment)
    if let release, release <= moment { releaseHeldFindings(at: moment) }
    if let due = deliveries.refreshDue, due <= moment { refreshClient(at: moment) }
    if let due = runProgress.due, due <= moment { showProgress() }
    if let parent, parent.check <= moment {
      self.parent = (parent.process, moment + Self.parentPause)
      if kill(parent.process, 0) != 0, errno == ESRCH { end() }
    }
    if client.isGone { end() }
  }
}
