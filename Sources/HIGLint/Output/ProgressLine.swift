import Dispatch

/// A line on the terminal that tells how far a long run has come, and that is gone when the run ends.
///
/// It remembers nothing but when the run began, so that any thread may report.
struct ProgressLine: Sendable {
  private let stream: StandardStream
  /// In nanoseconds, as is the clock.
  private let firstShown: UInt64

  /// - Parameters:
  ///   - isShown: whether to draw at all.
  ///   - patience: the nanoseconds after which a run is long; a shorter one shows nothing.
  init?(isShown: Bool, stream: StandardStream = .error, patience: UInt64 = 500_000_000) {
    guard isShown else { return nil }
    self.stream = stream
    firstShown = DispatchTime.now().uptimeNanoseconds + patience
  }

  private var isLongRun: Bool { DispatchTime.now().uptimeNanoseconds >= firstShown }

  /// May be called from any thread.
  func report(done: Int, of all: Int) {
    guard isLongRun else { return }
    // A terminal that has gone away is no reason to stop.
    Interruption.shared.perform({ try? stream.write("\r\u{1B}[KLinting: \(done) of \(all) files") }, undo: erase)
  }

  /// Erases the line; what is written next begins where it stood.
  func end() {
    if isLongRun { Interruption.shared.perform(erase, undo: nil) }
  }

  @Sendable private func erase() {
    try? stream.write("\r\u{1B}[K")
  }
}
