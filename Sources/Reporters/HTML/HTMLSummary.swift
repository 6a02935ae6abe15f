import HIGLintEngine

/// How many findings there are, by chapter and rule, and by file.
struct HTMLSummary {
  private static let mostFiles = 12

  private let chapters: [(chapter: Chapter, rules: [HTMLRule])]

  init(_ chapters: [(chapter: Chapter, rules: [HTMLRule])]) {
    self.chapters = chapters
  }

  var text: String {
    """
    <div class="summary">
    <section aria-labelledby="by-rule">
    <h2 id="by-rule">By chapter and rule</h2>
    <table aria-labelledby="by-rule">
    <thead><tr><th scope="col">Rule</th><th scope="col" class="number">Findings</th></tr></thead>
    \(groups)
    </table>
    </section>
    <section aria-labelledby="by-file">
    <h2 id="by-file">By file</h2>
    <table aria-labelledby="by-file">
    <thead><tr><th scope="col">File</th><th scope="col" class="number">Findings</th></tr></thead>
    <tbody>
    \(files)
    </tbody>
    </table>
    </section>
    </div>
    """
  }

  private var groups: String {
    chapters.map { chapter, rules in
      let rows = rules.map { rule in
        """
        <tr><td><a href="#\(rule.id)"><code>\(HTMLText.name(rule.id))</code></a></td>\
        <td class="number">\(rule.findings.count)</td></tr>
        """
      }
      return """
        <tbody>
        <tr class="group"><th scope="rowgroup"><a href="#chapter-\(chapter.rawValue)">\(chapter.rawValue.capitalized)</a></th>\
        <td class="number">\(rules.reduce(0) { $0 + $1.findings.count })</td></tr>
        \(rows.joined(separator: "\n"))
        </tbody>
        """
    }.joined(separator: "\n")
  }

  private var files: String {
    let counts = Dictionary(grouping: chapters.flatMap(\.rules).flatMap(\.findings), by: \.path).mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rows = sorted.prefix(Self.mostFiles).map { path, count in
      """
      <tr><td><button type="button" class="file" disabled data-file="\(HTMLText.escaped(path))">\
      \(HTMLText.name(path))</button></td>\
      <td class="number">\(count)</td></tr>
      """
    }
    let more = sorted.dropFirst(Self.mostFiles)
    guard !more.isEmpty else { return rows.joined(separator: "\n") }
    let rest = more.reduce(0) { $0 + $1.value }
    let last = "<tr><td>\(Plural.count(more.count, "more file"))</td><td class=\"number\">\(rest)</td></tr>"
    return (rows + [last]).joined(separator: "\n")
  }
}
