import Foundation
import Testing

@Suite(.serialized, .aheadOfOthers, .sharedScratch)
struct CommandPluginTests {
  /// Two targets, each with a control that is too small; neither applies the build-tool plugin.
  private func makeConsumer(_ files: [String: String] = [:]) throws -> ConsumerPackage {
    let small = BuildToolPluginTests.small
    let usual = [
      "Package.swift": ConsumerPackage.manifest(
        appPlugins: "",
        targets: #".target(name: "Feature", dependencies: ["UIKit"]),"#
      ),
      "Sources/App/Close.swift": small,
      "Sources/Feature/Open.swift": small,
    ]
    return try ConsumerPackage(
      usual.merging(files, uniquingKeysWith: { $1 }),
      tool: HIGLintPackage(plugin: .command)
    )
  }

  @Test("It lints every target, or those it is given, and asks for no permission")
  func lintsTargets() async throws {
    let consumer = try makeConsumer()
    defer { consumer.remove() }
    let all = try await consumer.package(["higlint"])
    #expect(all.status == 0, "\(all)")
    #expect(all.severities(of: "Close.swift") == ["warning"], "\(all)")
    #expect(all.severities(of: "Open.swift") == ["warning"], "\(all)")

    let one = try await consumer.package(["higlint", "--target", "Feature"])
    #expect(one.severities(of: "Close.swift").isEmpty, "\(one)")
    #expect(one.severities(of: "Open.swift") == ["warning"], "\(one)")

    let two = try await consumer.package(["higlint", "--target", "Feature", "--target=App"])
    #expect(two.findings() == all.findings(), "\(two)")

    let unknown = try await consumer.package(["higlint", "--target", "Features"])
    #expect(unknown.status == 1, "\(unknown)")
    #expect(unknown.text.contains("Features"), "\(unknown)")
  }

  @Test("Where the bundle has no tool for the machine, it fails and says what to do")
  func failsWithoutATool() async throws {
    let tool = HIGLintPackage(plugin: .command, triples: ["riscv64-unknown-linux-gnu"])
    let files = [
      "Package.swift": ConsumerPackage.manifest(appPlugins: ""), "Sources/App/Close.swift": BuildToolPluginTests.small,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: tool)) { consumer in
      let output = try await consumer.package(["higlint"])
      #expect(output.status == 1, "\(output)")
      let sentence = "error: HIGLint has no tool for this machine; depend on "
        + "https://github.com/higlint/HIGLint.git instead, which builds it from source\n"
      #expect(output.text.contains(sentence), "\(output)")
    }
  }

  @Test("What the configuration leaves out stays out")
  func leavesOut() async throws {
    let consumer = try makeConsumer(["Sources/App/Legacy/Old.swift": BuildToolPluginTests.small])
    defer { consumer.remove() }
    try consumer.write("included: [\"**/App\"]\nexcluded: [Sources/App/Legacy]\n", to: ".higlint.yml")
    let output = try await consumer.package(["higlint"])
    #expect(output.status == 0, "\(output)")
    #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
    #expect(output.findings().count == 1, "\(output)")
  }

  @Test("It passes on options, output and failure")
  func passesOn() async throws {
    let consumer = try makeConsumer()
    defer { consumer.remove() }
    let strict = try await consumer.package(["higlint", "--strict"])
    #expect(strict.status == 1, "\(strict)")
    #expect(strict.findings().count == 2, "\(strict)")

    let wrong = try await consumer.package(["higlint", "--no-such-option"])
    #expect(wrong.status == 1, "\(wrong)")
    #expect(wrong.text.contains("--no-such-option"), "\(wrong)")

    try consumer.write("rules:\n  small_touch_target: error\n", to: "Sources/App/.higlint.yml")
    let failing = try await consumer.package(["higlint"])
    #expect(failing.status == 1, "\(failing)")
    #expect(failing.severities(of: "Close.swift") == ["error"], "\(failing)")
    #expect(failing.severities(of: "Open.swift") == ["warning"], "\(failing)")
  }

  @Test("Standard output holds the report and nothing else, with paths relative to the package")
  func printsTheReport() async throws {
    let consumer = try makeConsumer()
    defer { consumer.remove() }
    let output = try await consumer.package(["higlint", "--reporter", "json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any], "\(output)"
    )
    let findings = try #require(report["findings"] as? [[String: Any]], "\(output)")
    #expect(findings.map { $0["file"] as? String } == ["Sources/App/Close.swift", "Sources/Feature/Open.swift"])
  }

  @Test("More sources than a command line holds")
  func lintsManySources() async throws {
    let consumer = try makeConsumer()
    defer { consumer.remove() }
    let folder = "Sources/Feature/" + String(repeating: "a", count: 200) + "/" + String(repeating: "b", count: 200)
    for number in 0..<5_000 {
      try consumer.write("let value\(number) = \(number)\n", to: "\(folder)/File\(number).swift")
    }
    let output = try await consumer.package(["higlint"])
    #expect(output.status == 0, "\(output)")
    #expect(output.findings().count == 2, "\(output)")
  }
}
