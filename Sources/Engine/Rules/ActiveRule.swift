/// A rule as one run uses it: with the severity and the options that its configuration gives it.
public struct ActiveRule: Sendable {
  public let rule: any Rule.Type
  public let severity: Severity
  public let options: RuleOptions

  /// - Parameter severity: the rule's own where none is given.
  public init(_ rule: any Rule.Type, severity: Severity? = nil, options: RuleOptions = RuleOptions()) {
    self.rule = rule
    self.severity = severity ?? rule.description.severity
    self.options = options
  }

  var description: RuleDescription { rule.description }
}
