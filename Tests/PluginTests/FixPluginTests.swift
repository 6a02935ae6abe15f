import Foundation
import Testing

@Suite(.serialized, .aheadOfOthers, .sharedScratch)
struct FixPluginTests {
  private static let low = "final class Rows: UITableViewController {\n  func lay() { tableView.rowHeight = 30 }\n"
    + "  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }\n}\n"

  private func makeConsumer() throws -> ConsumerPackage {
    try ConsumerPackage(
      ["Package.swift": ConsumerPackage.manifest(appPlugins: ""), "Sources/App/Rows.swift": Self.low],
      tool: HIGLintPackage(plugin: .fix)
    )
  }

  private func source(_ consumer: ConsumerPackage) throws -> String {
    try String(contentsOf: consumer.location("Sources/App/Rows.swift"), encoding: .utf8)
  }

  @Test("It changes sources with the permission to write, and reports the rest")
  func fixes() async throws {
    try await ConsumerPackage.with(try makeConsumer()) { consumer in
      let arguments = ["--allow-writing-to-package-directory", "higlint-fix", "--only", "small_row_height"]
      let output = try await consumer.package(arguments)
      #expect(output.status == 0, "\(output)")
      #expect(try source(consumer) == Self.low.replacingOccurrences(of: "30", with: "44"), "\(output)")
      #expect(output.findings().isEmpty, "\(output)")
    }
  }

  @Test("It writes comments where these are asked for")
  func suppresses() async throws {
    try await ConsumerPackage.with(try makeConsumer()) { consumer in
      let arguments = ["higlint-fix", "--only", "small_row_height", "--suppress", "--reason", "dense by design"]
      let output = try await consumer.package(["--allow-writing-to-package-directory"] + arguments)
      #expect(output.status == 0, "\(output)")
      #expect(try source(consumer).contains("  // higlint:disable:next small_row_height -- dense by design\n"), "\(output)")
    }
  }

  @Test("It shows what it would change, and fails without the permission")
  func asks() async throws {
    try await ConsumerPackage.with(try makeConsumer()) { consumer in
      let refused = try await consumer.package(["higlint-fix"])
      #expect(refused.status != 0, "\(refused)")
      let shown = try await consumer.package(["--allow-writing-to-package-directory", "higlint-fix", "--dry-run"])
      #expect(shown.text.contains("+  func lay() { tableView.rowHeight = 44 }"), "\(shown)")
      #expect(try source(consumer) == Self.low)
    }
  }
}
