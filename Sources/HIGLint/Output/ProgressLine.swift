import Dispatch

/// A line on the terminal that tells how far a long run has come, and that is gone when the run ends.
struct ProgressLine {
  /// A shorter run shows nothing.
  private static let patience: UInt64 = 500_000_000
  private static let interval: UInt64 = 100_000_000

  private let steps: AsyncStream<(done: Int, all: Int)>.Continuation
  private let erased = DispatchSemaphore(value: 0)

  /// - Parameter isShown: whether to draw at all.
  init?(isShown: Bool, stream: StandardStream = .error) {
    guard isShown else { return nil }
    let (steps, continuation) = AsyncStream.makeStream(of: (done: Int, all: Int).self, bufferingPolicy: .bufferingNewest(1))
    self.steps = continuation
    let erased = erased
    Task.detached {
      var next = DispatchTime.now().uptimeNanoseconds + Self.patience
      var isDrawn = false
      for await step in steps where DispatchTime.now().uptimeNanoseconds >= next {
        try? stream.write("\r\u{1B}[KLinting: \(step.done) of \(step.all) files")
        next = DispatchTime.now().uptimeNanoseconds + Self.interval
        isDrawn = true
      }
      if isDrawn { try? stream.write("\r\u{1B}[K") }
      erased.signal()
    }
  }

  /// May be called from any thread.
  var report: @Sendable (Int, Int) -> Void {
    { [steps] done, all in steps.yield((done, all)) }
  }

  /// Erases the line; what is written next begins where it stood.
  func end() {
    steps.finish()
    erased.wait()
  }
}
