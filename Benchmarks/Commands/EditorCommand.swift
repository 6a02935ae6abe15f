import ArgumentParser
import Foundation

/// What an editor shows of a project's findings.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor",
    abstract: "How many of a project's findings an editor shows, which lints one file at a time.",
    discussion: "Exit code 1 means that a file linted as a part of its project has other findings than the run over the whole."
  )

  @ArgumentParser.Argument(help: "Folders, which are only read.")
  var projects: [String]

  func validate() throws {
    var isFolder: ObjCBool = false
    for project in projects where !FileManager.default.fileExists(atPath: project, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ValidationError("There is no folder \(project).")
    }
  }

  func run() throws {
    let programs = try Programs()
    let shares = try projects.map { project in
      try TemporaryFolder.with { try EditorShare(of: project, programs, in: $0) }
    }
    print(EditorShare.table(shares))
    for file in shares.flatMap(\.differing).sorted() { print("differs: \(file)") }
    if shares.contains(where: { !$0.differing.isEmpty }) { throw ExitCode(1) }
  }
}
