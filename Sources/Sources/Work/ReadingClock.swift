import Foundation

/// How long each thread has waited for code to be read, and for what all threads learn of it.
package final class ReadingClock: @unchecked Sendable {
  private let lock = NSLock()
  private var elapsed: [ObjectIdentifier: UInt64] = [:]
  private var waiting: Set<ObjectIdentifier> = []

  package init() {}

  /// What the thread that asks has waited, in nanoseconds.
  package var time: UInt64 {
    let thread = ObjectIdentifier(Thread.current)
    return lock.withLock { elapsed[thread] ?? 0 }
  }

  /// Work that is part of other such work counts once.
  func measure<Value>(_ work: () -> Value) -> Value {
    let thread = ObjectIdentifier(Thread.current)
    guard lock.withLock({ waiting.insert(thread).inserted }) else { return work() }
    let start = DispatchTime.now().uptimeNanoseconds
    defer {
      let end = DispatchTime.now().uptimeNanoseconds
      lock.withLock {
        waiting.remove(thread)
        elapsed[thread, default: 0] += end - start
      }
    }
    return work()
  }
}

extension ReadingClock? {
  /// The work alone, where nobody wants to know how long it takes.
  package func measure<Value>(_ work: () -> Value) -> Value {
    guard let self else { return work() }
    return self.measure(work)
  }
}
