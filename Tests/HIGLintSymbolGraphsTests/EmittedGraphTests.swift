import Foundation
import Testing

import HIGLintEngine
import HIGLintSymbolGraphs

/// Graphs as the compiler that builds these tests writes them today.
@Suite("Graphs that the compiler emits", .enabled(if: canStandInForUIKit))
struct EmittedGraphTests {
  private static let uiKit = """
    open class UIView { public init() {} }
    open class UITableViewCell: UIView {}
    open class UIViewController { public init() {} }
    public protocol UITableViewDelegate {}
    open class UITableViewController: UIViewController, UITableViewDelegate {}
    """

  private static let designSystem = """
    import UIKit

    public typealias TableBase = UITableViewController
    open class BaseTableController: TableBase {}
    public enum Kit {
      open class Cell: UITableViewCell {}
      public typealias Base = Cell
    }
    public protocol Themed {}
    public actor Store {}
    extension UIView: Themed {}
    extension UIView {
      public struct Badge {}
    }
    class Hidden: UIView {}
    """

  private static let app = """
    import DesignSystem

    final class Settings: BaseTableController {}
    final class BadgeCell: Kit.Base {}
    """

  private func emit(_ module: String, _ source: String, into folder: GraphFolder) throws {
    let file = try folder.write("\(module).swift", source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-emit-module", "-module-name", module, file, "-I", folder.path,
      "-o", "\(folder.path)/\(module).swiftmodule",
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path, "-symbol-graph-minimum-access-level", "internal",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("The chain from an app's class to the system's is told, through a typealias, nesting and modules")
  func chain() throws {
    let folder = try GraphFolder()
    try emit("UIKit", Self.uiKit, into: folder)
    try emit("DesignSystem", Self.designSystem, into: folder)
    try emit("App", Self.app, into: folder)
    let reading = try folder.read()
    #expect(reading.remarks.isEmpty)
    #expect(reading.modules.map(\.name) == ["App", "DesignSystem", "UIKit"])

    func firstWords(_ module: String) throws -> [String] {
      try folder.types(of: module).map { $0.components(separatedBy: ",")[0] }
    }
    #expect(try firstWords("App") == ["class BadgeCell: DesignSystem.Kit.Cell", "class Settings: DesignSystem.BaseTableController"])
    #expect(
      try firstWords("DesignSystem") == [
        "class BaseTableController: UIKit.UITableViewController",
        "class Hidden: UIKit.UIView",
        "enum Kit",
        "typealias Kit.Base: DesignSystem.Kit.Cell",
        "class Kit.Cell: UIKit.UITableViewCell",
        "actor Store: _Concurrency.Actor",
        "typealias TableBase: UIKit.UITableViewController",
        "protocol Themed",
        "extension UIKit.UIView: DesignSystem.Themed",
        "struct UIView.Badge",
      ]
    )
    #expect(try firstWords("UIKit").contains("class UITableViewController: UIKit.UIViewController"))
  }
}

/// Whether a stub named like one of Apple's frameworks is possible: not where there is the framework itself.
private var canStandInForUIKit: Bool {
  #if os(Linux)
  true
  #else
  false
  #endif
}
