/// How code speaks of motion, and of what moves for a reason.
enum MotionWords {
  static let repeats = ["repeatForever", "repeat", "repeatCount", "phaseAnimator"]

  static func saysLess(_ name: String) -> Bool {
    let name = name.lowercased()
    return less.contains { name.contains($0) }
  }

  /// Whether something of that name shows that people have to wait, or that something goes on.
  static func isAboutWaiting(_ name: String) -> Bool {
    NameWords.of(name.filter { $0 != "_" }).contains(where: waiting.contains)
  }

  private static let less = [
    "reducemotion", "reducedmotion", "reducesmotion", "lessmotion", "disableanimation", "animationsenabled",
  ]

  private static let waiting: Set<String> = [
    "activity", "buffering", "indicator", "load", "loader", "loading", "placeholder", "progress", "refresh",
    "refreshing", "shimmer", "shimmering", "skeleton", "spin", "spinner", "spinning", "sync", "syncing", "throbber", "uploading",
    "downloading", "wait", "waiting", "processing", "connecting", "searching", "scanning", "recording", "typing",
    "buffer", "busy", "live",
  ]
}
