import ArgumentParser
import Foundation

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes the sources of an app of any size, the same ones each time."
  )

  @ArgumentParser.Argument(help: "The folder to write to.")
  var folder: String

  @Option(help: ArgumentHelp("How many files to generate.", valueName: "count"))
  var files = 4000

  func validate() throws {
    guard files > 0 else { throw ValidationError("--files takes a number of at least 1.") }
  }

  func run() throws {
    try GeneratedApp(files: files).write(to: URL(fileURLWithPath: folder))
  }
}
