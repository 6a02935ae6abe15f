import HIGLintEngine

/// The texts of the files that a report is about, each read once.
final class SourceTexts {
  private let read: (String) -> [UInt8]?
  private var known: [String: SourceLines?] = [:]
  private var resources: [String: Resource?] = [:]

  init(_ report: Report) {
    read = report.source
  }

  /// The lines of a file; nil where it can't be read any more, or is no text.
  func lines(of file: String) -> SourceLines? {
    if let lines = known[file] { return lines }
    let lines = read(file).flatMap { $0.starts(with: "bplist".utf8) ? nil : SourceLines($0) }
    known[file] = .some(lines)
    return lines
  }

  /// A storyboard, xib or set of an asset catalog taken apart; nil for other files, and where it can't be any more.
  func resource(_ file: String) -> Resource? {
    if let resource = resources[file] { return resource }
    let kinds: Set<ResourceKind> = [.interface, .imageSet, .appIconSet]
    let resource = ResourceKind(path: file).flatMap { kinds.contains($0) ? read(file) : nil }.flatMap { bytes in
      try? Resource(bytes, path: file) { name in picture(name, beside: file) }
    }
    resources[file] = .some(resource)
    return resource
  }

  private func picture(_ name: String, beside file: String) -> [UInt8]? {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return read(folder + name).map { Array($0.prefix(PictureSize.headerLimit)) }
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
