import HIGLintEngine

/// A choice of rules.
public enum Profile: String, Sendable, Codable, CaseIterable {
  /// The rules that are right for every project.
  case recommended
  /// Also the opinionated and the less certain ones.
  case strict
  /// Also the guidelines that today's system has moved past.
  case classic

  /// Whether the profile runs a rule of this kind.
  public func runs(_ activation: RuleDescription.Activation) -> Bool {
    switch activation {
    case .on: true
    case .optIn: self == .strict
    case .classic: self == .classic
    }
  }

  /// What the profile runs, as a clause.
  var summary: String {
    switch self {
    case .recommended: "the rules that are right for every project"
    case .strict: "those and the opt-in rules"
    case .classic: "those and guidelines of their time that today's system has moved past"
    }
  }
}
