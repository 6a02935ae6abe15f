import ArgumentParser
import Foundation

/// Gives the linter what nobody would write, and sees whether it bears it.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "higlint-fuzz",
    abstract: "Looks for inputs that the linter crashes on, hangs on, or contradicts itself on.",
    discussion: "The same seed makes the same inputs. Exit codes: 0, none was found; 1, some were; 64, wrong usage."
  )

  @Option(help: "Which inputs to make.")
  var seed: UInt64 = 1

  @Option(help: "When to stop.")
  var seconds: Double = 60

  @Option(help: "How many inputs to make at most.")
  var inputs: Int?

  @Option(help: "The first input's number.")
  var first = 0

  @Option(parsing: .singleValue, help: .init("Examine only these; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Option(parsing: .singleValue, help: .init("Begin with the files in DIR too; may be repeated.", valueName: "dir"))
  var corpus: [String] = []

  @Option(help: .init("Write the inputs that fail to DIR.", valueName: "dir"))
  var artifacts: String?

  @Option(help: .init("Examine FILE alone.", valueName: "file"))
  var replay: String?

  @Option(help: "How long one input may take, in seconds.")
  var timeLimit: Double = 10

  @Option(help: "How much memory one input may take, in megabytes.")
  var memoryLimit = 2000

  @Option(help: "How long an input may be, in bytes.")
  var largest = 100_000

  @Option(help: "How long to make an input smaller that fails, in seconds.")
  var minimising: Double = 60

  @Option(help: "How many children work at a time (default: as many as there are cores).")
  var jobs: Int?

  /// The folder of a child.
  @Option(help: .hidden)
  var worker: String?

  private var limits: Limits { Limits(seconds: timeLimit, megabytes: memoryLimit) }

  func validate() throws {
    guard seconds > 0, timeLimit > 0, memoryLimit > 0, largest > 0, first >= 0, minimising >= 0, jobs ?? 1 > 0, inputs ?? 1 > 0 else {
      throw ValidationError("The numbers must be more than 0.")
    }
    for name in target where !allTargets.contains(where: { $0.name == name }) {
      throw ValidationError("There is no target `\(name)`; there are \(allTargets.map(\.name).joined(separator: ", ")).")
    }
  }

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    if let worker { try WorkerLoop(limits: limits, folder: URL(fileURLWithPath: worker)).run() }
    if let replay { return try examine(replay) }
    try fuzz()
  }

  // MARK: One file

  private func examine(_ path: String) throws {
    let named = allTargets.firstIndex { $0.name == target.first }
    guard let index = named ?? Artifacts.target(of: path) else { throw ValidationError("Name the --target of \(path).") }
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let worker = Worker(limits: limits)
    let outcome = try worker.examine(FuzzInput(target: index, bytes: bytes, mutations: []))
    worker.stop()
    for failure in outcome.failures { say("\(failure.kind.rawValue): \(failure.message)") }
    say("\(allTargets[index].name), \(bytes.count) bytes: \(String(format: "%.2f", outcome.seconds)) s, \(outcome.failures.count) failures")
    if !outcome.failures.isEmpty { throw ExitCode.failure }
  }

  // MARK: Many inputs

  private func fuzz() throws {
    let chosen = allTargets.indices.filter { index in
      let isNamed = target.isEmpty || target.contains(allTargets[index].name)
      return isNamed && (Tool.isBuilt || !allTargets[index].needsTool)
    }
    if !Tool.isBuilt { say("Without \(Tool.executable.path), the whole tool isn't examined.") }
    guard !chosen.isEmpty else { throw ValidationError("There is nothing to examine.") }
    let campaign = Campaign(
      factory: InputFactory(seed: seed, largest: largest, targets: chosen, corpus: try Corpus(corpus)),
      limits: limits,
      minimisationSeconds: minimising,
      artifacts: Artifacts(folder: artifacts, seed: seed),
      numbers: first..<(inputs.map { first + $0 } ?? Int.max),
      seconds: seconds
    )
    let start = DispatchTime.now().uptimeNanoseconds
    try campaign.run(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let tally = campaign.tally
    say("seed \(seed), \(tally.inputs) inputs in \(Int(elapsed)) s, \(Int(Double(tally.inputs) / elapsed)) a second; \(tally.failures) failed")
    say(tally.description)
    if tally.failures > 0 { throw ExitCode.failure }
  }
}
