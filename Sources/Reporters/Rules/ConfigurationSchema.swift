import HIGLintEngine

/// What a configuration may hold, as a JSON Schema, by which editors complete and check `.higlint.yml`.
package struct ConfigurationSchema {
  private let rules: [RuleDescription]
  private let reporters: [String]
  private let profiles: [String]
  private let thresholds: [String]

  package init(rules: [any Rule.Type], reporters: [String], profiles: [String], thresholds: [String]) {
    self.rules = rules.map { $0.description }
    self.reporters = reporters
    self.profiles = profiles
    self.thresholds = thresholds
  }

  package var json: String {
    JSONValue.object([
      .init("$schema", .string("http://json-schema.org/draft-07/schema#")),
      .init("title", .string("The configuration of HIGLint, .higlint.yml")),
      .init("type", .array([.string("object"), .string("null")])),
      .init("additionalProperties", .bool(false)),
      .init("properties", .object(properties)),
    ]).document
  }

  private var properties: [JSONValue.Member] {
    [
      .init("included", Self.list("What to lint, relative to this folder: paths and patterns.")),
      .init("excluded", Self.list("What to pass over.")),
      .init(
        "ignored_objects", Self.list("Objects of resources of which nothing is reported, as Main.storyboard#abc-12-xyz.")
      ),
      .init("profile", Self.choice("The rules that run without being named.", profiles)),
      .init("rules", ruleSettings),
      .init("strict", Self.typed("boolean", "Whether a warning fails the run, as an error does.")),
      .init("report_unreachable", Self.typed("boolean", "Whether findings count in code that nothing reaches.")),
      .init("fail_on", Self.choice("From which severity on a finding fails the run.", thresholds)),
      .init("baseline", Self.typed("string", "The file of findings to pass over.", [.init("minLength", .integer(1))])),
      .init("reporter", Self.choice("How findings are shown.", reporters)),
      .init("symbol_graphs", Self.list("Folders of other modules' symbol graphs.")),
      .init("context", Self.list("Files and folders that are known and not reported on.")),
      .init("rule_pages", Self.typed(
        "string", "Where the rules' pages are: an address with {rule} in place of the rule's id.",
        [.init("pattern", .string("^(https?://|file:///).*\\{rule\\}"))]
      )),
    ]
  }

  private var ruleSettings: JSONValue {
    .object([
      .init("description", .string("Rules by id: a severity, off, or a mapping with options.")),
      .init("type", .array([.string("object"), .string("null")])),
      .init("additionalProperties", .bool(false)),
      .init("properties", .object(rules.map { .init($0.id, Self.setting(of: $0)) })),
    ])
  }

  private static func setting(of rule: RuleDescription) -> JSONValue {
    let options = rule.options.map { JSONValue.Member($0.name, value(of: $0)) }
    return .object([
      .init("description", .string(rule.summary)),
      .init("anyOf", .array([
        level,
        .object([
          .init("type", .string("object")),
          .init("additionalProperties", .bool(false)),
          .init("properties", .object([.init("severity", level)] + options)),
        ]),
      ])),
    ])
  }

  private static let level = JSONValue.object([
    .init("enum", .array((["off"] + Severity.allCases.map(\.rawValue)).map { .string($0) }))
  ])

  private static func value(of option: RuleOptionDeclaration) -> JSONValue {
    let ending = [JSONValue.Member("default", option.defaultValue.jsonValue)]
    switch option.defaultValue {
    case .flag: return typed("boolean", option.summary, ending)
    case .number:
      let bounds = option.bounds.map { bounds in
        [
          JSONValue.Member("minimum", .number(bounds.lowerBound)),
          JSONValue.Member("maximum", .number(bounds.upperBound)),
        ]
      }
      return typed("number", option.summary, (bounds ?? []) + ending)
    case .strings:
      return typed("array", option.summary, [.init("items", .object([.init("type", .string("string"))]))] + ending)
    }
  }

  private static func typed(_ type: String, _ summary: String, _ more: [JSONValue.Member] = []) -> JSONValue {
    .object([.init("description", .string(summary)), .init("type", .string(type))] + more)
  }

  private static func choice(_ summary: String, _ choices: [String]) -> JSONValue {
    .object([.init("description", .string(summary)), .init("enum", .array(choices.map { .string($0) }))])
  }

  private static func list(_ summary: String) -> JSONValue {
    .object([
      .init("description", .string(summary)),
      .init("type", .array([.string("array"), .string("null")])),
      .init("items", .object([.init("type", .string("string"))])),
    ])
  }
}
