import HIGLintEngine

/// One of a rule's examples on the rule's page.
struct RulePageExample {
  private let example: Example
  private let rule: any Rule.Type

  init(_ example: Example, _ rule: any Rule.Type) {
    self.example = example
    self.rule = rule
  }

  /// Code that breaks the guideline: a caret under each place, what is said about it, and what fixes make of it.
  var bad: String {
    var parts = [title] + files { Self.annotated($0) }
    var seen: Set<String> = []
    let messages = ExampleCheck(example, rule).messages.filter { seen.insert($0).inserted }
    parts += messages.map { "> \(MarkdownText.proseWithCode($0))" }
    for file in example.files {
      guard let fixed = file.fixed else { continue }
      parts += ["Fixed\(name(of: file)):", MarkdownCode(fixed, ofFile: file.path).block]
    }
    return parts.joined(separator: "\n\n")
  }

  /// Code that follows it, or that is left alone on purpose.
  var good: String { ([title] + files { Self.lines(of: $0) }).joined(separator: "\n\n") }

  private var title: String {
    "### \(MarkdownText.prose(example.title.prefix(1).uppercased() + example.title.dropFirst()))"
  }

  /// Each file's code below its name, which tells little where there is one file; of a picture, how large it is.
  private func files(_ lines: (Example.File) -> [Substring]) -> [String] {
    example.files.flatMap { file in
      if let picture = file.pictureInWords { return ["`\(file.path)`, \(picture)"] }
      let code = MarkdownCode(lines: lines(file), MarkdownCode.language(ofFile: file.path)).block
      return example.files.count > 1 ? ["`\(file.path)`", code] : [code]
    }
  }

  private func name(of file: Example.File) -> String { example.files.count > 1 ? ", `\(file.path)`" : "" }

  private static func lines(of file: Example.File) -> [Substring] {
    file.source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Below each line with markers another with carets: a comment where there is room for its slashes.
  private static func annotated(_ file: Example.File) -> [Substring] {
    lines(of: file).flatMap { line -> [Substring] in
      guard line.contains(ExampleText.marker) else { return [line] }
      let (code, carets) = ExampleText.parts(of: line)
      let isIndented = carets.hasPrefix("   ")
      return [code[...], isIndented ? "//" + carets.dropFirst(2) : carets[...]]
    }
  }
}
