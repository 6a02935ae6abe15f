import HIGLintConfiguration
import HIGLintEngine
import HIGLintProtocols

/// What is wrong with configurations, shown in them.
extension ServerSession {
  /// Shows what is wrong with the text of a configuration that is open.
  func showMistakes(in document: OpenDocument) {
    let mistakes = settings.enable
      ? setup.linting.mistakes(inConfiguration: document.text.bytes, at: document.path)
      : []
    show(mistakes, of: document.path, in: document.text, uri: document.uri.string, version: document.version)
  }

  /// Shows what a run has met in configurations that aren't open, and tells a person once that one can't be used.
  func noteConfigurations(_ report: ProjectReport, of place: ProjectPlace) {
    let mistakes = Dictionary(grouping: report.result.problems.filter { isConfiguration($0.file, report) }, by: \.file)
    for path in Set(mistakes.keys).union(configurationMistakes[place] ?? []).sorted() where !isOpen(path) {
      let text = DocumentText(file: path) ?? DocumentText("")
      show(mistakes[path] ?? [], of: path, in: text, uri: DocumentURI(path: path).string, version: nil)
    }
    for (path, problems) in mistakes where configurationMistakes[place]?.contains(path) != true {
      let first = problems.first.map { "\($0.message); \($0.remedy)" } ?? ""
      client.show("\(path) can't be used until it is mended: \(first)", .warning)
    }
    configurationMistakes[place] = Set(mistakes.keys)
  }

  private func isConfiguration(_ path: String, _ report: ProjectReport) -> Bool {
    AbsolutePath(path).components.last == Configuration.fileName || report.configurations.contains(path)
      || path == settings.configuration
  }

  private func isOpen(_ path: String) -> Bool {
    documents.values.contains { $0.path == path && $0.kind == .configuration }
  }

  /// Clients are told of these in any case: they ask about the documents that are open, and a configuration seldom is.
  private func show(_ mistakes: [Problem], of path: String, in text: DocumentText, uri: String, version: Int?) {
    let diagnostics = mistakes.map { diagnosticWriter(of: nil).diagnostic($0, in: text, severity: .error) }
    let result = DocumentFindings(change: 0, seen: 0, findings: [], diagnostics: diagnostics).resultID
    if deliveries.result(of: uri) == nil, diagnostics.isEmpty { return }
    if deliveries.give(result, of: uri, version: version, onlyIfOther: true) {
      publish(diagnostics, uri: uri, version: version)
    }
  }
}
