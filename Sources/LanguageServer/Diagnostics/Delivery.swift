import HIGLintEngine
import HIGLintProtocols

/// How findings get to the client: it is told of them, or asks for them.
extension ServerSession {
  /// Brings to the client what it doesn't have.
  ///
  /// - Parameter edited: the names of documents whose text has been linted for the first time. Of those a client that
  ///   is told is told in any case, so that it knows which text the findings are of.
  func deliver(edited: [String]) {
    if pulls {
      answerPulls()
      announceChanges()
    } else {
      push(edited: Set(edited))
    }
    deliverWorkspace()
  }

  // MARK: Telling

  private func push(edited: Set<String>) {
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) where document.kind == .source {
      guard let found = findings[uri], found.change == document.change else { continue }
      let isNew = deliveries.give(
        found.resultID, of: uri, version: document.version, onlyIfOther: !edited.contains(uri)
      )
      if isNew { publish(found.diagnostics, uri: uri, version: document.version) }
    }
  }

  func publish(_ diagnostics: [Diagnostic], uri: String, version: Int?) {
    let told = client.capabilities.knowsVersionsOfDiagnostics ? version : nil
    client.notify(
      "textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: told, diagnostics: diagnostics)
    )
  }

  /// Shows nothing any more.
  func forgetFindings() {
    for (uri, document) in documents where document.kind == .source {
      findings[uri] = DocumentFindings.none.moved(to: document.change)
    }
    deliver(edited: [])
  }

  // MARK: Being asked

  func pull(_ id: RequestID, _ params: DocumentDiagnosticParams) throws(ResponseError) {
    let uri = params.textDocument.uri
    guard settings.enable, let document = documents[uri], let place = document.place else {
      return client.answer(id, DocumentDiagnosticReport(.none, previous: nil))
    }
    deliveries.wait(.init(
      id: id, uri: uri, previous: params.previousResultId, documentChange: document.change,
      projectChange: projects[place]?.lastChange ?? 0
    ))
    answerPulls()
  }

  /// Answers those who have asked for what is known by now.
  private func answerPulls() {
    for pull in deliveries.take(where: isOver) {
      guard let document = documents[pull.uri],
        let found = findings[pull.uri],
        document.change == pull.documentChange
      else {
        client.refuse(pull.id, ResponseError(.contentModified, "the document has changed"))
        continue
      }
      _ = deliveries.give(found.resultID, of: pull.uri, version: document.version, onlyIfOther: true)
      client.answer(pull.id, DocumentDiagnosticReport(found, previous: pull.previous))
    }
  }

  private func isOver(_ pull: Deliveries.DocumentPull) -> Bool {
    guard let document = documents[pull.uri], document.change == pull.documentChange else { return true }
    guard settings.enable else { return true }
    // What is linted when it is saved is shown as it was until then.
    if settings.run == .onSave, findings[pull.uri] != nil { return true }
    guard let found = findings[pull.uri], found.change == document.change else { return false }
    if found.seen >= pull.projectChange { return true }
    return document.place.flatMap { projects[$0] }.map { $0.coveredChange >= pull.projectChange } ?? true
  }

  /// Sees that clients ask again for documents of which they have old findings.
  private func announceChanges() {
    for (uri, document) in documents where document.kind == .source {
      guard let found = findings[uri], found.change == document.change else { continue }
      let isAsked = deliveries.pulls.contains { $0.uri == uri }
      if !isAsked, deliveries.result(of: uri) != found.resultID {
        deliveries.announce(found.resultID, of: uri, at: .now)
      }
    }
  }

  func refreshClient(at moment: Moment) {
    if deliveries.refresh(at: moment) { client.ask("workspace/diagnostic/refresh", nil) }
  }
}
