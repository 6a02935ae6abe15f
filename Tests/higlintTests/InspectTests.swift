import Foundation
import Testing

@Suite struct InspectTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("App/Settings.swift", """
      import DesignSystem
      import UIKit

      final class SettingsController: BaseTableController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
        }
      }

      """)
    try folder.write("App/Settings.storyboard", """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="a"><objects>
          <tableViewController id="b" customClass="SettingsController"/>
        </objects></scene></scenes>
      </document>
      """)
    try folder.write("Graphs/DesignSystem.symbols.json", """
      {
        "metadata": { "formatVersion": { "major": 0, "minor": 6, "patch": 0 }, "generator": "by hand" },
        "module": { "name": "DesignSystem", "platform": {} },
        "symbols": [{
          "kind": { "identifier": "swift.class", "displayName": "Class" },
          "identifier": { "precise": "Base", "interfaceLanguage": "swift" },
          "pathComponents": ["BaseTableController"]
        }],
        "relationships": [{
          "kind": "inheritsFrom", "source": "Base", "target": "c:objc(cs)UITableViewController",
          "targetFallback": "UIKit.UITableViewController"
        }]
      }
      """)
    return folder
  }

  @Test func showsATypeOfSourcesStoryboardsAndSymbolGraphs() throws {
    let folder = try folder()
    let graphless = try Tool.run("inspect", "SettingsController", "App", in: folder)
    #expect(graphless.status == 0 && graphless.errors == "")
    #expect(graphless.output.contains("class: BaseTableController  App/Settings.swift:4:13\n"))
    #expect(graphless.output.contains("lost: nothing that is seen from here declares `BaseTableController`\n"))
    #expect(graphless.output.contains("tableViewController  App/Settings.storyboard:4:5\n"))

    let outcome = try Tool.run("inspect", "SettingsController", "App", "--symbol-graph-dir", "Graphs", in: folder)
    let classes = [
      "SettingsController", "BaseTableController (DesignSystem, symbol graph)",
      "UIKit.UITableViewController (framework)",
    ]
    #expect(outcome.status == 0 && outcome.output.contains("  \(classes.joined(separator: " → "))\n"))
    for line in [
      "  tableView  table; style not known; data source self; delegate self, the same object\n",
      "reaches: deselection by tableView.deselectRow(at:animated:) (App/Settings.swift:6:5)\n",
    ] { #expect(outcome.output.contains(line)) }
  }

  @Test func readsWhatLintWouldRead() throws {
    let folder = try folder()
    try folder.write("list", "App/Settings.swift\n")
    try folder.write("none.yml", "excluded: [App]\n")
    #expect(try Tool.run("inspect", "SettingsController", "--files-from", "list", in: folder).status == 0)
    #expect(try Tool.run("inspect", "SettingsController", "--config", "none.yml", in: folder).status == 64)
  }

  @Test func showsEveryTypeOfAName() throws {
    let folder = try Folder()
    try folder.write("Two.swift", "enum A { struct Row {} }\nenum B { struct Row {} }\n")
    let outcome = try Tool.run("inspect", "Row", in: folder)
    #expect(outcome.output == """
      A.Row  struct
        struct  Two.swift:1:17

      B.Row  struct
        struct  Two.swift:2:17

      """)
    #expect(try Tool.run("inspect", "B.Row", in: folder).output.hasPrefix("B.Row"))
  }

  @Test func sumsUpTheProjectWithoutAType() throws {
    let folder = try folder()
    let outcome = try Tool.run("inspect", in: folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("Files\n  Swift files          1\n  storyboards for iOS  1\n"))
    #expect(try Tool.run("inspect", "--summary", "App", in: folder).output == outcome.output)
    let graphs = try Tool.run("inspect", "--summary", "App", "--symbol-graph-dir", "Graphs", in: folder)
    #expect(graphs.output.contains("modules from symbol graphs  1\n      types: DesignSystem 1\n"))
  }

  @Test func aNameThatIsNoTypeIsWrongUsage() throws {
    let folder = try folder()
    let misspelt = try Tool.run("inspect", "SetingsController", in: folder)
    #expect(misspelt.status == 64 && misspelt.output == "")
    let message = "No type `SetingsController` is declared or extended here; did you mean `SettingsController`?"
    #expect(misspelt.errors.contains(message))
    let path = try Tool.run("inspect", "App", in: folder)
    #expect(path.status == 64 && path.errors.contains("`App` is a path; name a type first, or ask for the --summary"))
    #expect(try Tool.run("inspect", "", in: folder).status == 64)
  }

  @Test func whatCannotBeReadIsToldBesideWhatCan() throws {
    let folder = try folder()
    try folder.write("App/Torn.storyboard", "<document")
    let found = try Tool.run("inspect", "SettingsController", "App", "None", in: folder)
    #expect(found.status == 2 && found.output.hasPrefix("SettingsController  final class\n"))
    let problems = found.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(problems == ["App/Torn.storyboard", "None"])
    let missing = try Tool.run("inspect", "Elsewhere", "App", in: folder)
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.errors.contains("Elsewhere: error: no such type in what could be read; "))
  }
}
