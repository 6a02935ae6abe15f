import HIGLintEngine
import Testing

@testable import HIGLintConfiguration

@Suite("What a configuration says")
struct ConfigurationValuesTests {
  @Test("Every key is read")
  func everyKey() throws {
    let configuration = try parsed(
      """
      included:
        - Sources
        - "App/**/*.swift"
      excluded: ["**/Generated"]
      ignored_objects: ["Main.storyboard#abc-12-xyz"]
      profile: strict
      strict: true
      reporter: json
      symbol_graphs: [SymbolGraphs, ../Kit/Graphs]
      context: [../Kit/Sources, Shared.swift]
      rules:
        small_touch_target:
          severity: error
          minimum: 48
          near_minimum: yes
          views: [Chip, Pill]
        eager_list: off
        action_sheet_with_message: note
      """
    )
    #expect(configuration.included == ["Sources", "App/**/*.swift"])
    #expect(configuration.excluded == ["**/Generated"])
    #expect(configuration.ignoredObjects == ["Main.storyboard#abc-12-xyz"])
    #expect(configuration.profile == .strict)
    #expect(configuration.failOn == .warning)
    #expect(configuration.reporter == "json")
    #expect(configuration.symbolGraphs == ["SymbolGraphs", "../Kit/Graphs"])
    #expect(configuration.context == ["../Kit/Sources", "Shared.swift"])
    #expect(configuration.file == "folder/.higlint.yml")
    #expect(configuration.rules["eager_list"] == .off)
    #expect(configuration.rules["action_sheet_with_message"] == .on(severity: .note, options: RuleOptions()))
    guard case .on(let severity, let options) = configuration.rules["small_touch_target"] else {
      Issue.record("the rule isn't on")
      return
    }
    #expect(severity == .error)
    #expect(options[SmallTarget.minimum] == 48)
    #expect(options[SmallTarget.nearMinimum])
    #expect(options[SmallTarget.views] == ["Chip", "Pill"])
  }

  @Test(
    "A file that says nothing means the defaults",
    arguments: ["", "\n\n", "# only a comment\n", "---\n", "~\n", "\u{FEFF}", "\u{FEFF}# comment\r\n", "rules:\n"]
  )
  func defaults(text: String) throws {
    #expect(try parsed(text) == Configuration(file: "folder/.higlint.yml"))
  }

  @Test("A key without a value keeps its default")
  func emptyKeys() throws {
    let configuration = try parsed("included:\nexcluded:\nprofile:\nstrict:\nreporter:\nsymbol_graphs:\ncontext:\nrules:\n  #eager_list: off\n")
    #expect(configuration == Configuration(file: "folder/.higlint.yml"))
  }

  @Test("Fractions and whole numbers are numbers", arguments: [("44.5", 44.5), ("20", 20), ("100", 100), ("4.4e1", 44)])
  func numbers(text: String, value: Double) throws {
    let configuration = try parsed("rules:\n  small_touch_target:\n    minimum: \(text)\n")
    #expect(
      configuration.rules["small_touch_target"]
        == .on(severity: nil, options: RuleOptions(["minimum": .number(value)]))
    )
  }

  @Test("A byte order mark and Windows line ends are no obstacle")
  func windows() throws {
    let configuration = try parsed("\u{FEFF}profile: classic\r\nstrict: true\r\n")
    #expect(configuration.profile == .classic)
    #expect(configuration.failOn == .warning)
  }

  @Test("The engine's own rules are configured like all others")
  func suppressionRules() throws {
    let configuration = try parsed("rules:\n  unused_suppression: off\n  unknown_suppression: error\n")
    let active = try configuration.activeRules(from: sampleRules)
    #expect(active.map { $0.rule.description.id } == ["small_touch_target", "unknown_suppression"])
    #expect(active.last?.severity == .error)
  }

  @Test("Anchors, aliases and merged mappings stand for what they name")
  func anchors() throws {
    let configuration = try parsed(
      """
      included: &paths [Sources, App]
      excluded: *paths
      rules:
        small_touch_target: &loud
          severity: error
        eager_list:
          <<: *loud
        action_sheet_with_message:
          <<: [*loud]
          severity: note
      """
    )
    #expect(configuration.excluded == ["Sources", "App"])
    #expect(configuration.rules["eager_list"] == .on(severity: .error, options: RuleOptions()))
    #expect(configuration.rules["action_sheet_with_message"] == .on(severity: .note, options: RuleOptions()))
  }

  @Test("JSON is YAML too")
  func json() throws {
    let configuration = try parsed(#"{"profile": "strict", "rules": {"small_touch_target": {"minimum": 50}}}"#)
    #expect(configuration.profile == .strict)
    #expect(configuration.rules.count == 1)
  }
}

/// Reads a configuration as if it stood in `folder`.
func parsed(_ text: String) throws -> Configuration {
  try Configuration.parse(
    Array(text.utf8),
    file: "folder/.higlint.yml",
    rules: sampleRules,
    reporters: ["text", "xcode", "json"]
  )
}
