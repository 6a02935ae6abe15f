import HIGLintEngine

/// What a command line says about which rules run, beside the configuration. Every name is a rule's id or a chapter.
public struct RuleSelection: Sendable, Hashable {
  /// Where not empty, nothing else runs: a rule that is named runs whatever the configuration says, a chapter stands
  /// for those of its rules that the configuration runs.
  public var only: [String]
  /// Runs too, whatever the configuration says; a chapter stands for all of its rules.
  public var enable: [String]
  /// Doesn't run, whatever else is said.
  public var disable: [String]

  /// Without arguments it leaves everything to the configuration.
  public init(only: [String] = [], enable: [String] = [], disable: [String] = []) {
    self.only = only
    self.enable = enable
    self.disable = disable
  }
}

/// Names on a command line that are neither a rule's nor a chapter's.
public struct UnknownRules: Error, Sendable, Hashable, CustomStringConvertible {
  /// A name, and what may have been meant.
  public struct Name: Sendable, Hashable {
    /// As it was given.
    public let name: String
    /// The id or chapter that is spelt much like it; nil where none is.
    public let suggestion: String?
  }

  /// Never empty.
  public let names: [Name]

  /// One sentence a name.
  public var description: String {
    names.map { unknown in
      let remedy = unknown.suggestion.map { "did you mean `\($0)`?" } ?? "`higlint rules` lists every rule"
      return "unknown rule or chapter `\(unknown.name)`; \(remedy)"
    }
    .joined(separator: "\n")
  }
}

extension Configuration {
  /// The rules that run, with their severities and options, in the order in which they are given.
  ///
  /// The engine's own, about suppressions, are among them without being given.
  public func activeRules(
    from rules: [any Rule.Type],
    selection: RuleSelection = RuleSelection()
  ) throws(UnknownRules) -> [ActiveRule] {
    let known = withSuppressionRules(rules)
    try selection.check(against: known.map { $0.description })
    return known.compactMap { rule in
      let isConfigured = runs(rule.description)
      guard selection.runs(rule.description, isConfigured: isConfigured) else { return nil }
      guard case .on(let severity, let options) = self.rules[rule.description.id] else { return ActiveRule(rule) }
      return ActiveRule(rule, severity: severity, options: options)
    }
  }

  private func runs(_ description: RuleDescription) -> Bool {
    switch rules[description.id] {
    case .off: false
    case .on: true
    case nil: profile.runs(description.activation)
    }
  }
}

extension RuleSelection {
  fileprivate func check(against descriptions: [RuleDescription]) throws(UnknownRules) {
    let names = descriptions.map(\.id) + Chapter.allCases.map(\.rawValue)
    let unknown = (only + enable + disable).filter { !names.contains($0) }
    guard unknown.isEmpty else {
      throw UnknownRules(names: unknown.map { .init(name: $0, suggestion: Spelling.suggestion(for: $0, among: names)) })
    }
  }

  fileprivate func runs(_ description: RuleDescription, isConfigured: Bool) -> Bool {
    let chapter = description.chapter.rawValue
    if disable.contains(description.id) || disable.contains(chapter) { return false }
    if enable.contains(description.id) || enable.contains(chapter) { return true }
    if only.isEmpty { return isConfigured }
    return only.contains(description.id) || (isConfigured && only.contains(chapter))
  }
}
