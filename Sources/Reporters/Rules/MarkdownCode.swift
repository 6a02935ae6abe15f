import HIGLintEngine

/// Code in a block of Markdown, whatever stands in it.
struct MarkdownCode {
  private let lines: [Substring]
  private let language: String

  /// - Parameter kind: nil for what is neither Swift nor anything that Interface Builder writes.
  init(_ source: String, _ kind: FileKind?) {
    self.init(lines: source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline), kind == .interface ? "xml" : "swift")
  }

  /// Empty lines at both ends are left out.
  init(lines: [Substring], _ language: String) {
    self.lines = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    self.language = language
  }

  var block: String {
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)"
  }
}
