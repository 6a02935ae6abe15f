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
  /// By name, the number of the change that each open document was linted after.
  private(set) var lintedChanges: [String: Int] = [:]
  private(set) var isRunning = false
  /// Until when findings are held back; nil where none are.
  var heldUntil: Moment?
  /// When the first and the last change came that no run has seen.
  private var waitingSince: (first: Moment, last: Moment)?
  private var lastRun: Moment?

  init(place: ProjectPlace) {
    self.place = place
  }

  /// How long typing must pause, how long findings may stay behind, and after what pause a change is the first of its kind.
  private static let pause = 0.075
  private static let patience = 0.3

  /// Whether the report tells of all that was changed.
  var isCurrent: Bool { coveredChange >= lastChange }

  /// Notes that something has changed.
  ///
  /// - Parameter delay: how long to wait for more of the kind.
  mutating func concern(_ change: Int, staleTree: Bool, at moment: Moment, delay: Double = 0) {
    lastChange = change
    isTreeStale = isTreeStale || staleTree
    let last = moment + delay
    waitingSince = (waitingSince?.first ?? last, max(waitingSince?.last ?? last, last))
  }

  /// When the next run is to begin; nil where nothing has changed, or a run goes on.
  var due: Moment? {
    guard let waitingSince, !isRunning else { return nil }
    // After a pause nothing needs to be waited for.
    if lastRun.map({ $0 + Self.patience < waitingSince.first }) ?? true { return waitingSince.last }
    return min(waitingSince.last + Self.pause, waitingSince.first + Self.patience)
  }

  mutating func begin(at moment: Moment) {
    isRunning = true
    isTreeStale = false
    waitingSince = nil
    lastRun = moment
  }

  /// - Parameter change: the last change that the run has seen.
  mutating func end(_ report: ProjectReport, seen change: Int, documents: [String: Int], at moment: Moment) {
    isRunning = false
    lastRun = moment
    self.report = report
    coveredChange = change
    lintedChanges = documents
  }
}
