import Dispatch
import Foundation

/// A point in time by a clock that nobody sets.
struct Moment: Comparable, Sendable {
  private let nanoseconds: UInt64

  static var now: Moment { Moment(nanoseconds: DispatchTime.now().uptimeNanoseconds) }

  static func + (moment: Moment, seconds: Double) -> Moment {
    Moment(nanoseconds: moment.nanoseconds + UInt64(seconds * 1e9))
  }

  /// - Returns: the seconds from an earlier point to a later one.
  static func - (later: Moment, earlier: Moment) -> Double {
    earlier < later ? Double(later.nanoseconds - earlier.nanoseconds) / 1e9 : 0
  }

  static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

  /// The same point by the clock on the wall.
  var date: Date {
    let now = Moment.now
    return Date(timeIntervalSinceNow: now < self ? Double(nanoseconds - now.nanoseconds) / 1e9 : 0)
  }
}
