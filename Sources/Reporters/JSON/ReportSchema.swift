import HIGLintEngine

/// What a JSON report holds, as a JSON Schema: `Documentation/report.schema.json`.
package struct ReportSchema {
  package init() {}

  package var json: String {
    JSONValue.object([
      .init("$schema", .string("http://json-schema.org/draft-07/schema#")),
      .init("title", .string("HIGLint's JSON report")),
    ] + Self.members([
      ("tool", Self.object([("name", Self.choice(["higlint"])), ("version", Self.string)])),
      ("findings", Self.list(of: "finding")),
      ("summary", Self.object(Self.counts.map { ($0, Self.reference("count")) })),
    ]) + [
      .init("definitions", .object([
        .init("count", Self.integer(from: 0)),
        .init("position", Self.integer(from: 1)),
        .init("finding", Self.finding),
        .init("note", Self.object([("message", Self.string), ("file", Self.file)] + Self.range)),
        .init("fix", Self.fix),
      ]))
    ]).document
  }

  private static let counts = ["files", "findings", "errors", "warnings", "notes", "suppressed", "unreachable"]

  // MARK: What is found

  private static let finding = object([
    ("rule", string),
    ("severity", choice(Severity.allCases.sorted(by: >).map(\.rawValue))),
    ("message", string),
    ("file", file),
  ] + range + [
    ("guideline", object(description: "Null for findings about the linter's own comments.", isNullable: true, [
      ("document", string),
      ("date", described("YYYY-MM-DD or YYYY-MM; empty where unknown.", string)),
      ("section", string),
    ])),
    ("notes", list(of: "note")),
    ("fixes", list(of: "fix")),
    ("size", object(isNullable: true, [("width", side), ("height", side)])),
  ])

  private static let fix = object([
    ("message", string),
    ("applicability", choice(Finding.Fix.Applicability.allCases.map(\.rawValue))),
    ("edits", .object([
      .init("type", .string("array")),
      .init("items", object(range + [("replacement", string)])),
    ])),
  ])

  private static let range = ["line", "column", "endLine", "endColumn"].map { ($0, reference("position")) }
  private static let file = described("Relative to the working directory.", string)
  private static let side = JSONValue.object([.init("type", .array([.string("number"), .string("null")]))])

  // MARK: Schemas

  private static let string = JSONValue.object([.init("type", .string("string"))])

  private static func described(_ description: String, _ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([.init("description", .string(description))] + members)
  }

  private static func integer(from minimum: Int) -> JSONValue {
    .object([.init("type", .string("integer")), .init("minimum", .integer(minimum))])
  }

  private static func choice(_ words: [String]) -> JSONValue {
    .object([.init("type", .string("string")), .init("enum", .array(words.map { .string($0) }))])
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .string("#/definitions/\(name)"))])
  }

  private static func list(of name: String) -> JSONValue {
    .object([.init("type", .string("array")), .init("items", reference(name))])
  }

  /// An object that has all of these members, and no others.
  private static func object(
    description: String? = nil,
    isNullable: Bool = false,
    _ properties: [(String, JSONValue)]
  ) -> JSONValue {
    let beginning = description.map { [JSONValue.Member("description", .string($0))] } ?? []
    return .object(beginning + members(isNullable: isNullable, properties))
  }

  private static func members(isNullable: Bool = false, _ properties: [(String, JSONValue)]) -> [JSONValue.Member] {
    [
      .init("type", isNullable ? .array([.string("object"), .string("null")]) : .string("object")),
      .init("required", .array(properties.map { .string($0.0) })),
      .init("additionalProperties", .bool(false)),
      .init("properties", .object(properties.map { .init($0, $1) })),
    ]
  }
}
