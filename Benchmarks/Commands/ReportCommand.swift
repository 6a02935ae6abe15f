import ArgumentParser

/// Everything that `Documentation/benchmarks.md` shows.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Prints the tables of compare, startup and scale, as Markdown."
  )

  @OptionGroup var projects: Projects
  @OptionGroup var sizes: Sizes
  @OptionGroup var rounds: Rounds

  func run() throws {
    let programs = try Programs()
    print(Machine())
    try projects.compare(programs, rounds: rounds.count)
    print("\n### Start-up\n")
    print(try StartUp(programs: programs).report(rounds: 20))
    print("\n### Size\n")
    // The largest take long enough to be told apart from noise.
    print(try Scaling(programs: programs, counts: sizes.counts).report(rounds: min(rounds.count, 3)))
  }
}
