import HIGLintEngine

/// What a baseline makes of a run's findings.
package struct BaselineMatch: Sendable {
  /// The findings that it doesn't know.
  package let new: [Finding]
  /// The findings that it knows.
  package let known: [Finding]
  /// The entries that no finding answers to any more.
  package let unneeded: [Baseline.Entry]
  /// The baseline without these, and with the paths that moved files have by now.
  package let updated: Baseline

  /// What a run can tell of an entry.
  package enum Presence: Sendable {
    /// What the entry stands for would have been found.
    case linted
    /// Its file isn't there any more: it may have been moved.
    case gone
    /// Neither its file nor its rule need have been part of the run.
    case unknown
  }

  /// - Parameter presence: what the run can tell of an entry that no finding under its path answers to.
  package init(
    _ baseline: Baseline,
    _ findings: [FingerprintedFinding],
    presence: (Baseline.Entry) -> Presence = { _ in .linted }
  ) {
    var open = Set(baseline.entries)
    let unknown = findings.filter { open.remove($0.entry) == nil }
    let places = Dictionary(grouping: open.sorted(), by: presence)
    var moved = MovedFiles(places[.gone] ?? [])
    let matches = moved.matches(unknown.map(\.entry))
    open.subtract(matches.values)
    let new = unknown.filter { matches[$0.entry] == nil }
    let newEntries = Set(new.map(\.entry))
    self.new = new.map(\.finding)
    known = findings.filter { !newEntries.contains($0.entry) }.map(\.finding)
    let kept = Set(places[.unknown] ?? [])
    unneeded = open.subtracting(kept).sorted()
    let found = Set(findings.map(\.entry))
    updated = Baseline(baseline.entries.filter { found.contains($0) || kept.contains($0) } + matches.keys)
  }
}
