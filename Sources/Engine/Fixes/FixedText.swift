/// A file's text with fixes applied to it.
///
/// Where two fixes change the same place, the first in the order of the findings is applied, and the other is left for
/// another round: the code that it was made for isn't there any more.
public struct FixedText: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// The findings whose fixes were applied.
  public let applied: [Finding]
  private let lines: LineTable
  private let changes: [Change]

  private struct Change {
    let start: Int
    let end: Int
    let replacement: [UInt8]

    var growth: Int { replacement.count - (end - start) }

    /// Whether two changes overlap, or stand at the same place so that their order would matter.
    func touches(_ other: Change) -> Bool {
      start == other.start || start < other.end && other.start < end
    }
  }

  /// - Parameters:
  ///   - bytes: the text that the findings were found in.
  ///   - findings: those of the file, in their order; those without a fix change nothing.
  ///   - applicabilities: the kinds of fixes to apply.
  public init(_ bytes: [UInt8], _ findings: [Finding], applying applicabilities: Set<Finding.Fix.Applicability>) {
    let lines = LineTable(bytes)
    var changes: [Change] = []
    var applied: [Finding] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { applicabilities.contains($0.applicability) }),
        let own = Self.changes(fix, lines, bytes.count), !own.isEmpty,
        own.allSatisfy({ change in changes.allSatisfy { !$0.touches(change) } })
      else { continue }
      changes += own
      applied.append(finding)
    }
    self.bytes = Self.text(bytes, changes)
    self.applied = applied
    self.changes = changes
    self.lines = lines
  }

  /// Where the finding that was at a place would be found again; before or after what was inserted just there.
  func places(of position: SourcePosition) -> [SourcePosition] {
    guard let offset = lines.offset(of: position) else { return [] }
    let before = changes.filter { $0.end <= offset && $0.start < offset }
    let here = changes.filter { $0.start == offset && $0.end == offset }
    let start = offset + before.reduce(0) { $0 + $1.growth }
    let newLines = LineTable(bytes)
    return [start, start + here.reduce(0) { $0 + $1.growth }].map { newLines.position(at: UInt32($0)) }
  }

  /// - Returns: nil where an edit lies outside of the text.
  private static func changes(_ fix: Finding.Fix, _ lines: LineTable, _ count: Int) -> [Change]? {
    var changes: [Change] = []
    for edit in fix.edits {
      guard let start = lines.offset(of: edit.range.start), let end = lines.offset(of: edit.range.end),
        start <= end, end <= count
      else { return nil }
      changes.append(Change(start: start, end: end, replacement: Array(edit.replacement.utf8)))
    }
    return changes
  }

  private static func text(_ bytes: [UInt8], _ changes: [Change]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = 0
    for change in changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      text += bytes[position..<change.start]
      text += change.replacement
      position = change.end
    }
    return text + bytes[position...]
  }
}
