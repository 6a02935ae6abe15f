import ArgumentParser
import HIGLintEngine

/// The tool. It holds nothing but its subcommands: one file each. Each says its name, which its parser would otherwise make
/// from the type's whenever it is asked for, and so many times at every start.
@main
struct HIGLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "higlint",
    abstract: "Checks Swift code against Apple's Human Interface Guidelines.",
    discussion: """
      Without a subcommand, lints the given files and directories, or the current directory.

      Exit codes: 0, nothing at error severity; 1, findings at error severity, or any warning under --strict; \
      2, something could not be done; 64, wrong usage.
      """,
    version: Version.current,
    subcommands: [
      Lint.self, Server.self, MCP.self, Rules.self, Explain.self, Inspect.self, BaselineCommand.self, IndexCommand.self,
      Merge.self, Schema.self, Init.self, Version.self,
    ],
    defaultSubcommand: Lint.self
  )

  static func main() {
    // Where whoever reads the output goes away, as `head` does, writing fails instead of ending the process
    // by a signal, and the exit code still says what was found.
    StandardStream.surviveFailures()
    StandardStream.occupyClosed()
    do {
      var command = try parseAsRoot()
      // No other thread has begun by now, as those do that wait for signals.
      if command is Server || command is MCP { SparedMemory.keepTogether() }
      Interruption.shared.watch()
      try command.run()
    } catch let problem as Problem {
      ProblemLog().write([problem])
      exit(withError: ExitStatus.problems.code)
    } catch {
      exit(withError: error)
    }
  }
}
