import ArgumentParser
import Foundation

/// What to compare on.
struct Projects: ParsableArguments {
  @ArgumentParser.Argument(help: "Folders, each as PATH or NAME=PATH. They are copied, and stay as they are.")
  var projects: [String] = []

  @Option(help: ArgumentHelp("How many files to generate; 0 generates none.", valueName: "count"))
  var generated = 4000

  @Option(help: ArgumentHelp("How often to run other linters, which take many times as long.", valueName: "count"))
  var roundsOfOthers = 1

  func validate() throws {
    guard generated >= 0 else { throw ValidationError("--generated takes a number of at least 0.") }
    guard roundsOfOthers > 0 else { throw ValidationError("--rounds-of-others takes a number of at least 1.") }
  }

  /// A section for each.
  func compare(_ programs: Programs, rounds: Int) throws {
    for project in projects {
      let parts = project.split(separator: "=", maxSplits: 1).map(String.init)
      let path = parts.last ?? project
      let name = parts.count == 2 ? parts[0] : URL(fileURLWithPath: path).lastPathComponent
      try section(name, programs, rounds) { try Sources.copy(of: path, in: $0) }
    }
    if generated > 0 { try section("Generated", programs, rounds) { try Sources.generate(generated, in: $0) } }
  }

  private func section(_ name: String, _ programs: Programs, _ rounds: Int, _ make: (URL) throws -> Sources) throws {
    try TemporaryFolder.with { place in
      let sources = try make(place)
      print("\n### \(name): \(sources.summary)\n")
      let comparison = Comparison(programs: programs, sources: sources, place: place)
      print(try comparison.report(rounds: rounds, ofOthers: min(rounds, roundsOfOthers)))
      // The next section is minutes away.
      fflush(nil)
    }
  }
}
