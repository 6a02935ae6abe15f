import HIGLintEngine
import HIGLintProtocols

/// What can be done about findings, as clients ask for it.
extension ServerSession {
  func offerActions(_ id: RequestID, _ params: CodeActionParams) throws(ResponseError) {
    guard let menu = menu(of: params.textDocument.uri) else { return client.answer(id, [CodeAction]()) }
    var actions = params.context.wants(.quickFix) ? menu.quickFixes(at: params.range) : []
    guard params.context.wants(.fixAll), menu.canFixAll else { return answer(id, actions) }
    var fixAll = menu.fixAll
    if client.capabilities.resolvesEdits {
      fixAll.data = .init(uri: menu.document.uri.string, version: menu.document.version)
      actions.append(fixAll)
      return answer(id, actions)
    }
    actions.append(fixAll)
    start(FixJob(id: id, menu.document, answer: .list(actions)))
  }

  func resolve(_ id: RequestID, _ action: CodeAction) throws(ResponseError) {
    guard let data = action.data else { return client.answer(id, action) }
    guard let menu = menu(of: data.uri), menu.document.version == data.version else {
      throw ResponseError(.contentModified, "the document has changed since its fixes were offered")
    }
    start(FixJob(id: id, menu.document, answer: .action(action)))
  }

  /// For clients that know actions by names alone.
  func execute(_ id: RequestID, _ params: ExecuteCommandParams) throws(ResponseError) {
    guard params.command == Command.applyEdit, let edit = params.arguments?.first else {
      throw ResponseError(.invalidParams, "there is no command \(params.command)")
    }
    let changes = edit.documentChanges ?? []
    let isLate = changes.contains { documents[$0.textDocument.uri]?.version != $0.textDocument.version }
    if isLate { throw ResponseError(.contentModified, "the document has changed since the change was offered") }
    client.ask("workspace/applyEdit", ApplyEditParams(label: "HIGLint", edit: edit))
    client.answer(id, JSON.null)
  }

  /// - Returns: nil for a document whose text, as it is now, hasn't been linted: a fix of another text would garble it.
  private func menu(of uri: String) -> ActionMenu? {
    guard let document = documents[uri], let known = findings[uri], known.change == document.change else { return nil }
    return ActionMenu(
      document: document, known: known, writer: diagnosticWriter(of: document.place), settings: settings
    )
  }

  private func answer(_ id: RequestID, _ actions: [CodeAction]) {
    guard client.capabilities.takesLiteralActions else {
      let commands = actions.compactMap { action in
        action.edit.map { Command(title: action.title, command: Command.applyEdit, arguments: [$0]) }
      }
      return client.answer(id, client.capabilities.appliesEdits ? commands : [])
    }
    client.answer(id, actions)
  }

  // MARK: Fixing all

  private func start(_ job: FixJob) {
    guard let document = documents[job.uri], let place = document.place,
      let (report, name) = projects[place]?.report(of: document.path)
    else { return finish(job, nil) }
    fixJobs[job.id] = job.cancellation
    let request = request(place, isTreeStale: false)
    let (linting, mailbox) = (setup.linting, mailbox)
    Self.work {
      let fixes = AllFixes(
        request: request, path: document.path, name: name, known: report.result, linting: linting,
        cancellation: job.cancellation
      )
      mailbox.put(.fixed(job, fixes.text(of: document.text.bytes)))
    }
  }

  func finish(_ job: FixJob, _ text: [UInt8]?) {
    fixJobs[job.id] = nil
    if job.cancellation.isCancelled { return }
    guard let menu = menu(of: job.uri), menu.document.change == job.change else {
      return client.refuse(
        job.id, ResponseError(.contentModified, "the document has changed while its fixes were made")
      )
    }
    let edit = menu.edit(text.map { TextChanges(from: menu.document.text, to: $0).replacements } ?? [])
    switch job.answer {
    case .action(var action):
      action.edit = edit
      client.answer(job.id, action)
    case .list(let actions):
      answer(job.id, actions.compactMap { action in
        guard action.kind == .fixAll else { return action }
        var action = action
        action.edit = edit
        return text == nil ? nil : action
      })
    }
  }
}

extension CodeActionParams.Context {
  /// Whether a kind is asked for, by its name or one above it.
  fileprivate func wants(_ kind: CodeAction.Kind) -> Bool {
    only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
  }
}
