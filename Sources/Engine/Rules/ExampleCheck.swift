/// Whether an example and its rule say the same.
public struct ExampleCheck: Sendable {
  /// Where findings must be, as `path:line:column`.
  public let expected: [String]
  /// What is found, by place.
  public let findings: [Finding]
  /// Where that is.
  public var found: [String] { findings.map(\.place) }
  /// The messages of the findings, in the order of `found`.
  public var messages: [String] { findings.map(\.message) }

  /// Whether each finding stands at a `↓`, and each `↓` before a finding.
  public var passes: Bool { expected == found }

  /// Lints an example with one rule, its markers taken out.
  public init(_ example: Example, _ rule: any Rule.Type) {
    let project = ExampleProject(example, rule)
    expected = project.markers
    findings = project.findings(in: project.texts).sorted { $0.place < $1.place }
  }

  /// Where a linter that spares itself nothing finds something in an example.
  package static func foundUnsparingly(in example: Example, by rule: any Rule.Type) -> [String] {
    let project = ExampleProject(example, rule)
    return project.findings(in: project.texts, by: ExampleProject.linter(for: rule).unsparing).map(\.place).sorted()
  }
}

extension Example.File {
  /// The text that is linted, and the places of the markers in it.
  public var withoutMarkers: (text: String, places: [SourcePosition]) {
    var text = ""
    var places: [SourcePosition] = []
    var line = 1
    var column = 1
    for character in source {
      if character == "↓" {
        places.append(SourcePosition(line: line, column: column))
        continue
      }
      text.append(character)
      column += character.utf8.count
      if character.isNewline {
        line += 1
        column = 1
      }
    }
    return (text, places)
  }
}
