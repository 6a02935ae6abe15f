import Foundation
import Testing

/// The plugin of a team with rules of its own, as `Documentation/own-rules.md` has it applied.
@Suite(
  .aheadOfOthers,
  .enabled(if: ConsumerPackage.canBuild && HIGLintPackage.Plugin.ownRules.hasTool, "harbour-lint isn't built")
)
struct OwnRulesPluginTests {
  @Test("A build after a change shows what the team's rules find, and HIGLint's; the configuration sets both up")
  func warnsAfterChanges() async throws {
    let files = [
      "Package.swift": ConsumerPackage.manifest(appPlugins: #".plugin(name: "HarbourLintPlugin", package: "HIGLint")"#),
      "Sources/App/Close.swift": BuildToolPluginTests.small,
    ]
    let tool = HIGLintPackage(plugin: .ownRules, artifact: "harbour-lint")
    try await ConsumerPackage.with(try ConsumerPackage(files, tool: tool)) {
      let first = try await $0.build()
      #expect(first.status == 0, "\(first)")
      #expect(first.severities(of: "Close.swift", "button_outside_system") == ["warning"], "\(first)")
      #expect(first.severities(of: "Close.swift") == ["warning"], "\(first)")

      try $0.write("rules:\n  button_outside_system: error\n  small_touch_target: off\n", to: ".higlint.yml")
      try $0.write(BuildToolPluginTests.small + "\n", to: "Sources/App/Close.swift")
      for _ in 1...2 {
        let failing = try await $0.build()
        #expect(failing.status != 0, "\(failing)")
        #expect(failing.severities(of: "Close.swift", "button_outside_system") == ["error"], "\(failing)")
        #expect(failing.findings().isEmpty, "\(failing)")
      }
    }
  }
}
