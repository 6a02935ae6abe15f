import Foundation
import Testing
import Yams

/// What `Documentation/continuous-integration.md` says of pipelines: the commands in it are run, the services around them
/// are not.
@Suite struct PipelineTests {
  private static let page = "continuous-integration.md"

  private func app() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Bar.swift", Code.small)
    return folder
  }

  private func yaml(under heading: String) throws -> [String: Any] {
    try #require(try Yams.load(yaml: Recipe.code("yaml", under: heading, of: Self.page)) as? [String: Any])
  }

  /// A shell's words for the tool in place of the package's command, which passes its options on.
  private static let package = "swift() { shift 2; higlint lint \"$@\"; }\n"

  @Test func gitLabsScriptWritesTheReportThatTheJobHandsOn() throws {
    let job = try #require(try yaml(under: "GitLab CI")["guidelines"] as? [String: Any])
    let script = try #require(job["script"] as? [String]).joined(separator: "\n")
    #expect(script.hasPrefix("swift package higlint "))
    let folder = try app()
    #expect(try Tool.terminal(Self.package + script, in: folder).status == 0)
    let reports = (job["artifacts"] as? [String: Any])?["reports"] as? [String: String]
    let report = folder.read(try #require(reports?["codequality"]))
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(entries.map { $0["check_name"] as? String } == ["small_touch_target"])
  }

  @Test func reviewdogIsHandedDiagnostics() throws {
    let script = try Recipe.code("sh", under: "reviewdog, Danger, fastlane", of: Self.page)
    let reviewdog = "reviewdog() { echo \"$@\" > options; cat > input; }\n"
    let folder = try app()
    #expect(try Tool.terminal(reviewdog + script, in: folder).status == 0)
    #expect(folder.read("options") == "-f=rdjson -reporter=github-pr-review\n")
    #expect(folder.read("input").contains("\"value\": \"small_touch_target\""))
  }

  @Test(.enabled(if: Program.isInstalled("git"), "git isn't installed"))
  func dangersCommandWritesMarkdownOfWhatHasChanged() throws {
    let file = try Recipe.code("ruby", under: "reviewdog, Danger, fastlane", of: Self.page)
    let command = try #require(file.components(separatedBy: "`").dropFirst().first)
    let folder = try Repository.branch(adding: "App/New.swift")
    let outcome = try Tool.terminal(command, in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("| `App/New.swift:3:3` |"), "\(outcome)")
    #expect(!outcome.output.contains("Bar.swift"))
  }

  @Test func fastlanesCommandFailsAndLeavesAReport() throws {
    let file = try Recipe.code("ruby", 1, under: "reviewdog, Danger, fastlane", of: Self.page)
    let command = try #require(file.components(separatedBy: "\"").dropFirst().first)
    let folder = try app()
    // Fastlane runs it in its own folder.
    let outcome = try Tool.terminal("mkdir fastlane && cd fastlane && \(command)", in: folder)
    #expect(outcome.status == 1)
    #expect(folder.read("fastlane/higlint.xml").contains("<testcase name=\"small_touch_target at 3:3\""))
  }

  @Test func xcodesScriptShowsFindings() throws {
    let folder = try app()
    let script = try Recipe.code("sh", under: "Xcode", of: Self.page)
    try folder.write("phase.sh", script)
    let outcome = try Tool.terminal("SRCROOT=\"$PWD\" sh -e phase.sh", in: folder)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("\(folder.path)/App/Bar.swift:3:3: warning: "), "\(outcome)")
    let without = try Tool.shell("SRCROOT=\"$PWD\" sh -e phase.sh", in: folder)
    #expect(without.status == 0 && without.output == "warning: higlint isn't installed\n")
  }

  @Test func theFirstStepsLeaveNothingToReport() throws {
    let folder = try app()
    let script = try Recipe.code("sh", under: "Starting in an app that has findings", of: Self.page)
    let outcome = try Tool.terminal("git() { test -f \"$2\"; }; set -e\n" + script + "echo \"status $?\"", in: folder)
    #expect(outcome.output.hasSuffix("status 0\n") && !outcome.output.contains("small_touch_target"), "\(outcome)")
  }

  @Test(.enabled(if: Program.isInstalled("git"), "git isn't installed"))
  func whatIsSaidOfChangedCodeRuns() throws {
    let folder = try Repository.branch(adding: "App/New.swift")
    let script = try Recipe.code("sh", under: "Changed code only", of: Self.page)
    let outcome = try Tool.terminal("set -e\n" + script, in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("App/New.swift:3:3: warning: "), "\(outcome)")
    #expect(!outcome.output.contains("Bar.swift"))
  }

  /// What is staged of one file is wrong by what is staged of another.
  @Test(.enabled(if: Program.isInstalled("git"), "git isn't installed"))
  func aHookThatHandsOverFilesKnowsTheProject() throws {
    let folder = try Modules.folder(["Repository/read.me": ""])
    let script = try Recipe.code("sh", 1, under: "Changed code only", of: Self.page)
    try Repository.run("mv App Kit Values Repository && cd Repository && \(Repository.start)", in: folder)
    let values = "Repository/Values/Metrics.swift"
    try folder.write(values, Modules.metrics(side: 60))
    try Repository.run("cd Repository && git add -A && git commit -qm Mended", in: folder)
    try folder.write("Repository/App/Bar.swift", "// A bar.\n" + Modules.bar)
    try folder.write(values, Modules.metrics(side: 20))
    try Repository.run("cd Repository && git add -A", in: folder)
    // What isn't staged doesn't count.
    try folder.write(values, Modules.metrics(side: 70))
    let outcome = try Tool.terminal("cd Repository && set -o pipefail\n" + script, in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("App/Bar.swift:11:5: warning: "), "\(outcome)")
    try Repository.run("cd Repository && git add -A", in: folder)
    let mended = try Tool.terminal("cd Repository && set -o pipefail\n" + script, in: folder)
    #expect(mended.status == 0 && mended.output == "", "\(mended)")
  }
}
