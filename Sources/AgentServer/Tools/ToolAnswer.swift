import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// What a tool answers: the same as an object for programs, and as its text for all others.
struct ToolAnswer: Sendable {
  let content: JSON

  init(_ content: JSON) {
    self.content = content
  }

  /// - Parameter parts: an object's members; those that are nil are left out.
  init(_ parts: [String: JSON?]...) {
    var members: [String: JSON] = [:]
    for part in parts { members.merge(part.compactMapValues { $0 }) { $1 } }
    content = .object(members)
  }

  /// What is answered to a call.
  var members: [String: JSON] {
    ["content": [["type": "text", "text": .string(content.text)]], "structuredContent": content, "isError": false]
  }

  /// What is answered to a call that can't be.
  static func refused(_ refusal: Refusal) -> [String: JSON] {
    ["content": [["type": "text", "text": .string(AnswerText.line(refusal.description))]], "isError": true]
  }
}

/// Text that others wrote, as it gets into answers.
enum AnswerText {
  /// How many characters are shown: what is longer comes from code that nobody wrote by hand.
  private static let longest = 1_000

  /// One line, without what would steer a terminal or turn the direction of writing.
  static func line(_ text: String) -> String {
    let beginning = text.prefix(longest)
    return Printable.line(String(beginning)) + (beginning.endIndex == text.endIndex ? "" : "…")
  }
}

extension JSON {
  /// Itself, on one line.
  var text: String { (bytes.map { String(decoding: $0, as: UTF8.self) }) ?? "null" }

  /// The same as a report writes it.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSON($0) })
    case .object(let members): self = .object(Dictionary(members.map { ($0.name, JSON($0.value)) }) { $1 })
    }
  }
}
