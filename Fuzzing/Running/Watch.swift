import Foundation

/// Ends the process where an input takes too much of it. A limit of the system's own would look like any other crash.
final class Watch: @unchecked Sendable {
  static let lateExitCode: Int32 = 98
  static let largeExitCode: Int32 = 97

  private let limits: Limits
  private let lock = NSLock()
  private var beginning = 0.0

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// An input comes in.
  func begin() {
    lock.lock()
    beginning = Resources.used.seconds
    lock.unlock()
  }

  func start() {
    Thread { [self] in
      while true {
        usleep(50_000)
        let used = Resources.used
        if used.megabytes > limits.megabytes { _exit(Watch.largeExitCode) }
        lock.lock()
        let beginning = beginning
        lock.unlock()
        if used.seconds - beginning > limits.seconds { _exit(Watch.lateExitCode) }
      }
    }.start()
  }
}

/// What the process has taken so far.
struct Resources {
  /// On all processors.
  let seconds: Double
  /// At the most, at any time.
  let megabytes: Int

  static var used: Resources {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    // Linux counts in kilobytes, macOS in bytes.
    #if canImport(Darwin)
      let megabytes = usage.ru_maxrss >> 20
    #else
      let megabytes = usage.ru_maxrss >> 10
    #endif
    return Resources(seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), megabytes: megabytes)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
