import Foundation
import Testing

/// A library that lints itself, and whose consumers are to know nothing of it.
@Suite(.serialized, .aheadOfOthers)
struct ToolsPackageTests {
  private static let library = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Kit",
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")]
    )
    """

  private static let tools = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(name: "BuildTools", dependencies: [.package(path: "../../HIGLint")])
    """

  private static let app = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Consumer",
      dependencies: [.package(path: "../Kit")],
      targets: [.target(name: "App", dependencies: ["Kit"])]
    )
    """

  @Test("A package for tools beside it lints a library, and its consumers needn't resolve HIGLint")
  func toolsPackage() async throws {
    let files = [
      "Package.swift": Self.app,
      "Sources/App/App.swift": "import Kit\n",
      "../Kit/Package.swift": Self.library,
      "../Kit/Sources/Kit/Close.swift": BuildToolPluginTests.small,
      "../Kit/Sources/Kit/Old/Old.swift": BuildToolPluginTests.small,
      "../Kit/.higlint.yml": "excluded: [Sources/Kit/Old]\n",
      "../Kit/BuildTools/Package.swift": Self.tools,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: HIGLintPackage(plugin: .command))) { consumer in
      func lint(_ arguments: [String]) async throws -> Output {
        let library = consumer.location("../Kit")
        return try await consumer.package(["higlint"] + arguments, of: "../Kit/BuildTools", workingDirectory: library)
      }
      let linted = try await lint(["--path", "Sources"])
      #expect(linted.status == 0, "\(linted)")
      #expect(linted.severities(of: "Close.swift") == ["warning"], "\(linted)")
      #expect(linted.findings().count == 1, "\(linted)")
      #expect(try await lint(["--path", ".", "--strict"]).status == 1)
      let missing = try await lint(["--path", "Source"])
      #expect(missing.status == 1)
      #expect(missing.text.contains("Source: error: no such file or directory"), "\(missing)")

      #expect(try await consumer.dependencies() == ["kit"])
    }
  }
}
