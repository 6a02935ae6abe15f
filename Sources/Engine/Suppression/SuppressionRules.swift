/// What the engine itself reports about suppressions. They have no check of their own, but are configured,
/// listed and explained like every rule.
public let suppressionRules: [any Rule.Type] = [UnusedSuppression.self, UnknownSuppression.self]

/// A suppression that has nothing to suppress.
public struct UnusedSuppression: Rule {
  public static let description = RuleDescription(
    id: "unused_suppression",
    chapter: .suppressions,
    summary: "A suppression comment suppresses nothing.",
    rationale: """
      A comment that outlives its finding hides the next one at the same place, which nobody has looked at. Only \
      rules that ran count: the suppression of a rule that is turned off is left alone.
      """,
    guidelines: [],
    fix: .safe,
    triggers: ["higlint:"],
    examples: Examples(
      bad: [
        Example(
          "The finding was mended, the comment stayed",
          """
          // higlint:disable:next ↓all
          button.heightAnchor.constraint(equalToConstant: 44).isActive = true
          """,
          fixed: """
            button.heightAnchor.constraint(equalToConstant: 44).isActive = true
            """
        )
      ],
      good: [
        Example(
          "The suppression of a rule that doesn't run",
          """
          // higlint:disable:next small_touch_target -- the bar enlarges it
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          """
        )
      ]
    )
  )

  public init() {}
}

/// A suppression that names no rule, or that can't be understood.
public struct UnknownSuppression: Rule {
  public static let description = RuleDescription(
    id: "unknown_suppression",
    chapter: .suppressions,
    summary: "A suppression comment names no known rule.",
    rationale: """
      A misspelt suppression does nothing: the finding that it was written for stays, or comes up on somebody \
      else's machine.
      """,
    guidelines: [],
    triggers: ["higlint:"],
    examples: Examples(
      bad: [
        Example(
          "A misspelt rule",
          """
          // higlint:disable:next ↓smal_touch_target
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          """
        ),
        Example(
          "A misspelt action",
          """
          // ↓higlint:disable:nxet small_touch_target
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          """
        ),
      ],
      good: [
        Example(
          "A reason after the dashes",
          """
          // higlint:disable:next all -- the bar enlarges it
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          """
        )
      ]
    )
  )

  public init() {}
}
