import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintLanguageServer

/// `higlint server`.
struct Server: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serves an editor, by the Language Server Protocol.",
    discussion: """
      Over standard input and output. Findings are those of the whole project with what the editor holds in place of its \
      files, by the nearest \(Configuration.fileName) of each file. No file is written but the cache.

      Documentation/editors.md tells how editors start it, and what can be set.
      """
  )

  @OptionGroup var caching: CacheArguments

  /// For clients that name their transport; there is no other.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let output = try StandardStream.keepOutputForProtocol()
    let setup = ServerSetup(
      rules: knownRules,
      version: Version.current,
      linting: ProjectSessions(caches: caching.folder),
      home: ProcessInfo.processInfo.environment["HOME"]
    )
    let status = LanguageServer(setup).run(input: STDIN_FILENO, output: output) {
      // Whatever is being linted or written then, nobody waits for it.
      Thread.sleep(forTimeInterval: 0.5)
      _exit(1)
    }
    throw ExitCode(status)
  }
}
