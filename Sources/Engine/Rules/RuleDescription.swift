/// All that there is to know about a rule but its check.
///
/// Documentation, configuration, reports and tests are derived from it.
public struct RuleDescription: Sendable {
  /// The rule's name in configurations, reports and suppressions: the violation, in snake case.
  public let id: String
  /// Where among the guidelines it belongs.
  public let chapter: Chapter
  /// What it finds, in one line.
  public let summary: String
  /// Why the guideline exists, and what its violation does to the person who uses the app.
  public let rationale: String
  /// The sources, the principal one first.
  public let guidelines: [Guideline]
  /// What others test of the same: audits of Xcode's and success criteria of WCAG. None for rules of other matters.
  public let criteria: [AccessibilityCriterion]
  /// What of an interface it is about; none where that is the app as a whole.
  public let components: [InterfaceComponent]
  /// The version of the tool that had it first. Rules of the first version needn't say.
  public let since: String
  /// How much a finding matters unless the configuration says otherwise.
  public let severity: Severity
  /// Whether it runs without being asked for.
  public let activation: Activation
  /// The settings that it has.
  public let options: [RuleOptionDeclaration]
  /// The kind of fix that its findings carry, all or some of them.
  public let fix: Finding.Fix.Applicability?
  /// The words without which the rule can't fire: a project in which none of them occurs isn't checked.
  public let triggers: [String]
  /// A pair of drawings, where these tell more than words.
  public let picture: RulePicture?
  /// The address of its page, for a rule that isn't among those whose pages are published together.
  public let page: String?
  /// Code that documents and tests it.
  public let examples: Examples

  /// What has a default is what most rules leave as it is.
  public init(
    id: String,
    chapter: Chapter,
    summary: String,
    rationale: String,
    guidelines: [Guideline],
    criteria: [AccessibilityCriterion] = [],
    components: [InterfaceComponent] = [],
    since: String = "0.1.0",
    severity: Severity = .warning,
    activation: Activation = .on,
    options: [RuleOptionDeclaration] = [],
    fix: Finding.Fix.Applicability? = nil,
    triggers: [String],
    picture: RulePicture? = nil,
    page: String? = nil,
    examples: Examples
  ) {
    self.id = id
    self.chapter = chapter
    self.summary = summary
    self.rationale = rationale
    self.guidelines = guidelines
    self.criteria = criteria
    self.components = components
    self.since = since
    self.severity = severity
    self.activation = activation
    self.options = options
    self.fix = fix
    self.triggers = triggers
    self.picture = picture
    self.page = page
    self.examples = examples
  }

  /// Whether a rule runs without being asked for.
  public enum Activation: String, Codable, Sendable, CaseIterable {
    /// In every profile.
    case on
    /// Useful, but too opinionated or too uncertain for everybody: in the `strict` profile.
    case optIn = "opt-in"
    /// A guideline of its time that today's system has moved past: in the `classic` profile.
    case classic
  }
}
