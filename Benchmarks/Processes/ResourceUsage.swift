import Foundation

/// What a process took, as the system counted once it was gone.
struct ResourceUsage {
  /// From start to end, in seconds.
  let time: Double
  /// In seconds, of the program and of the system on its behalf, on all cores together. Where other programs run, it is
  /// steadier than the time.
  let processorTime: Double
  /// The most memory that it, or a process that it waited for, held at once, in bytes.
  let peakMemory: Int

  init(time: Double, _ usage: rusage) {
    self.time = time
    processorTime = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
    #if canImport(Darwin)
      peakMemory = usage.ru_maxrss
    #else
      // Linux counts in kilobytes.
      peakMemory = usage.ru_maxrss << 10
    #endif
  }
}
