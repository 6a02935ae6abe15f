import HIGLintEngine

/// Tells findings and problems as a client shows them.
struct DiagnosticWriter {
  let encoding: PositionEncoding
  let capabilities: ClientCapabilities
  let pages: RulePages
  /// Where the project's configuration says that they are.
  let addresses: RuleAddresses
  /// What a file is called by the client.
  let uri: (_ path: String) -> String
  /// The text of another file.
  let text: (_ path: String) -> DocumentText?

  private static let source = "higlint"

  func diagnostic(_ finding: Finding, in text: DocumentText) -> Diagnostic {
    let page = capabilities.showsCodeDescriptions ? pages.address(of: finding.rule, among: addresses) : nil
    let isUnnecessary = finding.rule == UnusedSuppression.description.id
    return Diagnostic(
      range: range(finding.range, in: text),
      severity: severity(finding.severity),
      code: finding.rule,
      codeDescription: page.map(Diagnostic.CodeDescription.init),
      source: Self.source,
      message: message(finding),
      tags: isUnnecessary && capabilities.showsTags ? [.unnecessary] : nil,
      relatedInformation: capabilities.showsRelatedInformation ? notes(finding, in: text) : nil
    )
  }

  /// At the beginning of the file where a problem has no place.
  func diagnostic(_ problem: Problem, in text: DocumentText, severity: Diagnostic.Severity = .warning) -> Diagnostic {
    let position = problem.position ?? SourcePosition(line: 1, column: 1)
    let start = text.offset(line: position.line, column: position.column)
    let line = text.line(text.lineNumber(of: start))
    return Diagnostic(
      range: text.range(min(start, line.upperBound)..<line.upperBound, encoding), severity: severity, code: nil,
      codeDescription: nil, source: Self.source, message: "\(problem.message); \(problem.remedy)", tags: nil,
      relatedInformation: nil
    )
  }

  func range(_ range: SourceRange, in text: DocumentText) -> DocumentRange {
    let start = text.offset(line: range.start.line, column: range.start.column)
    let end = text.offset(line: range.end.line, column: range.end.column)
    return text.range(start..<max(start, end), encoding)
  }

  private func severity(_ severity: Severity) -> Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .information
    }
  }

  // MARK: Notes

  /// With its notes, where the client can't show them by themselves.
  private func message(_ finding: Finding) -> String {
    if capabilities.showsRelatedInformation || finding.notes.isEmpty { return finding.message }
    let notes = finding.notes.map { note in
      let name = note.file == finding.file ? "line" : AbsolutePath(note.file).components.last ?? note.file
      return "\n\(name) \(note.range.start.line): \(note.message)"
    }
    return finding.message + notes.joined()
  }

  private func notes(_ finding: Finding, in text: DocumentText) -> [Diagnostic.RelatedInformation]? {
    if finding.notes.isEmpty { return nil }
    return finding.notes.map { note in
      let place = note.file == finding.file ? text : self.text(note.file)
      // Without the text a column can't be told, but the line can.
      let line = Position(line: max(note.range.start.line - 1, 0), character: 0)
      let noted = place.map { range(note.range, in: $0) } ?? DocumentRange(start: line, end: line)
      return .init(location: Location(uri: uri(note.file), range: noted), message: note.message)
    }
  }
}
