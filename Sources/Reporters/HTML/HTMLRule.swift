import HIGLintEngine

/// A rule, what it teaches, and its findings.
struct HTMLRule {
  let id: String
  let findings: [PlacedFinding]
  private let rule: RuleDescription?
  private let texts: SourceTexts
  private let directory: WorkingDirectory
  private let page: String

  /// - Parameters:
  ///   - rule: nil for one that nothing is known of, such as those about the linter's own comments.
  ///   - page: the address of its page.
  init(
    _ id: String,
    _ rule: RuleDescription?,
    _ findings: [PlacedFinding],
    _ texts: SourceTexts,
    _ directory: WorkingDirectory,
    page: String
  ) {
    self.id = id
    self.rule = rule
    self.findings = findings
    self.texts = texts
    self.directory = directory
    self.page = page
  }

  var chapter: Chapter { rule?.chapter ?? .suppressions }

  var text: String {
    """
    <section class="rule" id="\(id)" aria-labelledby="name-\(id)">
    <h3 id="name-\(id)">\(rule.map { HTMLText.prose($0.summary) + " " } ?? "")<a href="\(HTMLText.escaped(page))"><code>\(HTMLText.name(id))</code></a></h3>
    \(rule.map(lesson) ?? "")
    \(articles.joined(separator: "\n"))
    </section>
    """
  }

  private var articles: [String] {
    findings.enumerated().map { HTMLFinding($1, chapter, texts, directory, id: "\(id)-\($0 + 1)").text }
  }

  private func lesson(_ rule: RuleDescription) -> String {
    """
    <details>
    <summary>Why, and how to do it right</summary>
    <p>\(HTMLText.prose(rule.rationale))</p>
    \(rule.picture.map { RulePictures(id, $0).figures } ?? "")
    <ul class="sources">\(rule.guidelines.map { "<li>\(HTMLText.prose($0.citation))</li>" }.joined())</ul>
    \(rule.examples.bad.prefix(1).map { example($0, "Breaks the guideline", "bad") }.joined())
    \(rule.examples.good.prefix(1).map { example($0, "Follows it", "good") }.joined())
    </details>
    """
  }

  /// The first file of an example; where a finding is, a mark stands in the text.
  private func example(_ example: Example, _ heading: String, _ kind: String) -> String {
    let source = example.files.first?.source ?? ""
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let code = lines.map { line in
      line.split(separator: ExampleText.marker, omittingEmptySubsequences: false).map { HTMLText.code($0) }
        .joined(separator: #"<span class="mark" role="img" aria-label="found here">▸</span>"#)
    }.joined(separator: "\n")
    return """
      <figure class="\(kind)"><figcaption>\(heading): \(HTMLText.prose(example.title))</figcaption>\
      <pre tabindex="0"><code>\(code)</code></pre></figure>
      """
  }
}
