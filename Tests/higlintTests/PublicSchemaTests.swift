import Foundation
import Testing
import Yams

/// The configuration's schema, by the judgement of a validator that others use.
@Suite(.enabled(if: Program.hasSchemaValidator, "Python's jsonschema isn't installed"))
struct PublicSchemaTests {
  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open("schema.json"))
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    for document in json.load(open("documents.json")):
        print("valid" if validator(schema).is_valid(document) else "invalid")
    """

  /// `off` in quotes: to YAML 1.1, by which they become JSON here, it is a boolean without.
  private static let good = [
    "{}",
    "profile: strict\nstrict: true\nexcluded:\n  - Generated\n",
    "fail_on: note\nbaseline: .higlint-baseline\nreporter: sarif\n",
    "rules:\n  small_row_height: \"off\"\n  cell_not_reused: error\n",
    "rules:\n  small_touch_target:\n    severity: note\n    minimum: 48\n",
  ]

  private static let bad = [
    "profile: strictest\n", "strict: maybe\n", "excluded: 12\n", "fail_on: nothing\n", "reporter: pdf\n", "rule: {}\n",
    "rules:\n  no_such_rule: error\n", "rules:\n  cell_not_reused: fatal\n",
    "rules:\n  small_touch_target:\n    minimum: big\n",
    "rules:\n  small_touch_target:\n    minimal: 44\n",
  ]

  /// The tool and the schema agree on what is right and what is wrong.
  @Test func judgesAsTheToolDoes() throws {
    let folder = try Folder()
    try folder.write("schema.json", Tool.run("schema", in: folder).output)
    let documents = try (Self.good + Self.bad).map { try Yams.load(yaml: $0) ?? [:] }
    try folder.write("documents.json", JSONSerialization.data(withJSONObject: documents))
    try folder.write("validate.py", Self.script)
    let outcome = try Tool.terminal("python3 validate.py", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let verdicts = outcome.output.split(separator: "\n").map(String.init)
    #expect(verdicts == Self.good.map { _ in "valid" } + Self.bad.map { _ in "invalid" })
    try folder.write("App/Bar.swift", Code.clean)
    for (text, verdict) in zip(Self.good + Self.bad, verdicts) {
      try folder.write("App/.higlint.yml", text)
      try folder.write("App/.higlint-baseline", "higlint-baseline 1\n")
      let status = try Tool.run("App", in: folder).status
      #expect((status != 2) == (verdict == "valid"), "\(text)")
    }
  }
}
