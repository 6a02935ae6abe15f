import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// `higlint init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented \(Configuration.fileName) with the defaults, or what agents should know.",
    discussion: "Into the current directory, or the one given. What is there already is never overwritten."
  )

  @ArgumentParser.Argument(help: "Where to write it (default: the current directory).", completion: .directory)
  var directory = "."

  @Flag(help: "Write to \(AgentGuide.fileName), or add to it, what coding agents should know of HIGLint, and nothing else.")
  var agents = false

  func run() throws {
    try CurrentFolder.check()
    try agents ? writeGuide() : writeConfiguration()
  }

  private func writeConfiguration() throws {
    let path = AbsolutePath(directory).appending(Configuration.fileName).string
    let template = Configuration.template(rules: knownRules, reporters: allReporters.map { $0.id })
    do {
      try WrittenFile(path: path).create(template)
    } catch {
      throw problem(path, error.code)
    }
    try tell("Wrote", path)
  }

  private func writeGuide() throws {
    let path = AbsolutePath(directory).appending(AgentGuide.fileName).string
    let isThere = FileManager.default.fileExists(atPath: path)
    let text = isThere ? String(decoding: try SourceReader().read(SourceInput(path: path)), as: UTF8.self) : ""
    guard let new = AgentGuide.added(to: text) else {
      throw Problem(file: path, message: "tells of HIGLint already", remedy: "edit what stands under “\(AgentGuide.heading)”")
    }
    do {
      try isThere ? WrittenFile(path: path).replace(with: new) : WrittenFile(path: path).create(new)
    } catch {
      throw problem(path, error.code)
    }
    try tell(isThere ? "Added to" : "Wrote", path)
  }

  private func tell(_ verb: String, _ path: String) throws {
    try StandardStream.output.write("\(verb) \(WorkingDirectory(.currentDirectory).short(path))\n")
  }

  private func problem(_ path: String, _ code: Int32) -> Problem {
    if code == EEXIST {
      return Problem(file: path, message: "exists already", remedy: "edit it, or remove it first")
    }
    return Problem(
      file: path,
      message: "can't be written: \(SystemReason.of(code))",
      remedy: "see that the folder exists and can be written to"
    )
  }
}
