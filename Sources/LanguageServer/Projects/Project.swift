import HIGLintProtocols

/// What the server knows of one project, and what is still to be found out.
struct Project {
  let place: ProjectPlace
  /// The number of the last change that may bring other findings.
  private(set) var lastChange = 0
  /// The change up to which the report tells of all.
  private(set) var coveredChange = -1
  /// Whether files or configurations may have come, gone or changed.
  private(set) var isTreeStale = true
  private(set) var report: ProjectReport?
  /// What has been told since of some files alone.
  private var earlyReport: ProjectReport?
  /// The run that the report is of.
  private(set) var lastJob: LintJob?
  /// What breaks off the run that goes on; nil where none does.
  private var running: Cancellation?
  /// Whether the run that goes on has told what was edited, and all that is still to come is what other files have of
  /// it.
  private var hasToldEdited = false
  /// Until when findings are held back; nil where none are.
  var heldUntil: Moment?
  /// When the first and the last change came that no run has seen.
  private var waitingSince: (first: Moment, last: Moment)?
  /// When the last run began.
  private var lastRun: Moment?
  /// When the first run began of those that were broken off since the report.
  private var behindSince: Moment?
  /// How long it took the last run to tell what was edited, in seconds: where that is no longer than the pause, it doesn't
  /// pay to wait for more.
  private var lastDuration = 0.0

  init(place: ProjectPlace) {
    self.place = place
  }

  /// How long typing must pause at most, how long findings may stay behind, and after what pause a change is the first
  /// of its kind.
  private static let pause = 0.075
  private static let patience = 0.3
  /// For how long the findings of other files may stay behind while typing goes on.
  private static let patienceWithOthers = 3.0

  var isRunning: Bool { running != nil }

  /// Whether the report tells of all that was changed.
  var isCurrent: Bool { coveredChange >= lastChange }

  /// Notes that something has changed. A run that has nothing to tell any more but what other files have of an older
  /// state is broken off, for some time.
  ///
  /// - Parameter delay: how long to wait for more of the kind.
  mutating func concern(_ change: Int, staleTree: Bool, at moment: Moment, delay: Double = 0) {
    lastChange = change
    isTreeStale = isTreeStale || staleTree
    let last = moment + delay
    waitingSince = (waitingSince?.first ?? last, max(waitingSince?.last ?? last, last))
    if hasToldEdited, report != nil, let behindSince, moment < behindSince + Self.patienceWithOthers { breakOffRun() }
  }

  /// When the next run is to begin; nil where nothing has changed, or a run goes on.
  var due: Moment? {
    guard let waitingSince, !isRunning else { return nil }
    // After a pause nothing needs to be waited for.
    if lastRun.map({ $0 + Self.patience < waitingSince.first }) ?? true { return waitingSince.last }
    let pause = lastDuration > Self.pause ? Self.pause : 0
    return min(waitingSince.last + pause, waitingSince.first + Self.patience)
  }

  mutating func begin(_ cancellation: Cancellation, at moment: Moment) {
    running = cancellation
    hasToldEdited = false
    isTreeStale = false
    waitingSince = nil
    lastRun = moment
    behindSince = behindSince ?? moment
  }

  mutating func noteEarly(_ report: ProjectReport, at moment: Moment) {
    noteTold(at: moment)
    earlyReport = report
  }

  private mutating func noteTold(at moment: Moment) {
    if !hasToldEdited { lastDuration = lastRun.map { moment - $0 } ?? 0 }
    hasToldEdited = true
  }

  /// The newest report that tells of an open file, and what the file is called there.
  func report(of path: String) -> (report: ProjectReport, name: String)? {
    for report in [earlyReport, report].compactMap({ $0 }) {
      if let name = report.name(of: path), report.files.contains(name) { return (report, name) }
    }
    return nil
  }

  mutating func end(_ report: ProjectReport, _ job: LintJob, at moment: Moment) {
    noteTold(at: moment)
    running = nil
    behindSince = nil
    self.report = report
    earlyReport = nil
    coveredChange = job.change
    lastJob = job
  }

  /// Has the run that goes on end without a report, as soon as it can.
  func breakOffRun() {
    running?.cancel()
  }

  /// Notes that a run has ended without a report.
  mutating func breakOff() {
    running = nil
  }
}
