import Foundation
import Testing

/// What the command plugin learns of modules that it doesn't lint.
@Suite(.serialized, .enabled(if: ConsumerPackage.canBuild))
struct CommandPluginGraphTests {
  /// A cell that is built for each row. Whether it is a cell, and whose row, stands in the design system.
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

  private static let designSystem = """
    import UIKit

    open class BaseTableController: UITableViewController {}
    open class BaseCell: UITableViewCell {}

    """

  private static let uiKit = """
    @_exported import Foundation

    open class UIView { public init() {} }
    open class UITableView: UIView {}
    open class UITableViewCell: UIView {}
    open class UITableViewController {
      public init() {}
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }

    """

  /// An app whose design system is a target of the same package.
  private func makeConsumer(designSystem: String = designSystem) throws -> ConsumerPackage {
    let files = [
      "Package.swift": ConsumerPackage.manifest(
        appPlugins: "",
        targets: #".target(name: "DesignSystem", dependencies: ["UIKit"]),"#,
        frameworks: ["DesignSystem"]
      ),
      "Sources/App/Settings.swift": Self.settings,
      "Sources/DesignSystem/Base.swift": designSystem,
      "Sources/UIKit/UIKit.swift": Self.uiKit,
    ]
    return try ConsumerPackage(files, tool: HIGLintPackage(plugin: .command))
  }

  private func severities(_ output: Output) -> [String] {
    output.severities(of: "Settings.swift", "cell_not_reused")
  }

  @Test("A design system of the same package is known from its sources, and else from its graph")
  func samePackage() async throws {
    try await ConsumerPackage.with(try makeConsumer()) {
      let all = try await $0.package(["higlint"])
      #expect(severities(all) == ["warning"], "\(all)")
      #expect(!all.text.contains("Building"), "\(all)")

      let without = try await $0.package(["higlint", "--target", "App", "--no-symbol-graphs"])
      #expect(without.status == 0, "\(without)")
      #expect(severities(without).isEmpty, "\(without)")
      #expect(!without.text.contains("Building"), "\(without)")

      let app = try await $0.package(["higlint", "--target", "App"])
      #expect(app.status == 0, "\(app)")
      #expect(severities(app) == ["warning"], "\(app)")
      // What the build has to say doesn't mix with the report.
      #expect(app.standardOutput.split(separator: "\n").count == 1, "\(app)")
    }
  }

  @Test("A design system of another package is known from its graph, also behind a third one")
  func otherPackage() async throws {
    let dependency = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Kit",
        products: [
          .library(name: "DesignSystem", targets: ["DesignSystem"]), .library(name: "UIKit", targets: ["UIKit"]),
        ],
        targets: [
          .target(name: "DesignSystem", dependencies: ["Foundations"]),
          .target(name: "Foundations", dependencies: ["UIKit"]),
          .target(name: "UIKit"),
        ]
      )
      """
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Consumer",
        dependencies: [.package(path: "../HIGLint"), .package(path: "../Kit")],
        targets: [.target(name: "App", dependencies: [.product(name: "DesignSystem", package: "Kit")])]
      )
      """
    let files = [
      "Package.swift": manifest,
      "Sources/App/Settings.swift": Self.settings,
      "../Kit/Package.swift": dependency,
      "../Kit/Sources/Foundations/Base.swift": Self.designSystem.replacingOccurrences(of: "Base", with: "Foundation"),
      "../Kit/Sources/DesignSystem/Base.swift": """
        import Foundations

        open class BaseTableController: FoundationTableController {}
        open class BaseCell: FoundationCell {}

        """,
      "../Kit/Sources/UIKit/UIKit.swift": Self.uiKit,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: HIGLintPackage(plugin: .command))) {
      try $0.delete("Sources/UIKit")
      let output = try await $0.package(["higlint"])
      #expect(output.status == 0, "\(output)")
      #expect(severities(output) == ["warning"], "\(output)")
    }
  }

  @Test("A design system that doesn't compile is no obstacle")
  func brokenDependency() async throws {
    let broken = Self.designSystem + "let broken: Int = \"\"\n"
    try await ConsumerPackage.with(try makeConsumer(designSystem: broken)) {
      let close = BuildToolPluginTests.small
      try $0.write(close, to: "Sources/App/Close.swift")
      let output = try await $0.package(["higlint", "--target", "App"])
      #expect(output.status == 0, "\(output)")
      #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
      #expect(output.standardError.contains("warning: HIGLint knows no types of DesignSystem: "), "\(output)")
    }
  }

  @Test("A framework that isn't here isn't looked for in vain")
  func foreignDependency() async throws {
    let foreign = "import SwiftUI\n" + Self.designSystem
    try await ConsumerPackage.with(try makeConsumer(designSystem: foreign)) {
      let output = try await $0.package(["higlint", "--target", "App"])
      #expect(output.status == 0, "\(output)")
      #expect(output.standardError.isEmpty, "\(output)")
    }
  }
}
