/// Prose that is broken into lines between its words.
struct Paragraph {
  /// The columns that a page of prose takes.
  static let pageWidth = 80

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The lines, none wider than asked for unless a single word is.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The lines on a page, moved in from its edge.
  func text(indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return lines(width: Self.pageWidth - indentation).map { margin + $0 + "\n" }.joined()
  }
}
