import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// `higlint init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a commented \(Configuration.fileName) with the defaults.",
    discussion: "Into the current directory, or the one given. An existing file is never overwritten."
  )

  @ArgumentParser.Argument(help: "Where to write it (default: the current directory).", completion: .directory)
  var directory = "."

  func run() throws {
    let path = AbsolutePath(directory).appending(Configuration.fileName).string
    let template = Configuration.template(rules: knownRules, reporters: allReporters.map { $0.id })
    do {
      try Data(template.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      throw problem(path, error)
    }
    try StandardStream.output.write("Wrote \(WorkingDirectory(.currentDirectory).short(path))\n")
  }

  private func problem(_ path: String, _ error: any Error) -> Problem {
    // Not `fileExists`, which is false for a link that leads nowhere.
    let exists = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    if exists {
      return Problem(file: path, message: "exists already", remedy: "edit it, or remove it first")
    }
    return Problem(
      file: path,
      message: "can't be written: \(SystemReason.of(error))",
      remedy: "see that the folder exists and can be written to"
    )
  }
}
