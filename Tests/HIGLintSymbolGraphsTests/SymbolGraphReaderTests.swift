import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintSymbolGraphs

@Suite("What symbol graphs tell of types")
struct SymbolGraphReaderTests {
  @Test("A superclass is named by the graph that declares it, else by what the relation or its identifier says")
  func names() throws {
    let folder = try GraphFolder()
    let design = Graph(
      module: "DesignSystem",
      symbols: [
        Graph.symbol("class", "s:12DesignSystem4CellC", "Renamed.Cell"),
        Graph.symbol("class", "joined", "Joined"),
        Graph.symbol("class", "fallen", "Fallen"),
        Graph.symbol("class", "objective", "Objective"),
        Graph.symbol("class", "unknown", "Unknown"),
        Graph.symbol("func", "make", "make()"),
        Graph.symbol("class", "local", "make().Local"),
      ],
      relationships: [
        Graph.relation("conformsTo", "joined", "c:objc(pl)UITableViewDelegate", fallback: "UIKit.UITableViewDelegate"),
        Graph.relation("inheritsFrom", "joined", "core", fallback: "Stale.Name"),
        Graph.relation("inheritsFrom", "fallen", "elsewhere", fallback: "Elsewhere.Base"),
        Graph.relation("inheritsFrom", "objective", "c:objc(cs)UIViewController"),
        Graph.relation("inheritsFrom", "unknown", "s:nowhere"),
        Graph.relation("memberOf", "make", "joined"),
      ]
    )
    try folder.write("DesignSystem.symbols.json", design.text)
    try folder.write("Core.symbols.json", Graph(module: "Core", symbols: [Graph.symbol("class", "core", "Kit.Base")]).text)
    #expect(
      try folder.types(of: "DesignSystem") == [
        "class Fallen: Elsewhere.Base",
        "class Joined: Core.Kit.Base, UIKit.UITableViewDelegate",
        "class Objective: UIViewController",
        "class Renamed.Cell",
        "class Unknown",
      ]
    )
    #expect(try folder.types(of: "Core") == ["class Kit.Base"])
    #expect(try folder.read().modules.map(\.path) == [folder.path + "/Core.symbols.json", folder.path + "/DesignSystem.symbols.json"])
  }

  @Test("A module has one list of types, however many graphs tell of it")
  func modules() throws {
    let folder = try GraphFolder()
    for (system, superclass) in [("ios", "UIKit.UIView"), ("macos", "AppKit.NSView")] {
      let graph = Graph(
        module: "Kit",
        symbols: [Graph.symbol("class", "base", "Base"), Graph.symbol("class", system, system)],
        relationships: [
          Graph.relation("inheritsFrom", "base", superclass, fallback: superclass),
          Graph.relation("conformsTo", "base", "p", fallback: "Kit.Themed"),
        ]
      )
      try folder.write("\(system)/Kit.symbols.json", graph.text)
    }
    #expect(try folder.types(of: "Kit") == ["class Base: UIKit.UIView, Kit.Themed", "class ios", "class macos"])
    #expect(try folder.read().modules.count == 1)
  }

  @Test("An extension of another module's type adds its conformances, written as a block or not")
  func extensions() throws {
    let folder = try GraphFolder()
    try folder.write("Kit.symbols.json", Graph(module: "Kit", symbols: [Graph.symbol("struct", "box", "Box")]).text)
    let plain = Graph(
      module: "App",
      relationships: [
        Graph.relation("conformsTo", "box", "themed", fallback: "Kit.Themed"),
        Graph.relation("conformsTo", "s:5UIKit6UIViewC", "themed", fallback: "Kit.Themed"),
        Graph.relation("conformsTo", "s:$", "themed", fallback: "Kit.Themed"),
      ]
    )
    try folder.write("App@Kit.symbols.json", plain.text)
    let blocks = Graph(
      module: "App",
      symbols: [Graph.symbol("extension", "s:e:s:Sa", "Array")],
      relationships: [
        Graph.relation("extensionTo", "s:e:s:Sa", "s:Sa", fallback: "Swift.Array"),
        Graph.relation("conformsTo", "s:e:s:Sa", "themed", fallback: "Kit.Themed"),
      ]
    )
    try folder.write("App@Swift.symbols.json", blocks.text)
    #expect(
      try folder.types(of: "App") == [
        "extension Kit.Box: Kit.Themed", "extension Swift.Array: Kit.Themed", "extension UIKit.UIView: Kit.Themed",
      ]
    )
  }

  @Test(
    "A typealias stands for a type or a composition",
    arguments: [
      ([("typeIdentifier", "UIView")], ": UIKit.UIView"),
      ([("typeIdentifier", "Kit"), ("text", "."), ("typeIdentifier", "Missing")], ": Kit.Missing"),
      ([("typeIdentifier", "UIView"), ("text", "<"), ("typeIdentifier", "Int"), ("text", ">")], ": UIKit.UIView"),
      ([("typeIdentifier", "UIView"), ("text", " & "), ("typeIdentifier", "Themed")], ": UIKit.UIView, Themed"),
      ([("keyword", "any"), ("text", " "), ("typeIdentifier", "Themed")], ": Themed"),
      ([("typeIdentifier", "UIView"), ("text", "?")], ""),
      ([("text", "("), ("typeIdentifier", "UIView"), ("text", ") -> "), ("typeIdentifier", "UIView")], ""),
      ([("text", "["), ("typeIdentifier", "UIView"), ("text", "]")], ""),
      ([], ""),
    ] as [([(String, String)], String)]
  )
  func aliases(declaration: [(String, String)], clause: String) throws {
    let folder = try GraphFolder()
    try folder.write("UIKit.symbols.json", Graph(module: "UIKit", symbols: [Graph.symbol("class", "view", "UIView")]).text)
    let all = [("keyword", "typealias"), ("text", " "), ("identifier", "Name"), ("text", " = ")] + declaration
    let fragments = all.map { kind, spelling in
      let identifier = spelling == "UIView" ? #", "preciseIdentifier": "view""# : ""
      return #"{ "kind": "\#(kind)", "spelling": "\#(spelling)"\#(identifier) }"#
    }
    let graph = Graph(module: "App", symbols: [Graph.symbol("typealias", "name", "Name", declaration: fragments)])
    try folder.write("App.symbols.json", graph.text)
    #expect(try folder.types(of: "App") == ["typealias Name\(clause)"])
  }

  @Test(
    "An identifier tells a name",
    arguments: [
      ("c:objc(cs)UIViewController", "UIViewController"),
      ("c:objc(pl)UITableViewDelegate", "UITableViewDelegate"),
      ("c:@M@Kit@objc(cs)Cell", "Kit.Cell"),
      ("s:So16UIViewControllerC", "UIViewController"),
      ("s:5UIKit21UITableViewControllerC", "UIKit.UITableViewController"),
      ("s:12DesignSystem3KitO4CellC", "DesignSystem.Kit.Cell"),
      ("s:s23CustomStringConvertibleP", "Swift.CustomStringConvertible"),
      ("s:3Kit4CellC5titleSSvp", nil),
      ("s:11Distributed0B5ActorP", nil),
      ("s:Sa", nil), ("s:3Kit", nil), ("s:3Kit99CellC", nil), ("s:99999999999999999999KitC", nil),
      ("s:1é2üC", nil), ("s:", nil), ("s:So", nil), ("c:objc(cs)", nil), ("c:@M@Kit", nil), ("c:@F@main", nil), ("", nil),
    ] as [(String, String?)]
  )
  func identifiers(identifier: String, name: String?) {
    #expect(PreciseIdentifier.typeName(identifier) == name)
  }
}
