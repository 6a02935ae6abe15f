import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// What holds in a project, with all that its configuration leaves to the defaults.
struct EffectiveConfiguration {
  private let configuration: Configuration
  private let rules: [String: ActiveRule]
  private let file: String?

  /// - Parameters:
  ///   - rules: those that run.
  ///   - file: the configuration's path as it is to be shown; nil where there is none.
  init(_ configuration: Configuration, rules: [ActiveRule], file: String?) {
    self.configuration = configuration
    self.rules = Dictionary(rules.map { ($0.rule.description.id, $0) }) { first, _ in first }
    self.file = file
  }

  /// The path of the configuration, and what a configuration would hold that says all of it.
  var json: String {
    JSONValue.object([
      .init("file", file.map { .string($0) } ?? .null),
      .init("configuration", .object(settings)),
    ]).document
  }

  private var settings: [JSONValue.Member] {
    let places: [JSONValue.Member] = [
      .init("included", Self.list(configuration.included)),
      .init("excluded", Self.list(configuration.excluded)),
      .init("profile", .string(configuration.profile.rawValue)),
      .init("report_unreachable", .bool(configuration.reportsUnreachable)),
      .init("fail_on", .string(configuration.failOn.rawValue)),
      .init("symbol_graphs", Self.list(configuration.symbolGraphs)),
      .init("context", Self.list(configuration.context)),
    ]
    let choices: [JSONValue.Member?] = [
      configuration.baseline.map { .init("baseline", .string($0)) },
      configuration.reporter.map { .init("reporter", .string($0)) },
    ]
    let settings = knownRules.map { $0.description }.map { JSONValue.Member($0.id, setting(of: $0)) }
    return places + choices.compactMap { $0 } + [.init("rules", .object(settings))]
  }

  private func setting(of rule: RuleDescription) -> JSONValue {
    guard let active = rules[rule.id] else { return .string("off") }
    guard !rule.options.isEmpty else { return .string(active.severity.rawValue) }
    let options = rule.options.map { JSONValue.Member($0.name, active.options.value(of: $0).jsonValue) }
    return .object([.init("severity", .string(active.severity.rawValue))] + options)
  }

  private static func list(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }
}
