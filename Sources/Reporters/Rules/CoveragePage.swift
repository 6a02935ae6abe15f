import HIGLintEngine

/// Which rule checks what the guidelines ask for, and why nothing checks the rest: a page in Markdown.
package struct CoveragePage {
  private let documents: [CoveredDocument]

  package init(_ documents: [CoveredDocument]) {
    self.documents = documents
  }

  package var text: String {
    """
    # What the guidelines ask for, and what checks it

    Every section of the documents that the rules are drawn from, in their order. What a section asks for is told in our \
    own words. It is checked by a rule, superseded by what the system has become since, or not checked, for the reason given.

    \(totals)

    """ + documents.map(Self.text).joined()
  }

  private var totals: String {
    let outcomes = documents.flatMap(\.sections).flatMap(\.statements).map(\.outcome)
    let checked = outcomes.count { if case .rules = $0 { true } else { false } }
    let superseded = outcomes.count { if case .superseded = $0 { true } else { false } }
    let unchecked = outcomes.count - checked - superseded
    return "Of \(outcomes.count) statements, \(checked) are checked, \(superseded) superseded and \(unchecked) not checked."
  }

  private static func text(_ document: CoveredDocument) -> String {
    let date = document.date.isEmpty ? "" : ", \(document.date)"
    return "\n## \(document.title)\(date)\n" + document.sections.map(text).joined()
  }

  private static func text(_ section: CoveredSection) -> String {
    let heading = "\n### \(section.title)\n\n"
    if section.statements.isEmpty { return heading + "It describes, and asks for nothing that stands alone.\n" }
    return heading + section.statements.map { "- \($0.text). \(text($0.outcome))\n" }.joined()
  }

  private static func text(_ outcome: CoveredStatement.Outcome) -> String {
    switch outcome {
    case .rules(let rules): "**Checked** by \(rules.map { "`\($0)`" }.joined(separator: ", "))."
    case .superseded(let reason): "*Superseded* since \(reason)."
    case .unchecked(let reason): "*Not checked*: \(reason)."
    }
  }
}
