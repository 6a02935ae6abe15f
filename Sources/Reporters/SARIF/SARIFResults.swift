import HIGLintEngine

/// Findings as SARIF's results.
struct SARIFResults {
  private let places: SARIFPlaces
  /// Where each rule stands in the list of rules.
  private let indices: [String: Int]
  private let marksSuppressed: Bool
  private let hasBaseline: Bool
  private var hashes: [String: LineHashes?] = [:]

  init(_ report: Report, _ places: SARIFPlaces) {
    self.places = places
    marksSuppressed = report.reportsSuppressed
    hasBaseline = report.result.known != nil
    indices = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  mutating func value(of entry: SARIFEntry) -> JSONValue {
    let finding = entry.placed.finding
    let fingerprints = lineHash(of: finding).map { [JSONValue.Member("primaryLocationLineHash", .string($0))] } ?? []
    let index = indices[finding.rule].map { [JSONValue.Member("ruleIndex", .integer($0))] } ?? []
    return .object([.init("ruleId", .string(finding.rule))] + index + [
      .init("level", .string(finding.severity.rawValue)),
      .init("message", Self.text(finding.message)),
      .init("locations", .array([places.location(finding.file, finding.range)])),
      .init("partialFingerprints", .object(fingerprints)),
      .init("relatedLocations", .array(finding.notes.enumerated().map { index, note in
        places.location(note.file, note.range, members: [
          .init("id", .integer(index + 1)), .init("message", Self.text(note.message)),
        ])
      })),
      .init("fixes", .array(finding.fixes.filter { !$0.edits.isEmpty }.map { value(of: $0, in: finding.file) })),
    ] + standing(of: entry))
  }

  /// What of a baseline and of suppressions is known of all results of a run must be told of each.
  private func standing(of entry: SARIFEntry) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if hasBaseline { members.append(.init("baselineState", .string(entry.isKnown ? "unchanged" : "new"))) }
    if marksSuppressed { members.append(.init("suppressions", .array(entry.suppression.map { [$0] } ?? []))) }
    return members
  }

  private func value(of fix: Finding.Fix, in file: String) -> JSONValue {
    let replacements = fix.edits.map { edit in
      JSONValue.object([
        .init("deletedRegion", places.region(edit.range, of: file)),
        .init("insertedContent", Self.text(edit.replacement)),
      ])
    }
    return .object([
      .init("description", Self.text(fix.message)),
      .init("artifactChanges", .array([
        .object([
          .init("artifactLocation", places.artifact(file)),
          .init("replacements", .array(replacements)),
        ]),
      ])),
      .init("properties", .object([.init("applicability", .string(fix.applicability.rawValue))])),
    ])
  }

  private mutating func lineHash(of finding: Finding) -> String? {
    let known = hashes[finding.file] ?? places.texts.lines(of: finding.file).map { lines in
      LineHashes(String(decoding: lines.bytes, as: UTF8.self))
    }
    hashes[finding.file] = .some(known)
    return known?[finding.range.start.line]
  }

  private static func text(_ text: String) -> JSONValue {
    .object([.init("text", .string(text))])
  }
}
