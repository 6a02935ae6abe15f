import Foundation
import Testing

/// The packages, targets and machines that the build-tool plugin meets.
@Suite(.serialized, .aheadOfOthers, .sharedScratch, .enabled(if: ConsumerPackage.canBuild))
struct PackageKindTests {
  @Test("The module and its products are what they are without the plugin")
  func leavesTheProductAlone() async throws {
    let files = ["Sources/App/Close.swift": BuildToolPluginTests.small]
    // Where nothing else was built, nothing of that can be taken for its products.
    try await ConsumerPackage.with(try ConsumerPackage(files, name: "HIGLintProductTests")) { consumer in
      func products() throws -> [String: Data] {
        let files = FileManager.default.enumerator(atPath: consumer.products.path)?.compactMap { $0 as? String } ?? []
        let kept = files.filter { $0.hasSuffix(".o") || $0.hasSuffix(".swift") || $0.contains(".resources") }
        return try Dictionary(uniqueKeysWithValues: kept.map {
          ($0, try Data(contentsOf: consumer.products.appendingPathComponent($0)))
        })
      }
      let linted = try await consumer.build()
      #expect(linted.findings().count == 1, "\(linted)")
      let with = try products()

      try FileManager.default.removeItem(at: consumer.scratch)
      try consumer.write(ConsumerPackage.manifest(appPlugins: ""), to: "Package.swift")
      let plain = try await consumer.build()
      #expect(plain.findings().isEmpty, "\(plain)")
      let without = try products()

      #expect(with.keys.contains { $0.contains("Close.swift.o") })
      #expect(with.keys.sorted() == without.keys.sorted())
      #expect(with == without)
    }
  }

  @Test("What other plugins generate isn't linted")
  func leavesGeneratedSourcesOut() async throws {
    let generator = """
      import Foundation
      import PackagePlugin

      @main
      struct Generator: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
          let output = context.pluginWorkDirectoryURL.appendingPathComponent("Generated.swift")
          let template = context.package.directoryURL.appendingPathComponent("template.txt")
          return [
            .buildCommand(
              displayName: "Generate",
              executable: URL(fileURLWithPath: "/bin/cp"),
              arguments: [template.path, output.path],
              inputFiles: [template],
              outputFiles: [output]
            )
          ]
        }
      }
      """
    let files = [
      "Package.swift": ConsumerPackage.manifest(
        appPlugins: #""Generator", "# + ConsumerPackage.applied,
        targets: #".plugin(name: "Generator", capability: .buildTool())"#
      ),
      "Plugins/Generator/Generator.swift": generator,
      "template.txt": BuildToolPluginTests.small.replacingOccurrences(of: "CloseBar", with: "GeneratedBar"),
      // Compiles only together with the generated source.
      "Sources/App/Close.swift": BuildToolPluginTests.small
        + "extension GeneratedBar { func arrangeAgain() { arrange() } }\n",
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let first = try await $0.build()
      #expect(first.status == 0, "\(first)")
      #expect(first.findings().count == 1, "\(first)")
      #expect(first.severities(of: "Close.swift") == ["warning"], "\(first)")
      #expect(try await $0.build().findings() == first.findings())
    }
  }

  @Test("A C target and a test target may apply it")
  func allowsOtherTargets() async throws {
    let targets = """
      .target(name: "Core", plugins: [\(ConsumerPackage.applied)]),
      .testTarget(name: "AppTests", dependencies: ["App"], plugins: [\(ConsumerPackage.applied)]),
      """
    let files = [
      "Package.swift": ConsumerPackage.manifest(targets: targets),
      "Sources/App/Close.swift": BuildToolPluginTests.small,
      "Sources/Core/include/core.h": "int core(void);\n",
      "Sources/Core/core.c": "int core(void) { return 1; }\n",
      "Tests/AppTests/AppTests.swift": "import App\n\nfunc arrange(_ bar: CloseBar) { bar.arrange() }\n",
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let output = try await $0.build(["--build-tests"])
      #expect(output.status == 0, "\(output)")
      #expect(output.findings().count == 1, "\(output)")
      #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
    }
  }

  @Test("A dependency that applies it to itself isn't linted in its consumers' builds")
  func leavesDependenciesAlone() async throws {
    let dependency = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Dependency",
        products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(path: "../HIGLint")],
        targets: [.target(name: "Kit", plugins: [\(ConsumerPackage.applied)])]
      )
      """
    let files = [
      "Package.swift": ConsumerPackage.manifest(
        targets: #".target(name: "Shell", dependencies: [.product(name: "Kit", package: "Dependency")]),"#,
        dependencies: #".package(path: "../Dependency")"#
      ),
      "Sources/App/Close.swift": BuildToolPluginTests.small,
      "Sources/Shell/Shell.swift": "import Kit\n",
      "../Dependency/Package.swift": dependency,
      "../Dependency/.higlint.yml": "rules:\n  small_touch_target: error\n",
      "../Dependency/Sources/Kit/UIKit.swift": ConsumerPackage.uiKit,
      "../Dependency/Sources/Kit/Open.swift": BuildToolPluginTests.small
        .replacingOccurrences(of: "import UIKit", with: ""),
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let consumer = try await $0.build()
      #expect(consumer.status == 0, "\(consumer)")
      #expect(consumer.severities(of: "Close.swift") == ["warning"], "\(consumer)")
      #expect(consumer.findings().count == 1, "\(consumer)")

      let own = try await $0.build(of: "../Dependency")
      #expect(own.status != 0, "\(own)")
      #expect(own.severities(of: "Open.swift") == ["error"], "\(own)")
    }
  }

  @Test("A path with spaces is no obstacle, nor is an artifact that isn't named like the tool")
  func allowsSpaces() async throws {
    let consumer = try ConsumerPackage(
      ["Sources/App/The Close Button.swift": BuildToolPluginTests.small],
      in: "My Consumer",
      name: "HIGLint Plugin Tests",
      tool: HIGLintPackage(artifact: "HIGLintBinary")
    )
    try await ConsumerPackage.with(consumer) {
      try $0.write("rules:\n  small_touch_target: error\n", to: ".higlint.yml")
      let output = try await $0.build()
      #expect(output.status != 0)
      #expect(output.severities(of: "The Close Button.swift") == ["error"], "\(output)")
    }
  }

  @Test("A tool that is built from source is found")
  func findsTheToolFromSource() async throws {
    let tool = HIGLintPackage(
      toolTarget: #".executableTarget(name: "higlint")"#,
      toolName: "higlint",
      files: [
        "Sources/higlint/main.swift": #"print("/Close.swift:1:1: warning: from source (small_touch_target)")"#
      ]
    )
    let files = ["Sources/App/Close.swift": BuildToolPluginTests.small]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: tool)) {
      let output = try await $0.build()
      #expect(output.status == 0, "\(output)")
      #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
    }
  }

  @Test("A machine that the bundle has no tool for gets a warning, not a failure")
  func warnsWithoutATool() async throws {
    let tool = HIGLintPackage(triples: ["riscv64-unknown-linux-gnu"])
    let files = ["Sources/App/Close.swift": BuildToolPluginTests.small]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: tool)) {
      let output = try await $0.build()
      #expect(output.status == 0, "\(output)")
      let sentence = "warning: HIGLint has no tool for this machine, so that App isn't linted; depend on "
        + "https://github.com/higlint/HIGLint.git instead, which builds it from source\n"
      #expect(output.text.contains(sentence), "\(output)")
    }
  }
}
