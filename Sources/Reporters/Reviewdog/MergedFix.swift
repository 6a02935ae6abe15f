import HIGLintEngine

/// A fix as one edit, for formats in which each edit can be applied without the others.
struct MergedFix {
  let range: SourceRange
  let replacement: String

  /// - Returns: nil where the text between the edits isn't known, or edits overlap.
  init?(_ fix: Finding.Fix, in lines: SourceLines?) {
    let edits = fix.edits.sorted { $0.range.start < $1.range.start }
    guard let first = edits.first else { return nil }
    var range = first.range
    var replacement = first.replacement
    for edit in edits.dropFirst() {
      guard range.end <= edit.range.start,
        let between = lines?.text(of: SourceRange(start: range.end, end: edit.range.start))
      else { return nil }
      replacement += between + edit.replacement
      range = SourceRange(start: range.start, end: edit.range.end)
    }
    self.range = range
    self.replacement = replacement
  }
}

extension SourceLines {
  /// The text of a range; nil where there is no such place.
  func text(of range: SourceRange) -> String? {
    guard let start = offset(of: range.start), let end = offset(of: range.end), start <= end else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func offset(of position: SourcePosition) -> Int? {
    guard let line = self[position.line], position.column >= 1 else { return nil }
    let offset = line.startIndex + position.column - 1
    return offset <= bytes.count ? offset : nil
  }
}
