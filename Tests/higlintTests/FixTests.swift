import Foundation
import Testing

/// What `--fix` makes of files.
@Suite struct FixTests {
  /// A row that stays highlighted, whose fix is safe; and a small button, whose fix somebody should look at.
  private static let screen = """
    final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    \tlet knob = UIButton(primaryAction: turn), table = UITableView()
    \toverride func viewDidLoad() { table.register(UITableViewCell.self, forCellReuseIdentifier: "Film") }
    \tfunc tableView(_ list: UITableView, didSelectRowAt row: IndexPath) {
    \t\t// What was chosen.
    \t\tremember(row)
    \t}
    \tprivate func remember(_ row: IndexPath) { chosen = row.row }
    \tfunc tableView(_ list: UITableView, cellForRowAt row: IndexPath) -> UITableViewCell {
    \t\tlist.dequeueReusableCell(withIdentifier: "Film", for: row)
    \t}
    \tfunc lay() { knob.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    }

    """.replacingOccurrences(of: "\n", with: "\r\n")

  private static let safelyFixed = screen.replacingOccurrences(
    of: "\r\n\t\t// What was chosen.",
    with: "\r\n\t\tlist.deselectRow(at: row, animated: true)\r\n\t\t// What was chosen."
  )

  private static let fixed = safelyFixed.replacingOccurrences(of: "width: 20, height: 20", with: "width: 44, height: 44")

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Screen.swift", Self.screen)
    return folder
  }

  @Test func safeFixesAreAppliedAndTheRestIsReported() throws {
    let folder = try folder()
    let outcome = try Tool.run("--fix", "--reporter", "text", in: folder)
    #expect(outcome.status == 0)
    #expect(folder.read("App/Screen.swift") == Self.safelyFixed)
    #expect(outcome.errors == "higlint: fixed 1 finding in 1 file\n")
    #expect(outcome.output.contains("(small_touch_target)") && !outcome.output.contains("row_never_deselected"))
  }

  @Test func suggestedOnesAreAppliedWhereTheyAreAskedFor() throws {
    let folder = try folder()
    #expect(try Tool.run("--fix-suggested", "--strict", "--quiet", in: folder) == .init(status: 0, output: "", errors: ""))
    #expect(folder.read("App/Screen.swift") == Self.fixed)
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try folder()
    _ = try Tool.run("--fix", in: folder)
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/App/Screen.swift")[.systemFileNumber]
    #expect(try Tool.run("--fix", in: folder).errors == "higlint: fixed 0 findings\n")
    let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/App/Screen.swift")[.systemFileNumber]
    #expect(before as? Int == after as? Int)
  }

  @Test func aDryRunPrintsWhatWouldChange() throws {
    let folder = try folder()
    let outcome = try Tool.run("--fix", "--dry-run", in: folder)
    #expect(outcome.output.hasPrefix("--- a/App/Screen.swift\n+++ b/App/Screen.swift\n@@ -2,6 +2,7 @@\n"))
    #expect(outcome.output.contains("\n+\t\tlist.deselectRow(at: row, animated: true)\r\n"))
    #expect(folder.read("App/Screen.swift") == Self.screen)
    #expect(outcome.errors == "higlint: would fix 1 finding in 1 file\n")
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("App/Screen.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Link.swift"), withDestinationURL: file
    )
    #expect(try Tool.run("Link.swift", "--fix", in: folder).status == 0)
    #expect(folder.read("App/Screen.swift") == Self.safelyFixed)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o750)
    let link = folder.path + "/Link.swift"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
  }

  @Test func aFileWithSyntaxErrorsIsLeftAloneAndTheOthersAreFixed() throws {
    let folder = try folder()
    try folder.write("App/Broken.swift", Self.screen.replacingOccurrences(of: "Screen", with: "Broken") + "func ( {")
    let outcome = try Tool.run("--fix", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App/Broken.swift: error: has syntax errors, so it was not fixed; mend them"))
    #expect(folder.read("App/Screen.swift") == Self.safelyFixed)
    #expect(outcome.output.contains("Broken.swift") && outcome.output.contains("row_never_deselected"))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write anywhere"))
  func aFileThatCanNotBeWrittenIsAnErrorAndItsFindingsAreReported() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("App/Screen.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let outcome = try Tool.run("--fix", in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("was not fixed") && outcome.output.contains("row_never_deselected"))
    #expect(folder.read("App/Screen.swift") == Self.screen)
  }

  @Test func standardInputIsOnlyShownHowItWouldChange() throws {
    let folder = try Folder()
    let arguments = ["--stdin", "--stdin-path", "New.swift"]
    let diff = try Tool.run(arguments + ["--fix", "--dry-run"], in: folder, input: Self.screen)
    #expect(diff.status == 0 && diff.output.hasPrefix("--- a/New.swift\n"))
    #expect(try Tool.run(arguments + ["--fix"], in: folder, input: Self.screen).status == 64)
    #expect(try Tool.run("--dry-run", in: folder).status == 64)
  }
}
