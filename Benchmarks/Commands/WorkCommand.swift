import ArgumentParser

/// What the other commands run as a process of its own.
struct WorkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "work",
    abstract: "Does one kind of work once, for profilers and for the other commands."
  )

  @ArgumentParser.Argument(help: "What to do.")
  var work: Work

  @ArgumentParser.Argument(help: "The folder, or file, to do it on.")
  var path: String

  @Option(name: [.short, .long], help: ArgumentHelp("Use this many threads.", valueName: "count"))
  var jobs: Int?

  func run() throws {
    print(work.run(on: try WorkInput(path: path, jobs: jobs)))
  }
}
