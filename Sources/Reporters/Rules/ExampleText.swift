import HIGLintEngine

/// A rule's example as a reader sees it: carets under the places where its source has markers.
struct ExampleText {
  static let marker: Character = "↓"

  private let example: Example

  init(_ example: Example) {
    self.example = example
  }

  func text(paint: Paint) -> String {
    var text = Paragraph(title).text(indentation: 2)
    for file in example.files {
      if example.files.count > 1 { text += "    \(paint.faint("// \(Self.name(of: file))"))\n" }
      text += Self.lines(of: file.source).map { Self.annotated($0, paint) }.joined()
      guard let fixed = file.fixed else { continue }
      text += "    \(paint.faint("// fixed"))\n" + Self.lines(of: fixed).map { Self.annotated($0, paint) }.joined()
    }
    return text
  }

  /// The path; of a picture with its size.
  private static func name(of file: Example.File) -> String {
    file.pictureInWords.map { "\(file.path), \($0)" } ?? file.path
  }

  private var title: String {
    guard let first = example.title.first else { return example.title }
    return first.uppercased() + example.title.dropFirst()
  }

  private static func lines(of source: String) -> [Substring] {
    var lines = source.split(omittingEmptySubsequences: false) { $0.isNewline }[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  private static func annotated(_ line: Substring, _ paint: Paint) -> String {
    let (code, carets) = parts(of: line)
    let margin = "    "
    let first = code.isEmpty ? "\n" : margin + code + "\n"
    guard !carets.isEmpty else { return first }
    let indentation = carets.prefix { $0 == " " }
    return first + margin + indentation + paint.severity(.error, String(carets.dropFirst(indentation.count))) + "\n"
  }

  /// A line without its markers, and the line below it, with a caret where each of them stood.
  static func parts(of line: Substring) -> (code: String, carets: String) {
    var code = ""
    var carets = ""
    for character in line {
      if character == marker {
        let column = DisplayWidth.of(code)
        carets += String(repeating: " ", count: max(column - DisplayWidth.of(carets), 0)) + "^"
      } else {
        code += character == "\t" ? "    " : Printable.character(character)
      }
    }
    return (code, carets)
  }
}
