import HIGLintEngine
import HIGLintProtocols

/// What a tool is called with, checked against what it takes.
struct ToolArguments: Sendable {
  private let members: [String: JSON]

  init(_ json: JSON, of tool: ToolDescription) throws(Refusal) {
    guard case .object(let all) = json else {
      throw Refusal("the arguments aren't an object", remedy: "name each of them")
    }
    members = all.filter { $0.value != .null }
    let names = tool.parameters.map(\.name)
    if let unknown = members.keys.sorted().first(where: { !names.contains($0) }) {
      let remedy = Spelling.question(for: unknown, among: names) ?? "it takes \(names.joined(separator: ", "))"
      throw Refusal("\(tool.name) has no argument `\(unknown)`", remedy: remedy)
    }
    for parameter in tool.parameters {
      guard let value = members[parameter.name] else {
        if parameter.isRequired {
          throw Refusal("the argument `\(parameter.name)` is missing", remedy: parameter.summary)
        }
        continue
      }
      if !parameter.kind.takes(value) {
        throw Refusal("`\(parameter.name)` isn't \(parameter.kind.name)", remedy: parameter.summary)
      }
    }
  }

  func text(_ name: String) -> String? { members[name]?.string }

  func texts(_ name: String) -> [String] {
    if case .array(let elements)? = members[name] { elements.compactMap(\.string) } else { [] }
  }

  func number(_ name: String) -> Int? {
    if case .integer(let number)? = members[name] { number } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .bool(let flag)? = members[name] { flag } else { nil }
  }

  /// The places that are named, each within the project.
  func places(_ name: String, in project: any AgentProject) throws(Refusal) -> [AbsolutePath] {
    var places: [AbsolutePath] = []
    for path in texts(name) { places.append(try Self.place(path, in: project)) }
    return places
  }

  static func place(_ path: String, in project: any AgentProject) throws(Refusal) -> AbsolutePath {
    let remedy = "name what lies in the project, by a path that starts from its folder"
    if path.isEmpty { throw Refusal("a path is empty", remedy: remedy) }
    guard let place = Confinement(project.root).place(of: path) else {
      throw Refusal("`\(AnswerText.line(path))` leads out of the project", remedy: remedy)
    }
    return place
  }
}

extension ToolDescription.Kind {
  func takes(_ value: JSON) -> Bool {
    switch (self, value) {
    case (.text, .string), (.flag, .bool): true
    case (.texts, .array(let elements)): elements.allSatisfy { $0.string != nil }
    case (.choice(let words), .string(let word)): words.contains(word)
    case (.number(let range, _), .integer(let number)): range.contains(number)
    default: false
    }
  }

  var name: String {
    switch self {
    case .text: "a string"
    case .texts: "a list of strings"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range, _): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    }
  }
}
