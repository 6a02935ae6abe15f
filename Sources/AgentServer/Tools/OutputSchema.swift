import HIGLintEngine
import HIGLintProtocols

/// JSON Schemas of answers.
enum OutputSchema {
  static let text: JSON = ["type": "string"]
  static let count: JSON = ["type": "integer", "minimum": 0]
  static let position: JSON = ["type": "integer", "minimum": 1]
  static let severity = choice(Severity.allCases.sorted(by: >).map(\.rawValue))
  static let applicability = choice(Finding.Fix.Applicability.allCases.map(\.rawValue))

  static func choice(_ words: [String]) -> JSON {
    ["type": "string", "enum": .array(words.map { .string($0) })]
  }

  static func list(_ element: JSON) -> JSON {
    ["type": "array", "items": element]
  }

  /// An object with no other members than these.
  ///
  /// - Parameter optional: the names of those that may be missing.
  static func object(_ parts: [String: JSON]..., optional: Set<String> = []) -> JSON {
    var members: [String: JSON] = [:]
    for part in parts { members.merge(part) { $1 } }
    return [
      "type": "object", "properties": .object(members), "additionalProperties": false,
      "required": .array(members.keys.filter { !optional.contains($0) }.sorted().map { .string($0) }),
    ]
  }
}
