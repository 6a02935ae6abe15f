import HIGLintProtocols

/// How far a run is, for runs that somebody waits for.
struct RunProgress {
  private var running: (place: ProjectPlace, since: Moment)?
  private var done = 0
  private var all = 0
  private(set) var token: String?
  /// Whether the client has agreed to show it.
  var isShown = false
  private var count = 0
  private var lastReport = Moment.now

  /// After so many seconds a run is long, and so often it is told how far it is.
  private static let patience = 1.0
  private static let pause = 0.25

  /// When the run that goes on becomes a long one; nil once that is told.
  var due: Moment? { token == nil ? running.map { $0.since + Self.patience } : nil }

  var percentage: Int { all == 0 ? 0 : min(100, done * 100 / all) }

  var message: String { "\(done) of \(all) files" }

  mutating func begin(_ place: ProjectPlace, at moment: Moment) {
    running = (place, moment)
    (done, all) = (0, 0)
  }

  /// - Returns: the token under which to tell of it.
  mutating func show() -> String {
    count += 1
    let token = "higlint-run-\(count)"
    self.token = token
    return token
  }

  /// - Returns: whether it is time to tell of it.
  mutating func note(done: Int, all: Int, at moment: Moment) -> Bool {
    (self.done, self.all) = (done, all)
    guard isShown, lastReport + Self.pause < moment else { return false }
    lastReport = moment
    return true
  }

  /// - Returns: the token under which it was told of.
  mutating func end() -> String? {
    defer { (running, token, isShown) = (nil, nil, false) }
    return isShown ? token : nil
  }
}

extension ServerSession {
  func showProgress() {
    let token = runProgress.show()
    guard client.capabilities.showsProgress else { return }
    client.ask("window/workDoneProgress/create", ProgressToken(token: token)) { [weak self] reply in
      guard let self, reply.error == nil, self.runProgress.token == token else { return }
      self.runProgress.isShown = true
      self.tell(
        token, WorkProgress(kind: .begin, title: "HIGLint", message: "Linting", percentage: self.runProgress.percentage)
      )
    }
  }

  func noteProgress(of place: ProjectPlace, done: Int, all: Int) {
    guard runProgress.note(done: done, all: all, at: .now), let token = runProgress.token else { return }
    tell(token, WorkProgress(kind: .report, message: runProgress.message, percentage: runProgress.percentage))
  }

  func endProgress(of place: ProjectPlace) {
    if let token = runProgress.end() { tell(token, WorkProgress(kind: .end)) }
  }

  private func tell(_ token: String, _ value: WorkProgress) {
    client.notify("$/progress", ProgressParams(token: .string(token), value: value))
  }
}
