import Foundation
import Testing
import Yams

/// The hooks, run by pre-commit as its configuration in the documentation asks for.
@Suite(.enabled(if: Program.isInstalled("pre-commit") && Program.isInstalled("git"), "pre-commit or git isn't installed"))
struct PreCommitTests {
  /// A repository that holds the hooks, and an app that uses one.
  ///
  /// The hook that would build the tool gives way to the one that takes it from `PATH`.
  private func app() throws -> (app: Folder, hooks: Folder) {
    let (app, hooks) = (try Folder(), try Folder())
    let file = Recipe.package.appendingPathComponent(".pre-commit-hooks.yaml")
    try hooks.write(".pre-commit-hooks.yaml", Data(contentsOf: file))
    try Repository.run(Repository.start, in: hooks)
    let recipe = try Recipe.code("yaml", under: "pre-commit", of: "continuous-integration.md")
    #expect(recipe.contains("id: higlint ") && recipe.contains("https://github.com/higlint/HIGLint"))
    try app.write(".pre-commit-config.yaml", recipe
      .replacingOccurrences(of: "https://github.com/higlint/HIGLint", with: "'\(hooks.path)'")
      .replacingOccurrences(of: "id: higlint ", with: "id: higlint-system "))
    try app.write("App/Bar.swift", Code.small)
    try Repository.run(Repository.start, in: app)
    return (app, hooks)
  }

  @Test func whatIsStagedIsLinted() throws {
    let (app, hooks) = try app()
    defer { _ = hooks }
    try app.write("App/Clean.swift", Code.clean)
    try Repository.run("git add -A", in: app)
    let passed = try Tool.terminal("pre-commit run", in: app)
    #expect(passed.status == 0 && passed.output.contains("Passed"), "\(passed)")
    try app.write("App/New.swift", Code.small(types: 1..<2))
    try Repository.run("git add -A", in: app)
    let failed = try Tool.terminal("pre-commit run", in: app)
    #expect(failed.status == 1 && failed.output.contains("App/New.swift:3:3: warning: "), "\(failed)")
    #expect(!failed.output.contains("Bar.swift:"))
  }

  @Test func bothHooksRunTheSameCommand() throws {
    let text = try String(contentsOf: Recipe.package.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let hooks = try #require(try Yams.load(yaml: text) as? [[String: Any]])
    #expect(hooks.map { $0["id"] as? String } == ["higlint", "higlint-system"])
    #expect(Set(hooks.map { $0["entry"] as? String }).count == 1)
  }
}
