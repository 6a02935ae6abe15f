/// A rule as one run uses it: with the severity and the options that its configuration gives it.
public struct ActiveRule: Sendable {
  /// The rule that runs.
  public let rule: any Rule.Type
  /// How much its findings matter.
  public let severity: Severity
  /// The values that differ from its defaults.
  public let options: RuleOptions

  /// - Parameters:
  ///   - rule: the rule that runs.
  ///   - severity: the rule's own where none is given.
  ///   - options: the values that differ from the defaults.
  public init(_ rule: any Rule.Type, severity: Severity? = nil, options: RuleOptions = RuleOptions()) {
    self.rule = rule
    self.severity = severity ?? rule.description.severity
    self.options = options
  }

  var description: RuleDescription { rule.description }
}
