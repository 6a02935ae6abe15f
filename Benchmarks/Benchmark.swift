import ArgumentParser

/// Measures the linter against the least that any linter on swift-syntax has to do.
@main
struct Benchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "higlint-benchmark",
    abstract: "Measures what linting takes, beside reading and parsing alone.",
    subcommands: [
      ReportCommand.self, CompareCommand.self, StartUpCommand.self, ScaleCommand.self, EditorCommand.self, ServerCommand.self,
      EditsCommand.self, InstructionsCommand.self, WorkCommand.self, GenerateCommand.self, MonorepoCommand.self,
      OracleCommand.self,
    ],
    defaultSubcommand: ReportCommand.self
  )
}
