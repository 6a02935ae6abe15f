import Foundation
import Testing

/// A baseline in the life of an app: files move, lines come and go, branches meet.
@Suite(.enabled(if: Program.isInstalled("git"), "git isn't installed"))
struct BaselineHistoryTests {
  /// An app with findings in each of its files, and a baseline of them.
  private func app(_ files: [String] = ["Bar", "Chat", "Feed", "Menu"]) throws -> Folder {
    let folder = try Folder()
    for (number, name) in files.enumerated() {
      try folder.write("App/\(name).swift", Code.small(types: number * 10..<number * 10 + 3))
    }
    try write(in: folder)
    return folder
  }

  private func write(in folder: Folder) throws {
    #expect(try Tool.run("baseline", "write", in: folder).status == 0)
  }

  private func lint(_ folder: Folder) throws -> Tool.Outcome {
    try Tool.run("--baseline", ".higlint-baseline", "--strict", "--reporter", "xcode", in: folder)
  }

  @Test func staysQuietThroughMovesAndInsertions() throws {
    let folder = try app()
    try Repository.run("""
      mkdir -p Features/Social && mv App/Chat.swift Features/Social/Talk.swift && mv App/Feed.swift Features/
      for file in App/*.swift Features/*.swift Features/Social/*.swift; do
        { printf '// A header.\\n\\nimport UIKit\\n'; sed 's/^  /\\t\\t/'  "$file"; } > changed && mv changed "$file"
      done
      """, in: folder)
    let quiet = try lint(folder)
    #expect(quiet == Tool.Outcome(status: 0, output: "", errors: ""))
    #expect(try Tool.run("baseline", "check", in: folder).status == 0)
    try folder.write("Features/New.swift", Code.small(types: 90..<91))
    let loud = try lint(folder)
    #expect(loud.status == 1 && loud.output.split(separator: "\n").count == 1)
    #expect(loud.output.contains("Features/New.swift:3:3: warning: "))
  }

  /// - Parameter names: what the two branches add. The lines of `Alpha` and `Zulu` stand apart, those of `Nest` and `Note`
  ///   side by side, which git merges only as it is told to.
  @Test(arguments: [(["Alpha", "Zulu"], ""), (["Nest", "Note"], ".higlint-baseline merge=union\n")])
  func branchesThatAddFindingsMerge(names: [String], attributes: String) throws {
    let folder = try app()
    try folder.write(".gitattributes", attributes)
    try Repository.run(Repository.start, in: folder)
    for (number, name) in names.enumerated() {
      try Repository.run("git checkout -q -b \(name) main", in: folder)
      try folder.write("App/\(name).swift", Code.small(types: 50 + number..<51 + number))
      try write(in: folder)
      try Repository.run("git add -A && git commit -qm \(name)", in: folder)
    }
    try Repository.run("git merge -q --no-edit \(names[0])", in: folder)
    #expect(try lint(folder) == Tool.Outcome(status: 0, output: "", errors: ""))
    #expect(try Tool.run("baseline", "check", in: folder).status == 0)
    let merged = folder.read(".higlint-baseline")
    try write(in: folder)
    #expect(Set(folder.read(".higlint-baseline").split(separator: "\n")) == Set(merged.split(separator: "\n")))
  }
}
