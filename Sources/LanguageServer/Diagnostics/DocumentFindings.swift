import HIGLintEngine

/// What is found in one text of a document.
struct DocumentFindings: Sendable {
  /// The number of the change that made the text.
  let change: Int
  /// The number of the last change of anything in the project that they tell of.
  let seen: Int
  let findings: [Finding]
  /// In the order of the findings, and what could not be done after them.
  let diagnostics: [Diagnostic]
  /// The same for the same diagnostics.
  let resultID: String

  init(change: Int, seen: Int, findings: [Finding], diagnostics: [Diagnostic]) {
    self.change = change
    self.seen = seen
    self.findings = findings
    self.diagnostics = diagnostics
    var hash = ContentHash.Builder()
    for diagnostic in diagnostics {
      let range = diagnostic.range
      hash.combine(diagnostic.code ?? "")
      hash.combine(diagnostic.message)
      hash.combine(diagnostic.severity.rawValue)
      for number in [range.start.line, range.start.character, range.end.line, range.end.character] {
        hash.combine(number)
      }
      for note in diagnostic.relatedInformation ?? [] {
        hash.combine(note.message)
        hash.combine(note.location.uri)
        hash.combine(note.location.range.start.line)
      }
    }
    // Not to be taken for a number by whoever keeps those of several servers in one place.
    resultID = "higlint-\(hash.hash.digits)"
  }

  static let none = DocumentFindings(change: -1, seen: -1, findings: [], diagnostics: [])

  /// The same for a text that a change has left as it was.
  func moved(to change: Int) -> DocumentFindings {
    DocumentFindings(change: change, seen: seen, findings: findings, diagnostics: diagnostics)
  }
}
