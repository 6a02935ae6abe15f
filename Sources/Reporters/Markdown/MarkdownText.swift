/// Text that stands as it is in a cell of a Markdown table: nothing in it makes links, mentions people or ends it.
enum MarkdownText {
  static func prose(_ text: String) -> String {
    var escaped = ""
    for scalar in Printable.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": escaped += "\\\(scalar)"
      // What follows would be taken for a person or the number of an issue. A comment keeps it apart, but isn't seen.
      case "@", "#": escaped += "\(scalar)<!-- -->"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The same, but what stands between backticks is code.
  static func proseWithCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    if parts.count.isMultiple(of: 2) { return prose(text) }
    return parts.enumerated().map { $0.offset.isMultiple(of: 2) ? prose($0.element) : code($0.element) }.joined()
  }

  static func code(_ text: String) -> String {
    let line = Printable.line(text)
    let longest = line.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let margin = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + margin + line.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined() + margin + fence
  }
}
