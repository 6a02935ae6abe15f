import HIGLintEngine

/// Code in a block of Markdown, whatever stands in it.
struct MarkdownCode {
  private let lines: [Substring]
  private let language: String

  /// The text of a file, in the language that its name tells.
  init(_ source: some StringProtocol, ofFile path: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.init(lines: lines.map { Substring($0) }, Self.language(ofFile: path))
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

  /// What Markdown calls a file's language.
  static func language(ofFile path: String) -> String {
    switch path.split(separator: ".").last {
    case "storyboard", "xib", "plist": "xml"
    case "json", "xcstrings": "json"
    case "m", "mm": "objc"
    case "yml": "yaml"
    case "swift": "swift"
    default: "text"
    }
  }
}
