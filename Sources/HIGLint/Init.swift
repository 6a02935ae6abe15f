import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// `higlint init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented \(Configuration.fileName) with the defaults.",
    discussion: "Into the current directory, or the one given. An existing file is never overwritten."
  )

  @ArgumentParser.Argument(help: "Where to write it (default: the current directory).", completion: .directory)
  var directory = "."

  func run() throws {
    try CurrentFolder.check()
    let path = AbsolutePath(directory).appending(Configuration.fileName).string
    let template = Configuration.template(rules: knownRules, reporters: allReporters.map { $0.id })
    do {
      try WrittenFile(path: path).create(template)
    } catch {
      throw problem(path, error.code)
    }
    try StandardStream.output.write("Wrote \(WorkingDirectory(.currentDirectory).short(path))\n")
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
