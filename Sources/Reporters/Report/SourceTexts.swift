import HIGLintEngine

/// The texts of the files that a report is about, each read once.
final class SourceTexts {
  private let read: (String) -> [UInt8]?
  private var known: [String: SourceLines?] = [:]

  init(_ report: Report) {
    read = report.source
  }

  /// The lines of a file; nil where it can't be read any more.
  func lines(of file: String) -> SourceLines? {
    if let lines = known[file] { return lines }
    let lines = read(file).map { SourceLines($0) }
    known[file] = .some(lines)
    return lines
  }

  /// A line without the white space around it; empty where there is no such line.
  func trimmedLine(_ number: Int, of file: String) -> String {
    lines(of: file)?.trimmed(number) ?? ""
  }

  /// A range with columns that count UTF-16 code units, as most programs that aren't compilers do; nil where the text
  /// isn't there.
  func utf16Range(_ range: SourceRange, of file: String) -> SourceRange? {
    guard let lines = lines(of: file),
      let start = Self.utf16(range.start, lines), let end = Self.utf16(range.end, lines)
    else { return nil }
    return SourceRange(start: start, end: end)
  }

  private static func utf16(_ position: SourcePosition, _ lines: SourceLines) -> SourcePosition? {
    guard var line = lines[position.line] else { return nil }
    line = line.prefix(max(position.column - 1, 0))
    // A mark that tells how the file is encoded is three bytes of it, but none of its characters.
    if position.line == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    return SourcePosition(line: position.line, column: String(decoding: line, as: UTF8.self).utf16.count + 1)
  }
}

extension SourceRange {
  /// The last line of which something is meant: a range that ends where a line begins means the lines before.
  var lastLine: Int {
    end.column == 1 && end.line > start.line ? end.line - 1 : end.line
  }
}
