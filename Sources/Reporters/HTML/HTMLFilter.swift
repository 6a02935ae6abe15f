import HIGLintEngine

/// What narrows the findings down: words, severities, and a chapter. The script uncovers it.
struct HTMLFilter {
  private let chapters: [Chapter]
  private let severities: [Severity]

  init(_ chapters: [(chapter: Chapter, rules: [HTMLRule])]) {
    self.chapters = chapters.map(\.chapter)
    let found = Set(chapters.flatMap(\.rules).flatMap(\.findings).map(\.finding.severity))
    severities = Severity.allCases.sorted(by: >).filter(found.contains)
  }

  var text: String {
    """
    <form class="filter" role="search" aria-label="Findings" hidden>
    <label>Search <input type="search" id="words" placeholder="a word, a file, a rule"></label>
    <label>Chapter <select id="chapter"><option value="">all</option>\(options)</select></label>
    <fieldset><legend>Severity</legend>\(boxes)</fieldset>
    <output id="count" aria-live="polite"></output>
    </form>
    """
  }

  private var options: String {
    chapters.map { #"<option value="\#($0.rawValue)">\#($0.rawValue)</option>"# }.joined()
  }

  private var boxes: String {
    severities.map { severity in
      #"<label><input type="checkbox" class="severity" value="\#(severity.rawValue)" checked> \#(severity.rawValue)s</label>"#
    }.joined(separator: " ")
  }
}
