import Foundation

/// How much was examined, and how it went.
struct Tally: CustomStringConvertible {
  private struct Row {
    var inputs = 0
    var bytes = 0
    var failures = 0
    var seconds = 0.0
  }

  private struct Slow {
    let number: Int
    let bytes: Int
    let seconds: Double

    /// Seconds for 100 KB; what is smaller isn't held to be faster.
    var slowness: Double { seconds / max(1, Double(bytes) / 100_000) }
  }

  private var rows: [Int: Row] = [:]
  private var slowest: [Slow] = []

  var inputs: Int { rows.values.reduce(0) { $0 + $1.inputs } }
  var failures: Int { rows.values.reduce(0) { $0 + $1.failures } }

  mutating func add(_ outcome: Worker.Outcome, _ input: FuzzInput, _ number: Int) {
    rows[input.target, default: Row()].inputs += 1
    rows[input.target, default: Row()].bytes += input.bytes.count
    rows[input.target, default: Row()].seconds += outcome.seconds
    if !outcome.failures.isEmpty { rows[input.target, default: Row()].failures += 1 }
    slowest.append(Slow(number: number, bytes: input.bytes.count, seconds: outcome.seconds))
    slowest.sort { $0.slowness > $1.slowness }
    slowest.removeLast(max(slowest.count - 5, 0))
  }

  var description: String {
    let targets = rows.sorted { $0.key < $1.key }.map { target, row in
      let name = allTargets[target].name
      return "  \(name): \(row.inputs) inputs, \(row.bytes / 1000) KB, \(decimal(row.seconds)) s in the linter, \(row.failures) failed"
    }
    let slow = slowest.map { "  input \($0.number): \(decimal($0.seconds)) s for \($0.bytes) bytes" }
    return (targets + ["the slowest:"] + slow).joined(separator: "\n")
  }

  private func decimal(_ number: Double) -> String { String(format: "%.2f", number) }
}
