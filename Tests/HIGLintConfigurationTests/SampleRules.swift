import HIGLintEngine

/// One rule of each activation, with an option of each type.
let sampleRules: [any Rule.Type] = [SmallTarget.self, EagerList.self, MessageInSheet.self]

struct SmallTarget: Rule {
  static let minimum = RuleOption("minimum", "The smallest side, in points.", default: 44.0, bounds: 20...100)
  static let nearMinimum = RuleOption("near_minimum", "Whether 40 points will do.", default: false)
  static let views = RuleOption("views", "Further classes to look at.", default: ["UIButton"])

  static let description = RuleDescription(
    id: "small_touch_target",
    chapter: .targets,
    summary: "A control that is too small to touch.",
    rationale: "",
    guidelines: [],
    options: [minimum.declaration, nearMinimum.declaration, views.declaration],
    triggers: [],
    examples: Examples(bad: [], good: [])
  )
}

struct EagerList: Rule {
  static let description = RuleDescription(
    id: "eager_list",
    chapter: .cells,
    summary: "A list that builds every row at once.",
    rationale: "",
    guidelines: [],
    severity: .note,
    activation: .optIn,
    triggers: [],
    examples: Examples(bad: [], good: [])
  )
}

struct MessageInSheet: Rule {
  static let description = RuleDescription(
    id: "action_sheet_with_message",
    chapter: .alerts,
    summary: "An action sheet with a message.",
    rationale: "",
    guidelines: [],
    activation: .classic,
    triggers: [],
    examples: Examples(bad: [], good: [])
  )
}
