import ArgumentParser

/// How much of a project an edit has checked again.
struct EditsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edits",
    abstract: "Counts the files that are checked again after each kind of edit, however fast the machine is.",
    discussion: "Each edit is made to several files of a project, one after the other, and taken back again."
  )

  @ArgumentParser.Argument(help: "Folders, which are only read.")
  var projects: [String]

  @Option(help: ArgumentHelp("How many files to edit.", valueName: "count"))
  var files = 12

  @Option(help: ArgumentHelp("How many threads to use; by default as many as there are cores.", valueName: "count"))
  var jobs: Int?

  func validate() throws {
    guard files > 0 else { throw ValidationError("--files takes a number of at least 1.") }
  }

  func run() throws {
    for project in projects {
      print(CheckedAgain(try WorkInput(path: project, jobs: jobs)).report(files: files))
    }
  }
}
