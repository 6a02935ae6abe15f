import ArgumentParser
import Foundation

/// Compares what is found in some quick way with what is found in the slow one.
struct OracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle",
    abstract: "Compares the findings of quick ways with those of slow ones, on whole projects.",
    subcommands: [SessionOracleCommand.self, UnsparingOracleCommand.self]
  )
}

struct SessionOracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Edits projects at random, and compares a session's findings with those of runs that know nothing of before.",
    discussion: "Exit code 1 means that they differ somewhere."
  )

  @ArgumentParser.Argument(help: "Folders, which are copied, and stay as they are.")
  var projects: [String]

  @Option(help: ArgumentHelp("How many edits to make to each.", valueName: "count"))
  var edits = 1000

  @Option(help: ArgumentHelp("How long to edit each at most, in seconds.", valueName: "seconds"))
  var time = 3600.0

  @Option(help: ArgumentHelp("What the random numbers begin with.", valueName: "number"))
  var seed: UInt64 = 1

  func run() throws {
    var isSame = true
    for project in projects {
      let outcome = try TemporaryFolder.with { place in
        let copy = place.appendingPathComponent("Project")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: project).resolvingSymlinksInPath(), to: copy)
        let oracle = SessionOracle(folder: copy.path, seed: seed)
        return oracle.outcome(edits: edits, until: Date(timeIntervalSinceNow: time))
      }
      let counts = "\(outcome.edits.grouped) edits, \(outcome.runs.grouped) runs"
      print("\(project): \(counts), \(outcome.changes.grouped) with other findings")
      if let difference = outcome.difference { print("differs: \(difference)") }
      fflush(nil)
      isSame = isSame && outcome.difference == nil
    }
    if !isSame { throw ExitCode(1) }
  }
}

struct UnsparingOracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unsparing",
    abstract: "Compares findings with those of a linter that spares itself no work by words, triggers and outlines.",
    discussion: "Exit code 1 means that they differ somewhere."
  )

  @ArgumentParser.Argument(help: "Folders, which are only read.")
  var projects: [String]

  @Option(name: [.short, .long], help: ArgumentHelp("Use this many threads.", valueName: "count"))
  var jobs: Int?

  func run() throws {
    var isSame = true
    for project in projects {
      let (count, differing) = UnsparingOracle(input: try WorkInput(path: project, jobs: jobs)).difference()
      print("\(project): \(count.grouped) findings, \(differing.count) differ")
      for line in differing { print("  \(line)") }
      fflush(nil)
      isSame = isSame && differing.isEmpty
    }
    if !isSame { throw ExitCode(1) }
  }
}
