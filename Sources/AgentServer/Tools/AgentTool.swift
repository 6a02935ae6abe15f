import HIGLintEngine
import HIGLintProtocols

/// Something that agents can have done.
protocol AgentTool: Sendable {
  static var description: ToolDescription { get }

  /// Does it. What it says where nobody waits any more is thrown away.
  static func answer(
    _ arguments: ToolArguments,
    _ setup: AgentSetup,
    _ audience: AgentAudience
  ) throws(Refusal) -> ToolAnswer
}

/// Every tool, in the order in which they are listed.
let allTools: [any AgentTool.Type] = [
  LintTool.self, LintTextTool.self, ExplainTool.self, RulesTool.self, FixTool.self, ApplyFixesTool.self,
]

/// What there is to know of a tool before it is called.
struct ToolDescription: Sendable {
  let name: String
  let title: String
  let summary: String
  let parameters: [Parameter]
  /// The JSON Schema of its answers.
  let output: JSON
  /// Whether it changes files.
  var writes = false

  /// Something that it is called with.
  struct Parameter: Sendable {
    let name: String
    let summary: String
    let kind: Kind
    var isRequired = false
  }

  enum Kind: Sendable {
    case text
    case texts
    case choice([String])
    case number(ClosedRange<Int>, default: Int)
    case flag
  }

  var json: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary), "inputSchema": input,
      "outputSchema": output,
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes),
        "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }

  private var input: JSON {
    [
      "type": "object",
      "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.json) })),
      "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }
}

extension ToolDescription.Parameter {
  fileprivate var json: JSON {
    var members: [String: JSON] = ["description": .string(summary)]
    switch kind {
    case .text: members["type"] = "string"
    case .texts: (members["type"], members["items"]) = ("array", ["type": "string"])
    case .flag: members["type"] = "boolean"
    case .choice(let words):
      (members["type"], members["enum"]) = ("string", .array(words.map { .string($0) }))
    case .number(let range, let usual):
      (members["type"], members["default"]) = ("integer", .integer(usual))
      (members["minimum"], members["maximum"]) = (.integer(range.lowerBound), .integer(range.upperBound))
    }
    return .object(members)
  }
}
