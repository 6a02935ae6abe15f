import Foundation

/// How long the rules took in a run, all threads together, and how long code was read for them.
public final class RuleTimings: @unchecked Sendable {
  private let lock = NSLock()
  private var rules: [String: UInt64] = [:]
  private var reading: UInt64 = 0
  let clock = ReadingClock()

  /// Nothing is timed yet: a ``Linter`` that is given the timings adds to them.
  public init() {}

  /// The time that each rule took by itself, by its id; in seconds.
  public var byRule: [String: Double] {
    lock.withLock { rules.mapValues { Double($0) / 1e9 } }
  }

  /// The time that it took to read the code of all files that some rule asked for, and to find the tables that it sets up;
  /// in seconds.
  public var readingCode: Double {
    lock.withLock { Double(reading) / 1e9 }
  }

  /// Measures the work of one rule, without that of reading code for it.
  func measure<Value>(_ rule: String, _ work: () -> Value) -> Value {
    let start = DispatchTime.now().uptimeNanoseconds
    let readBefore = clock.time
    let value = work()
    let elapsed = DispatchTime.now().uptimeNanoseconds - start
    let read = clock.time - readBefore
    lock.withLock {
      rules[rule, default: 0] += elapsed - min(read, elapsed)
      reading += read
    }
    return value
  }
}
