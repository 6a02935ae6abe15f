import ArgumentParser

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares whole processes: the linter, its floor, and other linters."
  )

  @OptionGroup var projects: Projects
  @OptionGroup var rounds: Rounds

  func run() throws {
    print(Machine())
    try projects.compare(Programs(), rounds: rounds.count)
  }
}

struct StartUpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "startup",
    abstract: "Measures how long the linter takes to start, and to lint one file from standard input."
  )

  @OptionGroup var rounds: Rounds

  func run() throws {
    print("\(Machine())\n")
    print(try StartUp(programs: Programs()).report(rounds: rounds.count))
  }
}

struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Measures generated apps of several sizes."
  )

  @OptionGroup var sizes: Sizes
  @OptionGroup var rounds: Rounds

  func run() throws {
    print("\(Machine())\n")
    print(try Scaling(programs: Programs(), counts: sizes.counts).report(rounds: rounds.count))
  }
}
