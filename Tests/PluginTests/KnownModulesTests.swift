import Foundation
import Testing

/// What the plugins know of modules that they don't lint.
@Suite(.serialized, .aheadOfOthers, .sharedScratch, .enabled(if: ConsumerPackage.canBuild))
struct KnownModulesTests {
  /// A button whose only fault hangs on a class and a function of one module and a constant of another.
  private static let bar = """
    import Kit
    import UIKit
    import Values

    public final class Bar: UIView {
      let close = RoundButton(primaryAction: UIAction { _ in })

      public func arrange() {
        close.frame.origin = .zero
        close.setWidth(Metrics.side)
      }
    }

    """
  private static let kit = """
    import UIKit

    open class RoundButton: UIButton {}

    extension UIView {
      public func setWidth(_ width: CGFloat) { frame.size.width = width }
    }

    """
  private static let uiKit = ConsumerPackage.uiKit.replacingOccurrences(of: "public final class UIButton", with: "open class UIButton")

  private static func values(side: Int) -> String {
    "import UIKit\n\npublic enum Metrics {\n  public static let side: CGFloat = \(side)\n}\n"
  }

  private static let targets = """
    .target(name: "Kit", dependencies: ["UIKit"]),
    .target(name: "Values", dependencies: ["UIKit"]),
    """

  /// An app whose modules are targets of the same package.
  private func makeConsumer(plugin: HIGLintPackage.Plugin, _ files: [String: String] = [:]) throws -> ConsumerPackage {
    let usual = [
      "Package.swift": ConsumerPackage.manifest(
        appPlugins: plugin == .buildTool ? ConsumerPackage.applied : "",
        targets: Self.targets,
        frameworks: ["Kit", "UIKit", "Values"]
      ),
      "Sources/App/Bar.swift": Self.bar,
      "Sources/Kit/Kit.swift": Self.kit,
      "Sources/Values/Metrics.swift": Self.values(side: 20),
      "Sources/UIKit/UIKit.swift": Self.uiKit,
    ]
    return try ConsumerPackage(usual.merging(files) { $1 }, tool: HIGLintPackage(plugin: plugin))
  }

  /// The line that says what is found, as the tool itself prints it of the whole package.
  private func finding(in consumer: ConsumerPackage) -> String {
    "\(consumer.location("Sources/App/Bar.swift").path):10:5: warning: 'close' is 20 points wide; "
  }

  @Test("A build finds what hangs on the modules below, where the tool finds it, and follows their changes")
  func build() async throws {
    try await ConsumerPackage.with(try makeConsumer(plugin: .buildTool)) {
      let whole = try await Output.of(
        HIGLintPackage.tool.path, ["--no-cache"], environment: [:], workingDirectory: $0.location("")
      )
      let first = try await $0.build()
      #expect(first.status == 0, "\(first)")
      #expect(first.findings().count == 1 && first.findings() == whole.findings(), "\(first)\n\(whole)")
      #expect(first.findings().first?.hasPrefix(finding(in: $0)) == true, "\(first)")
      #expect(try await $0.build().findings() == first.findings())

      try $0.write(Self.values(side: 60), to: "Sources/Values/Metrics.swift")
      let mended = try await $0.build()
      #expect(mended.status == 0 && mended.findings().isEmpty, "\(mended)")
      try $0.write(Self.values(side: 20), to: "Sources/Values/Metrics.swift")
      #expect(try await $0.build().findings() == first.findings())
      // What can't be read there is for its own target's lint to tell.
      try $0.write("<", to: "Sources/Kit/Torn.xib")
      let torn = try await $0.build()
      #expect(torn.status == 0 && torn.findings() == first.findings() && !torn.text.contains("Torn.xib:"), "\(torn)")
    }
  }

  @Test("A module that isn't linted is known from its sources, and isn't built for that, nor must compile")
  func command() async throws {
    try await ConsumerPackage.with(try makeConsumer(plugin: .command, ["Sources/Kit/Broken.swift": "let broken: Int = \"\"\n"])) {
      let all = try await $0.package(["higlint"])
      let app = try await $0.package(["higlint", "--target", "App"])
      for output in [all, app] {
        #expect(output.status == 0 && !output.text.contains("Building"), "\(output)")
        #expect(output.findings().count == 1 && output.findings().first?.hasPrefix(finding(in: $0)) == true, "\(output)")
        #expect(output.standardError.isEmpty, "\(output)")
      }
      let values = try await $0.package(["higlint", "--target", "Values"])
      #expect(values.status == 0 && values.findings().isEmpty, "\(values)")
    }
  }

  @Test("So are modules of other packages, by path or from a repository", arguments: [true, false])
  func otherPackage(isLocal: Bool) async throws {
    let kit = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Kit",
        products: [
          .library(name: "Kit", targets: ["Kit"]), .library(name: "Values", targets: ["Values"]),
          .library(name: "UIKit", targets: ["UIKit"]),
        ],
        targets: [\(Self.targets) .target(name: "UIKit")]
      )
      """
    let products = ["Kit", "Values"].map { ".product(name: \"\($0)\", package: \"Kit\")" }.joined(separator: ", ")
    let place = isLocal ? "path: \"../Kit\"" : "url: \"REPOSITORY\", branch: \"main\""
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Consumer",
        dependencies: [.package(path: "../HIGLint"), .package(\(place))],
        targets: [.target(name: "App", dependencies: [\(products)])]
      )
      """
    let files = [
      "Package.swift": manifest,
      "Sources/App/Bar.swift": Self.bar,
      "../Kit/Package.swift": kit,
      "../Kit/Sources/Kit/Kit.swift": Self.kit,
      "../Kit/Sources/Values/Metrics.swift": Self.values(side: 20),
      "../Kit/Sources/UIKit/UIKit.swift": Self.uiKit,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: HIGLintPackage(plugin: .command))) {
      try $0.delete("Sources/UIKit")
      let url = $0.location("../Kit").absoluteString
      try $0.write(manifest.replacingOccurrences(of: "REPOSITORY", with: url), to: "Package.swift")
      if !isLocal { try await $0.makeRepository(of: "../Kit") }
      let output = try await $0.package(["higlint"])
      #expect(output.status == 0, "\(output)")
      #expect(output.findings().count == 1 && output.findings().first?.hasPrefix(finding(in: $0)) == true, "\(output)")
    }
  }
}

extension ConsumerPackage {
  /// Commits a folder to a repository of its own.
  fileprivate func makeRepository(of folder: String) async throws {
    let commands = [
      ["init", "-q", "-b", "main", "."], ["add", "-A"],
      ["-c", "user.name=Tester", "-c", "user.email=tester@example.com", "commit", "-qm", "First"],
    ]
    for command in commands {
      _ = try await Output.of("git", command, environment: [:], workingDirectory: location(folder))
    }
  }
}
