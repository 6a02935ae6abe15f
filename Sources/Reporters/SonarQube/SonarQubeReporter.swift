import HIGLintEngine

/// For SonarQube: issues in its generic format, as it is since version 10.3.
public struct SonarQubeReporter: Reporter {
  public static let id = "sonarqube"
  public static let summary = "for SonarQube 10.3 or later: external issues"

  public init() {}

  public func render(_ report: Report) -> String {
    let texts = SourceTexts(report)
    let findings = report.findings(at: report.workingDirectory.relative)
    return JSONValue.object([
      .init("rules", .array(Self.rules(of: report))),
      .init("issues", .array(findings.map { placed in
        .object([
          .init("ruleId", .string(placed.finding.rule)),
          .init("primaryLocation", Self.location(placed.path, placed.finding, texts)),
          .init("secondaryLocations", .array(placed.finding.notes.map { note in
            Self.location(report.workingDirectory.relative(note.file), note, texts)
          })),
        ])
      })),
    ]).document
  }

  /// Those that found something: an issue whose rule is missing makes the whole report invalid.
  private static func rules(of report: Report) -> [JSONValue] {
    // The format knows the severity of a rule, not of an issue.
    let severities = Dictionary(report.result.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
    let known = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
    return severities.sorted { $0.key < $1.key }.map { id, severity in
      rule(id, known[id], severity)
    }
  }

  private static func rule(_ id: String, _ rule: RuleDescription?, _ severity: Severity) -> JSONValue {
    let (name, impact) = names(of: severity)
    return .object([
      .init("id", .string(id)),
      .init("name", .string(rule?.summary ?? id)),
      .init("description", .string(rule?.rationale ?? id)),
      .init("engineId", .string("higlint")),
      .init("cleanCodeAttribute", .string("CONVENTIONAL")),
      .init("type", .string("CODE_SMELL")),
      .init("severity", .string(name)),
      .init("impacts", .array([
        .object([.init("softwareQuality", .string("MAINTAINABILITY")), .init("severity", .string(impact))]),
      ])),
    ])
  }

  private static func names(of severity: Severity) -> (rule: String, impact: String) {
    switch severity {
    case .error: ("CRITICAL", "HIGH")
    case .warning: ("MAJOR", "MEDIUM")
    case .note: ("INFO", "LOW")
    }
  }

  private static func location(_ path: String, _ place: some Place, _ texts: SourceTexts) -> JSONValue {
    .object([
      .init("message", .string(place.message)),
      .init("filePath", .string(path)),
      .init("textRange", .object(members(of: place, texts))),
    ])
  }

  /// Columns count from 0. Ranges that are empty, or end behind their line, would break off the import.
  private static func members(of place: some Place, _ texts: SourceTexts) -> [JSONValue.Member] {
    let line = [JSONValue.Member("startLine", .integer(place.range.start.line))]
    guard let range = texts.utf16Range(place.range, of: place.file), range.start < range.end else { return line }
    return line + [
      .init("startColumn", .integer(range.start.column - 1)),
      .init("endLine", .integer(range.end.line)),
      .init("endColumn", .integer(range.end.column - 1)),
    ]
  }
}

/// What a finding and a note to it have in common.
private protocol Place {
  var message: String { get }
  var file: String { get }
  var range: SourceRange { get }
}

extension Finding: Place {}
extension Finding.Note: Place {}
