import Foundation

/// What ends the process before its time, such as Ctrl-C: it ends at once, but not in the middle of replacing a file.
///
/// A thread waits for the signals. So what is left to do before the end is plain code: it is no signal handler's.
final class Interruption: @unchecked Sendable {
  static let shared = Interruption()

  /// How long the end waits for work that mustn't be broken off, in seconds. A dead disk can't hold it up for longer.
  private static let patience = 0.5

  private let lock = NSLock()
  private var cleanUp: (@Sendable () -> Void)?
  /// Held for no longer than it takes to read or set the draft, so that the end needn't wait for it.
  private let draftLock = NSLock()
  private var draft: String?

  private init() {}

  /// Does work that is either done or left undone: the process doesn't end in the middle of it.
  func postpone<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }

  /// Tells of a file that is to be there for as long as the work goes on, or of none any more: where a dead disk takes
  /// longer than the end can wait, it is all that there is to remove.
  func note(draft path: String?) {
    draftLock.lock()
    defer { draftLock.unlock() }
    draft = path
  }

  private func removeDraft() {
    draftLock.lock()
    defer { draftLock.unlock() }
    if let draft { _ = unlink(draft) }
  }

  /// Does work that is to be undone where the process ends before its time; nil where there is nothing left to undo.
  func perform(_ work: () -> Void, undo: (@Sendable () -> Void)?) {
    postpone {
      work()
      cleanUp = undo
    }
  }

  /// To be called before other threads start: they are to leave the signals to the one that waits.
  func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    // What whoever started the process has it ignore, as `nohup` does, stays ignored.
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let thread = Thread { [signals] in
      var number: Int32 = 0
      var waiting = signals
      while sigwait(&waiting, &number) != 0 {}
      self.end(by: number)
    }
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// Ends as if the signal had not been waited for: who started the process sees which it was, 130 or 143 in a shell.
  private func end(by number: Int32) -> Never {
    if lock.lock(before: Date(timeIntervalSinceNow: Self.patience)) { cleanUp?() } else { removeDraft() }
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    // `signal` tells by setting another handler: what came just then would be lost.
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
