import ArgumentParser
import Foundation

/// What an editor waits for.
struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Measures how long an editor waits for `higlint server` after each edit.",
    discussion: """
      Each ratio is to the floor, a process that reads and parses the project's files on all cores, run in the same minute.
      """
  )

  @ArgumentParser.Argument(help: "Folders, each as PATH or NAME=PATH. They are copied, and stay as they are.")
  var projects: [String] = []

  @Option(help: ArgumentHelp("How many files to generate; 0 generates none.", valueName: "count"))
  var generated = 4000

  @Option(help: ArgumentHelp("How many edits of each kind to measure.", valueName: "count"))
  var edits = 40

  @Option(help: ArgumentHelp("How many more edits to make to see whether the memory grows.", valueName: "count"))
  var more = 0

  @Option(help: ArgumentHelp("How long to look at the server while nothing happens, in seconds.", valueName: "seconds"))
  var idle = 10.0

  func validate() throws {
    guard generated >= 0, more >= 0, idle >= 0 else { throw ValidationError("The numbers must be at least 0.") }
    guard edits > 0 else { throw ValidationError("--edits takes a number of at least 1.") }
  }

  func run() throws {
    let programs = try Programs()
    print(Machine())
    for project in projects {
      let parts = project.split(separator: "=", maxSplits: 1).map(String.init)
      let path = parts.last ?? project
      let name = parts.count == 2 ? parts[0] : URL(fileURLWithPath: path).lastPathComponent
      try measure(name, programs) { try Sources.copy(of: path, in: $0) }
    }
    if generated > 0 { try measure("Generated", programs) { try Sources.generate(generated, in: $0) } }
  }

  private func measure(_ name: String, _ programs: Programs, _ make: (URL) throws -> Sources) throws {
    try TemporaryFolder.with { place in
      let sources = try make(place)
      print("\n### \(name): \(sources.summary)\n")
      let latency = ServerLatency(programs: programs, sources: sources, place: place)
      print(try latency.report(edits: edits, more: more, idle: idle))
      fflush(nil)
    }
  }
}
