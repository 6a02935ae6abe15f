import ArgumentParser
import Foundation
import HIGLintAgentServer
import HIGLintConfiguration
import HIGLintEngine

/// `higlint mcp`.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents, by the Model Context Protocol.",
    discussion: """
      Over standard input and output. Agents can lint the project, or a text in the place of a file, have rules explained, and \
      see what can be fixed. Nothing outside of the project's folder is read, but for the configurations of folders around it, \
      and no file is written but the cache, unless --allow-writes lets agents fix files.

      Documentation/agents.md tells how agents start it.
      """
  )

  @Option(
    help: .init("The project's folder (default: the current directory).", valueName: "dir"),
    completion: .directory
  )
  var root = "."

  @Flag(help: "Let agents have files fixed.")
  var allowWrites = false

  @OptionGroup var caching: CacheArguments

  func validate() throws {
    if root.isEmpty { throw ValidationError("A path is empty.") }
  }

  func run() throws {
    try CurrentFolder.check()
    let project = RootProject(root: try folder(), caches: caching.folder)
    let output = try StandardStream.keepOutputForProtocol()
    let setup = AgentSetup(
      rules: knownRules, version: Version.current, project: project, allowsWrites: allowWrites,
      configurationSchema: Schema.json
    )
    let status = AgentServer(setup).run(input: STDIN_FILENO, output: output) {
      // What was asked last is answered if that is soon done; whatever else is going on, nobody waits for it.
      Thread.sleep(forTimeInterval: 0.5)
      _exit(0)
    }
    throw ExitCode(status)
  }

  /// The folder that is served. The root of a disk and a home are none: agents are often started there, and all would be walked.
  private func folder() throws(Problem) -> AbsolutePath {
    let folder = AbsolutePath(root).resolvingSymbolicLinks
    guard folder.isFolder else {
      throw Problem(file: folder.string, message: "there is no such folder", remedy: "name the project's by --root")
    }
    let home = ProcessInfo.processInfo.environment["HOME"].map { AbsolutePath($0).resolvingSymbolicLinks }
    let holdsEverything = folder.parent == nil || home.map { $0.components(below: folder) != nil } ?? false
    let isProject = FileManager.default.fileExists(atPath: folder.appending(Configuration.fileName).string)
    if holdsEverything, !isProject {
      throw Problem(file: folder.string, message: "holds more than a project", remedy: "name the project's folder by --root")
    }
    return folder
  }
}
