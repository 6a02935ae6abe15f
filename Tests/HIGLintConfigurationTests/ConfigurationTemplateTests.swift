import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintConfiguration

@Suite("The configuration that `higlint init` writes")
struct ConfigurationTemplateTests {
  private let template = Configuration.template(rules: sampleRules, reporters: ["text", "xcode", "json"])

  @Test("As it stands it says nothing")
  func defaults() throws {
    #expect(try parsed(template) == Configuration(file: "folder/.higlint.yml"))
  }

  @Test("With the settings uncommented it is valid, and gives every rule its defaults")
  func uncommented() throws {
    let configuration = try parsed(uncomment(template))
    #expect(configuration.included == ["Sources"])
    #expect(configuration.excluded == ["**/Generated"])
    #expect(configuration.profile == .recommended)
    #expect(configuration.failOn == .error)
    #expect(configuration.reporter == "text")
    #expect(configuration.symbolGraphs == ["SymbolGraphs"])
    #expect(configuration.rules["eager_list"] == .on(severity: .note, options: RuleOptions()))
    #expect(configuration.rules.count == sampleRules.count + suppressionRules.count)
    let target = try #require(try configuration.activeRules(from: sampleRules).first)
    #expect(target.options[SmallTarget.minimum] == 44)
    #expect(!target.options[SmallTarget.nearMinimum])
    #expect(target.options[SmallTarget.views] == ["UIButton"])
  }

  @Test("Each rule is described where it is set")
  func descriptions() {
    #expect(
      template.contains(
        """
          # === targets ===

          # A control that is too small to touch.
          #small_touch_target:
          #  severity: warning
          #  # The smallest side, in points. From 20 to 100.
          #  minimum: 44
        """
      )
    )
    #expect(template.contains("  # A list that builds every row at once. (opt-in)\n  #eager_list: note\n"))
  }

  /// Takes the `#` from every setting: those that no single space follows.
  private func uncomment(_ text: String) -> String {
    text.components(separatedBy: "\n").map { line in
      guard let hash = line.firstIndex(of: "#"), line[..<hash].allSatisfy({ $0 == " " }) else { return line }
      let rest = line[line.index(after: hash)...]
      let isProse = rest.hasPrefix(" ") && !rest.hasPrefix("  ")
      return isProse || rest.hasPrefix("   ") ? line : String(line[..<hash]) + rest
    }
    .joined(separator: "\n")
  }
}
