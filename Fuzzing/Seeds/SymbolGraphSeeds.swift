import HIGLintEngine

/// Symbol graphs, and a source whose classes inherit from what they declare.
enum SymbolGraphSeeds {
  static let all = [classes, blocks, #"{"metadata":{},"module":{},"symbols":[],"relationships":[]}"#].map { Array($0.utf8) }

  static let words = """
    { } [ ] : , "kind" "identifier" "precise" "symbols" "relationships" "inheritsFrom" "conformsTo" "extensionTo" "source" "target"
    "targetFallback" "pathComponents" "BaseCell" "UITableViewCell" "c:objc(cs)UITableViewCell" "s:3Kit8BaseCellC" "s:So15UITableViewCellC"
    "s:3Kit99999999999999999999A" "s:" "s:e:s:3Kit" "c:@M@Kit@objc(cs)Cell" "c:@M@Kit" "swift.class" "swift.typealias" "swift.extension"
    null true -1 0 1e400 18446744073709551616 "\\ud800" "\\u0000" "\\" "declarationFragments" "spelling" " = " "<" ">>>>" "->" "&" ""
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  static let source = SourceInput(path: "Settings.swift", contents: Array(settings.utf8))

  private static let settings = """
    import Kit
    import UIKit

    final class Settings: BaseController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { BadgeCell() }
      override func viewDidLoad() { tableView.rowHeight = 20 }
    }
    final class BadgeCell: BaseCell {}
    final class Aliased: Alias {}

    """

  private static let classes = """
    {
      "metadata": { "formatVersion": { "major": 0, "minor": 6, "patch": 0 }, "generator": "by hand" },
      "module": { "name": "Kit", "platform": { "operatingSystem": { "name": "ios", "minimumVersion": { "major": 16 } } } },
      "symbols": [
        { "kind": { "identifier": "swift.class", "displayName": "Class" }, "pathComponents": ["BaseCell"],
          "identifier": { "precise": "s:3Kit8BaseCellC", "interfaceLanguage": "swift" } },
        { "kind": { "identifier": "swift.class", "displayName": "Class" }, "pathComponents": ["Outer", "BaseController"],
          "identifier": { "precise": "s:3Kit5OuterO14BaseControllerC", "interfaceLanguage": "swift" } },
        { "kind": { "identifier": "swift.typealias", "displayName": "Type Alias" }, "pathComponents": ["Alias"],
          "identifier": { "precise": "s:3Kit5Aliasa", "interfaceLanguage": "swift" },
          "declarationFragments": [
            { "kind": "keyword", "spelling": "typealias" }, { "kind": "text", "spelling": " " },
            { "kind": "identifier", "spelling": "Alias" }, { "kind": "text", "spelling": " = " },
            { "kind": "typeIdentifier", "spelling": "BaseCell", "preciseIdentifier": "s:3Kit8BaseCellC" },
            { "kind": "text", "spelling": "<" }, { "kind": "typeIdentifier", "spelling": "Int" }, { "kind": "text", "spelling": "> & " },
            { "kind": "typeIdentifier", "spelling": "P" }
          ] },
        { "kind": { "identifier": "swift.method", "displayName": "Method" } }
      ],
      "relationships": [
        { "kind": "inheritsFrom", "source": "s:3Kit8BaseCellC", "target": "c:objc(cs)UITableViewCell", "targetFallback": "UIKit.UITableViewCell" },
        { "kind": "inheritsFrom", "source": "s:3Kit5OuterO14BaseControllerC", "target": "s:So21UITableViewControllerC" },
        { "kind": "conformsTo", "source": "s:3Kit8BaseCellC", "target": "s:s8SendableP", "targetFallback": "Swift.Sendable" },
        { "kind": "memberOf", "source": "a", "target": "b" }
      ]
    }
    """

  private static let blocks = """
    {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"Swift"},"module":{"name":"Kit","platform":{}},
    "symbols":[{"kind":{"identifier":"swift.extension","displayName":"Extension"},"identifier":{"precise":"s:e:s:Kit","interfaceLanguage":
    "swift"},"pathComponents":["UITableView"],"swiftExtension":{"extendedModule":"UIKit","typeKind":"swift.class"}}],"relationships":[
    {"kind":"extensionTo","source":"s:e:s:Kit","target":"c:objc(cs)UITableView","targetFallback":"UIKit.UITableView"},
    {"kind":"conformsTo","source":"s:e:s:Kit","target":"c:objc(pl)UITableViewDelegate"},
    {"kind":"inheritsFrom","source":"a","target":"b"},{"kind":"inheritsFrom","source":"b","target":"a"}]}
    """
}
