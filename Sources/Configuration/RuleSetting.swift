import HIGLintEngine

/// What a configuration says about one rule.
public enum RuleSetting: Sendable, Hashable {
  /// Turned off, whatever the profile.
  case off
  /// Turned on, whatever the profile, with the rule's own severity where none is given.
  case on(severity: Severity?, options: RuleOptions)
}
