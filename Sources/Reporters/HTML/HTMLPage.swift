import HIGLintEngine

/// The page's content: a summary, what narrows the findings down, and the findings by chapter and rule.
struct HTMLPage {
  private let report: Report
  private let chapters: [(chapter: Chapter, rules: [HTMLRule])]

  init(_ report: Report) {
    self.report = report
    let texts = SourceTexts(report)
    let byRule = Dictionary(grouping: report.findings(at: report.workingDirectory.short), by: \.finding.rule)
    let order = report.rules.map(\.id)
    let ids = order.filter { byRule[$0] != nil } + byRule.keys.filter { !order.contains($0) }.sorted()
    let rules = ids.map { id in
      let rule = report.rules.first { $0.id == id }
      return HTMLRule(id, rule, byRule[id] ?? [], texts, report.workingDirectory, page: report.page(of: id))
    }
    chapters = Chapter.allCases.compactMap { chapter in
      let members = rules.filter { $0.chapter == chapter }
      return members.isEmpty ? nil : (chapter, members)
    }
  }

  var title: String { Tally.sentence(of: report.result) }

  var body: String {
    """
    <header>
    <h1>HIGLint</h1>
    <p class="lead">\(HTMLText.prose(title))</p>
    <p class="faint">Version \(HTMLText.prose(report.tool.version)), \(HTMLText.prose(report.time)) UTC</p>
    </header>
    <main>
    \(chapters.isEmpty ? Self.nothing : HTMLSummary(chapters).text + HTMLFilter(chapters).text + findings)
    \(problems)
    </main>
    """
  }

  private static let nothing = #"<p id="findings">Nothing in this project breaks the guidelines that were checked.</p>"#

  private var findings: String {
    let sections = chapters.map { chapter, rules in
      """
      <section class="chapter" aria-labelledby="chapter-\(chapter.rawValue)">
      <h2 id="chapter-\(chapter.rawValue)">\(chapter.rawValue.capitalized)</h2>
      \(rules.map(\.text).joined(separator: "\n"))
      </section>
      """
    }
    return """
      <div id="findings">
      \(sections.joined(separator: "\n"))
      <p id="none" hidden>No finding is like that.</p>
      </div>
      """
  }

  /// What could not be done is part of the whole truth.
  private var problems: String {
    let problems = report.result.problems
    if problems.isEmpty { return "" }
    let items = problems.map { problem in
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      let file = HTMLText.prose(report.workingDirectory.short(problem.file) + place)
      return "<li><code>\(file)</code> \(HTMLText.prose("\(problem.message); \(problem.remedy)"))</li>"
    }
    return "<section><h2>What could not be linted</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul></section>"
  }
}
