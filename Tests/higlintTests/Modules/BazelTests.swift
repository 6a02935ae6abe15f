import Foundation
import Testing

/// The rules for Bazel, run by Bazel: with a few modules, or as many as `HIGLINT_BAZEL_MODULES` says.
@Suite(.enabled(if: Program.isInstalled("bazel"), "bazel isn't installed"))
struct BazelTests {
  private static let modules = ProcessInfo.processInfo.environment["HIGLINT_BAZEL_MODULES"].flatMap(Int.init) ?? 4

  @Test func aGraphIsLintedModuleByModule() throws {
    let workspace = try BazelWorkspace(modules: Self.modules)
    let names = ["App", "Kit"] + (1...Self.modules).map { "M\($0)" }
    let screens = (1...Self.modules).filter { $0 % 2 == 1 }.map { "M\($0)" }
    let whole = try Tool.run(["lint", "--no-cache", "--reporter", "json", "."], in: workspace.folder)

    let cold = try workspace.build("//:report")
    #expect(cold.outcome.status == 0, "\(cold.outcome)")
    // Nobody depends on the app, and so nobody asks for its index.
    let indexed = names.filter { $0 != "App" }.map { "Indexing \($0)" }
    let report = "Merging the reports of report"
    #expect(cold.run == (indexed + names.map { "Linting \($0)" } + [report]).sorted())
    #expect(workspace.output("report.json") == whole.output && whole.output.contains("M1/M1.swift"))
    #expect(workspace.output("report.sarif").contains("\"uri\": \"M1/M1.swift\""))

    // A body that says no new word: whoever looked into the module is linted again, and nobody else.
    try workspace.folder.write("Kit/Width.swift", BazelWorkspace.width("\n    frame.size.width = width"))
    let edited = try workspace.build("//:report")
    #expect(edited.run == (["Indexing Kit", "Linting Kit", report] + screens.map { "Linting \($0)" }).sorted(), "\(edited)")
    #expect(edited.cached == [])

    try workspace.moveToAnotherMachine()
    try workspace.folder.write("Kit/Width.swift", BazelWorkspace.width(""))
    let elsewhere = try workspace.build("//:report")
    #expect(elsewhere.run == [] && elsewhere.cached == cold.run, "\(elsewhere)")
    #expect(workspace.output("report.json") == whole.output)

    // The gates judge what was found before.
    let gates = try workspace.test("//:lint", "//:strict")
    #expect(gates.run == [] && gates.outcome.status == 3, "\(gates.outcome)")
    #expect(gates.outcome.output.contains("M1/M1.swift:"))

    // What can't be read harms its own module, and those above it.
    try workspace.folder.write("M\(Self.modules)/Latin.swift", Data([0xE9]))
    let broken = try workspace.build("//:report", "//M1:M1", "--aspects=@higlint//:defs.bzl%higlint_aspect", "--output_groups=higlint")
    #expect(broken.outcome.status == 1 && broken.outcome.errors.contains("Latin.swift:1:1: error: "), "\(broken.outcome)")
    #expect(workspace.output("M1/higlint/M1.json").contains("M1/M1.swift"))
  }
}
