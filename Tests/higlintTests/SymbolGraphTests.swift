import Foundation
import Testing

@Suite struct SymbolGraphTests {
  /// A cell that is built for each row. Whether it is a cell stands in the design system.
  private static let settings = """
    import DesignSystem
    import UIKit

    final class SettingsController: BaseTableController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return BadgeCell()
      }
    }

    final class BadgeCell: BaseCell {}

    """

  private static func graph(version: Int = 0) -> String {
    """
    {
      "metadata": { "formatVersion": { "major": \(version), "minor": 6, "patch": 0 }, "generator": "by hand" },
      "module": { "name": "DesignSystem", "platform": {} },
      "symbols": [\(symbol("BaseCell")), \(symbol("BaseTableController"))],
      "relationships": [
        \(inheritance("BaseCell", "UITableViewCell")), \(inheritance("BaseTableController", "UITableViewController"))
      ]
    }
    """
  }

  private static func symbol(_ name: String) -> String {
    """
    {
      "kind": { "identifier": "swift.class", "displayName": "Class" },
      "identifier": { "precise": "\(name)", "interfaceLanguage": "swift" },
      "pathComponents": ["\(name)"]
    }
    """
  }

  private static func inheritance(_ name: String, _ superclass: String) -> String {
    """
    {
      "kind": "inheritsFrom", "source": "\(name)",
      "target": "c:objc(cs)\(superclass)", "targetFallback": "UIKit.\(superclass)"
    }
    """
  }

  private func folder(_ graphs: [String: String] = ["Graphs/DesignSystem.symbols.json": graph()]) throws -> Folder {
    let folder = try Folder()
    try folder.write("Settings.swift", Self.settings)
    for (name, text) in graphs { try folder.write(name, text) }
    return folder
  }

  private func lint(_ folder: Folder, _ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["--only", "cell_not_reused", "Settings.swift"] + arguments, in: folder)
  }

  @Test func theDesignSystemsGraphTellsThatACellIsOne() throws {
    let folder = try folder()
    #expect(try lint(folder).output == "")
    let outcome = try lint(folder, "--symbol-graph-dir", "Graphs")
    #expect(outcome.output.contains("Settings.swift:6:12: warning: "))
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try lint(folder, "--symbol-graph-dir", "Graphs", "--symbol-graph-dir=.").output == outcome.output)
  }

  @Test func theConfigurationNamesFoldersFromItsOwn() throws {
    let folder = try folder()
    try folder.write("App/Settings.swift", Self.settings)
    try folder.write("App/.higlint.yml", "symbol_graphs: [../Graphs]\n")
    let outcome = try Tool.run("--only", "cell_not_reused", "App", in: folder)
    #expect(outcome.output.contains("App/Settings.swift:6:12: warning: "))
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func aFolderThatTheCommandLineNamesMustBeThere() throws {
    let folder = try folder()
    try folder.write("Small.swift", Code.small)
    for (path, message) in [("None", "no such directory"), ("Settings.swift", "is a file, not a directory")] {
      let outcome = try Tool.run("--symbol-graph-dir", path, "Small.swift", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "\(path): error: \(message); check --symbol-graph-dir\n")
      #expect(outcome.output.contains("Small.swift:3:3: warning: "))
    }
    #expect(try Tool.run("--symbol-graph-dir", "", in: folder).status == 64)
  }

  @Test func aFolderThatTheConfigurationNamesMayComeLater() throws {
    let folder = try folder()
    try folder.write(".higlint.yml", "symbol_graphs: [None]\n")
    let outcome = try lint(folder)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors == """
      None: warning: no such directory; check `symbol_graphs` in \(folder.path)/.higlint.yml

      """)
    #expect(try lint(folder, "--quiet").errors == "")
  }

  @Test func whatIsWrongWithAGraphIsARemark() throws {
    let folder = try folder(["Graphs/New.symbols.json": Self.graph(version: 1), "Graphs/Torn.symbols.json": "{"])
    try folder.write("Empty/read.me", "")
    try folder.write(".higlint.yml", "rules:\n  small_touch_target: error\n")
    try folder.write("Small.swift", Code.small)
    let outcome = try Tool.run("--symbol-graph-dir", "Graphs", "--symbol-graph-dir", "Empty", "Small.swift", in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("Small.swift:3:3: error: "))
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasPrefix("Empty: warning: holds no symbol graph") })
    #expect(lines.contains { $0.hasPrefix("Graphs/New.symbols.json: warning: is a symbol graph of version 1.6.0") })
    #expect(lines.contains { $0.hasPrefix("Graphs/Torn.symbols.json: warning: can't be read as a symbol graph") })
  }

  @Test func aBuildNoticesThatGraphsHaveChanged() throws {
    let folder = try folder([:])
    try folder.write("work/tick", "")
    try folder.write(".higlint.yml", "symbol_graphs: [Graphs]\n")
    func build() throws -> Tool.Outcome {
      let arguments = ["--build-tool-work-directory", folder.path + "/work", "--target-directory", folder.path]
      return try Tool.run(["lint", "Settings.swift"] + arguments, in: folder)
    }
    // The build that makes the folder may not fail for want of it.
    let before = try build()
    #expect(before.status == 0 && before.output == "" && before.errors.contains("Graphs: warning: no such directory"))
    try folder.write("Graphs/DesignSystem.symbols.json", "{")
    for _ in 1...2 { #expect(try build().errors.contains("Graphs/DesignSystem.symbols.json: warning: ")) }
    try folder.write("Graphs/DesignSystem.symbols.json", Self.graph())
    for _ in 1...2 {
      let after = try build()
      #expect(after.errors == "" && after.output.contains("(cell_not_reused)"))
    }
  }
}
