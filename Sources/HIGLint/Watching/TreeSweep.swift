import Foundation
import HIGLintEngine

/// Looks again and again whether files and folders are still what they were, by what the system says of them.
struct TreeSweep {
  private let paths: [String]
  private let looks: [Look]
  private let started: UInt64

  /// How something is found.
  private struct Look {
    let isThere: Bool
    /// None for what has changed so short a time ago that it may change again unseen: that is looked at once more.
    let stamp: FileStamp?

    init(_ path: String) {
      stamp = FileStamp(path)
      isThere = stamp != nil || FileManager.default.fileExists(atPath: path)
    }

    func isSurely(_ other: Look) -> Bool { isThere == other.isThere && (!isThere || stamp != nil && stamp == other.stamp) }
  }

  /// How long the shortest and the longest pause is between two looks, in seconds, and how many times as long as the look
  /// itself: whatever the size of the project, it takes no more than a hundredth of one core.
  private static let pauses = 0.25...2.0
  private static let restOfLook = 100.0

  init(_ paths: [String]) {
    let all = Set(paths).sorted()
    self.paths = all
    started = DispatchTime.now().uptimeNanoseconds
    looks = all.map { Look($0) }
  }

  /// Returns once something isn't what it was.
  func waitForChange() {
    var look = DispatchTime.now().uptimeNanoseconds - started
    while true {
      let pause = Double(look) / 1e9 * Self.restOfLook
      Thread.sleep(forTimeInterval: min(max(pause, Self.pauses.lowerBound), Self.pauses.upperBound))
      let start = DispatchTime.now().uptimeNanoseconds
      if hasChanged { return }
      look = DispatchTime.now().uptimeNanoseconds - start
    }
  }

  private var hasChanged: Bool { !zip(paths, looks).allSatisfy { Look($0).isSurely($1) } }
}
