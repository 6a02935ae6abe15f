import HIGLintEngine
import Testing

@testable import HIGLintConfiguration

@Suite("Which rules run")
struct ActiveRulesTests {
  private let own = ["unused_suppression", "unknown_suppression"]

  @Test(
    "A profile runs the rules of its kind",
    arguments: [
      (Profile.recommended, ["small_touch_target"]),
      (Profile.strict, ["small_touch_target", "eager_list"]),
      (Profile.classic, ["small_touch_target", "action_sheet_with_message"]),
    ]
  )
  func profiles(profile: Profile, ids: [String]) throws {
    #expect(try active(Configuration(profile: profile)) == ids + own)
  }

  @Test("A setting turns a rule on in every profile, or off")
  func settings() throws {
    let configuration = Configuration(
      rules: ["small_touch_target": .off, "eager_list": .on(severity: .error, options: RuleOptions())]
    )
    #expect(try active(configuration) == ["eager_list"] + own)
    #expect(try configuration.activeRules(from: sampleRules).first?.severity == .error)
  }

  @Test("Severity and options come from the setting, or from the rule")
  func severityAndOptions() throws {
    let options = RuleOptions(["minimum": .number(50)])
    let configuration = Configuration(rules: ["small_touch_target": .on(severity: nil, options: options)])
    let rule = try #require(try configuration.activeRules(from: sampleRules).first)
    #expect(rule.severity == .warning)
    #expect(rule.options[SmallTarget.minimum] == 50)
  }

  @Test("--only runs what it names, and of a chapter what the configuration runs")
  func only() throws {
    #expect(try active(selection: RuleSelection(only: ["eager_list"])) == ["eager_list"])
    #expect(try active(selection: RuleSelection(only: ["cells"])) == [])
    #expect(try active(selection: RuleSelection(only: ["cells", "targets"])) == ["small_touch_target"])
    #expect(try active(Configuration(profile: .strict), selection: RuleSelection(only: ["cells"])) == ["eager_list"])
    let off = Configuration(rules: ["small_touch_target": .off])
    #expect(try active(off, selection: RuleSelection(only: ["small_touch_target"])) == ["small_touch_target"])
  }

  @Test("--enable adds rules, and all of a chapter")
  func enable() throws {
    #expect(
      try active(selection: RuleSelection(enable: ["eager_list"])) == ["small_touch_target", "eager_list"] + own
    )
    let off = Configuration(rules: ["small_touch_target": .off, "eager_list": .off])
    #expect(try active(off, selection: RuleSelection(enable: ["cells"])) == ["eager_list"] + own)
    #expect(
      try active(selection: RuleSelection(only: ["targets"], enable: ["cells"])) == ["small_touch_target", "eager_list"]
    )
  }

  @Test("--disable has the last word")
  func disable() throws {
    #expect(try active(selection: RuleSelection(disable: ["small_touch_target"])) == own)
    #expect(try active(selection: RuleSelection(disable: ["suppressions"])) == ["small_touch_target"])
    let selection = RuleSelection(only: ["eager_list"], enable: ["eager_list"], disable: ["cells"])
    #expect(try active(selection: selection) == [])
  }

  @Test("An unknown name is an error that says what was meant")
  func unknown() {
    let selection = RuleSelection(only: ["smal_touch_target"], enable: ["cell"], disable: ["nonsense_of_mine"])
    #expect {
      try active(selection: selection)
    } throws: { error in
      (error as? UnknownRules)?.description == """
        unknown rule or chapter `smal_touch_target`; did you mean `small_touch_target`?
        unknown rule or chapter `cell`; did you mean `cells`?
        unknown rule or chapter `nonsense_of_mine`; `higlint rules` lists every rule
        """
    }
  }

  private func active(
    _ configuration: Configuration = Configuration(),
    selection: RuleSelection = RuleSelection()
  ) throws -> [String] {
    try configuration.activeRules(from: sampleRules, selection: selection).map { $0.rule.description.id }
  }
}
