import HIGLintEngine

/// A finding that becomes a result: one that counts, or one that was taken back.
struct SARIFEntry {
  let placed: PlacedFinding
  private let standing: Standing

  private enum Standing {
    case counts
    case known
    case suppressed(reason: String?)
  }

  /// The findings in the order of their paths, with those that were taken back where they are wanted.
  static func all(of report: Report, at path: (_ file: String) -> String) -> [SARIFEntry] {
    let result = report.result
    var entries = result.findings.map { ($0, Standing.counts) }
    if report.reportsSuppressed {
      entries += (result.known ?? []).map { ($0, .known) }
      entries += result.suppressed.map { ($0.finding, .suppressed(reason: $0.reason)) }
    }
    let paths = Dictionary(uniqueKeysWithValues: Set(entries.map(\.0.file)).map { ($0, path($0)) })
    return entries.map { finding, standing in
      SARIFEntry(placed: PlacedFinding(path: paths[finding.file] ?? finding.file, finding: finding), standing: standing)
    }.sorted { $0.placed < $1.placed }
  }

  var counts: Bool { suppression == nil }

  var isKnown: Bool {
    if case .known = standing { true } else { false }
  }

  /// Why it doesn't count; nil where it does.
  var suppression: JSONValue? {
    switch standing {
    case .counts: nil
    case .known: Self.suppression("external", "Known to the baseline.")
    case .suppressed(let reason): Self.suppression("inSource", reason)
    }
  }

  private static func suppression(_ kind: String, _ justification: String?) -> JSONValue {
    .object([.init("kind", .string(kind)), .init("status", .string("accepted"))]
      + (justification.map { [.init("justification", .string($0))] } ?? []))
  }
}

extension [SARIFEntry] {
  /// As many as allowed, in the same order: without those that were taken back, and then without the least severe.
  func mostSevere(_ limit: Int) -> [SARIFEntry] {
    let order = indices.sorted { left, right in
      let (first, second) = (self[left], self[right])
      if first.counts != second.counts { return first.counts }
      let severities = (first.placed.finding.severity, second.placed.finding.severity)
      return severities.0 == severities.1 ? left < right : severities.0 > severities.1
    }
    return order.prefix(limit).sorted().map { self[$0] }
  }
}
