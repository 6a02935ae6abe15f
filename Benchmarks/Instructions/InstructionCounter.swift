import Foundation

/// A program that counts the instructions of another: a measure that other programs on the machine don't change.
enum InstructionCounter: String, Codable, CaseIterable {
  /// The processor's own count; few virtual machines have it.
  case perf
  /// A simulation, some fifty times slower.
  case callgrind

  /// The first one that works here.
  static var available: InstructionCounter? {
    allCases.first { (try? $0.count(ChildProcess(executable: "true"))) != nil }
  }

  func count(_ process: ChildProcess) throws -> Int {
    try TemporaryFolder.with { place in
      var counted = ChildProcess(executable: program, arguments: arguments + [process.executable] + process.arguments)
      // Swift's dictionaries are in another order in each process unless told otherwise.
      counted.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
      counted.errors = place.appendingPathComponent("count").path
      _ = try counted.run()
      let text = try String(contentsOfFile: counted.errors, encoding: .utf8)
      guard let count = count(in: text) else { throw Failure(command: counted.command) }
      return count
    }
  }

  private var program: String { self == .perf ? "perf" : "valgrind" }

  private var arguments: [String] {
    switch self {
    case .perf: ["stat", "-x", ",", "-e", "instructions:u"]
    case .callgrind: ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    }
  }

  /// Perf writes `<count>,,instructions:u,…`, and callgrind `==<process>== Collected : <count>`.
  private func count(in text: String) -> Int? {
    let lines = text.split(separator: "\n")
    switch self {
    case .perf: return lines.first { $0.contains("instructions") }?.split(separator: ",").first.flatMap { Int($0) }
    case .callgrind: return lines.first { $0.contains("Collected :") }?.split(separator: " ").last.flatMap { Int($0) }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let command: String
    var description: String { "no count of instructions came of: \(command)" }
  }
}
