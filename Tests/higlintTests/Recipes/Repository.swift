import Foundation
import Testing

/// Git repositories to run recipes in.
enum Repository {
  private static let identity = "git config user.name Tester && git config user.email tester@example.com"

  /// What it takes to begin one in a folder, with all that is there in its first commit.
  static let start = "git init -q -b main . && \(identity) && git add -A && git commit -qm First"

  /// One whose branch adds a file with a finding to `origin/main`, which has one already.
  static func branch(adding name: String) throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    try run("\(start) && git update-ref refs/remotes/origin/main HEAD", in: folder)
    try folder.write(name, Code.small(types: 1..<2))
    try run("git add -A && git commit -qm Second", in: folder)
    return folder
  }

  static func run(_ script: String, in folder: Folder) throws {
    let outcome = try Tool.terminal(script, in: folder)
    #expect(outcome.status == 0, "\(script): \(outcome.errors)")
  }
}
