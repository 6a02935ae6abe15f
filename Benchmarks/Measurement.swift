import Foundation
import HIGLintEngine

/// How long one kind of work took, and how much memory the process had needed when it was first done.
struct Measurement {
  let work: Work
  /// In seconds, shortest first.
  private(set) var times: [Double] = []
  private(set) var peakMemory = 0

  init(of work: Work) { self.work = work }

  /// The middle one of all times.
  var median: Double { (times[(times.count - 1) / 2] + times[times.count / 2]) / 2 }

  mutating func repeatWork(on input: Input) {
    let start = DispatchTime.now().uptimeNanoseconds
    work.run(on: input)
    times = (times + [Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9]).sorted()
    if times.count == 1 { peakMemory = Measurement.peakMemory }
  }

  /// In bytes; Linux counts in kilobytes.
  private static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #elseif canImport(Glibc)
      return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss << 10 : 0
    #else
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss << 10 : 0
    #endif
  }
}
