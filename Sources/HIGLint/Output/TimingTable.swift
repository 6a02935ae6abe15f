import Foundation
import HIGLintEngine

/// Says on standard error how long reading code and each rule took.
enum TimingTable {
  /// Rules below this many seconds are counted together.
  private static let least = 0.001

  static func write(_ timings: RuleTimings) {
    try? StandardStream.error.write(text(timings))
  }

  static func text(_ timings: RuleTimings) -> String {
    let rules = timings.byRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = rules.filter { $0.value >= least }
    let others = rules.filter { $0.value < least }
    var lines = [("reading code", timings.readingCode)] + shown.map { ($0.key, $0.value) }
    if !others.isEmpty {
      lines.append(("\(others.count) other \(others.count == 1 ? "rule" : "rules")", others.reduce(0) { $0 + $1.value }))
    }
    let width = lines.map(\.0.count).max() ?? 0
    let table = lines.map { name, seconds in
      let padded = name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(padded)  \(String(format: "%8.1f", seconds * 1000))\n"
    }
    return "higlint: time on all threads, in milliseconds\n" + table.joined()
  }
}
