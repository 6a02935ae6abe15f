import Foundation
import Testing

/// What `Documentation/agents.md` says, and what `higlint init --agents` writes.
@Suite struct AgentRecipeTests {
  /// The commands that the recipes have agents start.
  private func commands() throws -> [[String]] {
    let json = try (0..<3).map { try Recipe.code("json", $0, under: "Setting it up", of: "agents.md") }
    let named = try json.map { text in
      let whole = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: [String: Any]]])
      let server = try #require(whole.values.first?["higlint"])
      return [server["command"] as? String ?? ""] + (server["args"] as? [String] ?? [])
    }
    let toml = try Recipe.code("toml", under: "Setting it up", of: "agents.md")
    let values = toml.split(separator: "\n").dropFirst().flatMap { $0.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 } }
    return named + [values.map { String($0.element) }]
  }

  @Test func whatAgentsStartAnswers() throws {
    let commands = try commands()
    #expect(commands.count == 4)
    for command in commands {
      let folder = try Folder()
      try folder.write("app/Bar.swift", Code.small)
      try folder.write("greeting", #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"# + "\n")
      let line = command.map { "\"\($0.replacingOccurrences(of: "${workspaceFolder}", with: "$PWD"))\"" }.joined(separator: " ")
      let outcome = try Tool.terminal("cd app && \(line) < ../greeting", in: folder)
      #expect(outcome.status == 0 && outcome.output.contains(#""protocolVersion":"2025-06-18""#), "\(line): \(outcome.errors)")
    }
  }

  @Test func agentsAreToldOfIt() throws {
    let folder = try Folder()
    #expect(try Tool.run("init", "--agents", in: folder) == .init(status: 0, output: "Wrote AGENTS.md\n", errors: ""))
    let section = folder.read("AGENTS.md")
    #expect(section.hasPrefix("## Human Interface Guidelines\n") && !folder.exists(".higlint.yml"))
    let again = try Tool.run("init", "--agents", in: folder)
    #expect(again.status == 2 && again.errors.contains("tells of HIGLint already") && folder.read("AGENTS.md") == section)
    for (before, gap) in [("# App\n", "\n"), ("# App", "\n\n"), ("# App\n\n", "")] {
      try folder.write("AGENTS.md", before)
      #expect(try Tool.run("init", "--agents", ".", in: folder).output == "Added to AGENTS.md\n")
      #expect(folder.read("AGENTS.md") == before + gap + section)
    }
  }

  /// The commands that the section names.
  @Test func whatAgentsAreToldToDoCanBeDone() throws {
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write(name, text) }
    try folder.write(".higlint.yml", "")
    let lint = try Tool.run("lint", "--project", "Bar.swift", in: folder)
    #expect(lint.status == 0 && lint.output.contains("small_touch_target"))
    #expect(try Tool.run("lint", "--fix", "--dry-run", in: folder).output.contains("-  func setUp() { wheel.hidesWhenStopped"))
    #expect(try Tool.run("explain", "small_touch_target", in: folder).status == 0)
  }
}
