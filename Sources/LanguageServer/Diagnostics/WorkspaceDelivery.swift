import HIGLintEngine
import HIGLintProtocols

/// Findings of files that aren't open, for those who want to see them all.
extension ServerSession {
  /// Lints the folders that are open as soon as they are, where the findings of all their files are wanted.
  func lintWorkspaceIfWanted() {
    guard settings.diagnostics == .workspace else { return }
    for place in places.projects where projects[place] == nil {
      var project = Project(place: place)
      project.concern(nextChange(), staleTree: true, at: .now)
      projects[place] = project
    }
  }

  /// Whether a project is linted even where none of its files is open.
  func isWanted(_ place: ProjectPlace) -> Bool {
    settings.diagnostics == .workspace && places.projects.contains(place)
  }

  /// Brings to the client what it doesn't have of files that aren't open.
  func deliverWorkspace() {
    guard settings.diagnostics == .workspace else { return }
    if pulls {
      answerWorkspacePull()
    } else {
      pushClosedFiles()
    }
  }

  // MARK: Telling

  private func pushClosedFiles() {
    let found = closedFindings
    for (uri, findings) in found.sorted(by: { $0.key < $1.key }) {
      if deliveries.give(findings.resultID, of: uri, version: nil, onlyIfOther: true) {
        publish(findings.diagnostics, uri: uri, version: nil)
      }
    }
    for uri in deliveries.closed.subtracting(found.keys) {
      _ = deliveries.forget(uri)
      if documents[uri] == nil { publish([], uri: uri, version: nil) }
    }
    deliveries.closed = Set(found.keys)
  }

  // MARK: Being asked

  func pullWorkspace(_ id: RequestID, _ params: WorkspaceDiagnosticParams) throws(ResponseError) {
    if let earlier = deliveries.workspacePull {
      client.refuse(earlier.id, ResponseError(.requestCancelled, "the workspace was asked about again"))
    }
    deliveries.workspacePull = .init(
      id: id,
      previous: Dictionary(params.previousResultIds.map { ($0.uri, $0.value) }) { $1 },
      partialToken: params.partialResultToken
    )
    answerWorkspacePull()
  }

  /// So many files are told at a time.
  private static let batch = 200

  /// Answers once anything is other than the client knows: until then it needn't ask again.
  private func answerWorkspacePull() {
    guard let pull = deliveries.workspacePull, places.projects.allSatisfy({ projects[$0]?.isCurrent ?? false }) else {
      return
    }
    var items = newItems(pull)
    guard !items.isEmpty || pull.partialToken == nil else { return }
    deliveries.workspacePull = nil
    while let token = pull.partialToken, items.count > Self.batch {
      let part = WorkspaceDiagnosticReport(items: Array(items.prefix(Self.batch)))
      client.notify("$/progress", ProgressParams(token: token, value: part))
      items.removeFirst(Self.batch)
    }
    client.answer(pull.id, WorkspaceDiagnosticReport(items: items))
  }

  private func newItems(_ pull: Deliveries.WorkspacePull) -> [WorkspaceDiagnosticReport.Item] {
    let found = closedFindings.merging(findings.filter { documents[$0.key]?.kind == .source }) { $1 }
    let new = found.filter { pull.previous[$0.key] != $0.value.resultID }.map { uri, findings in
      WorkspaceDiagnosticReport.Item(
        uri: uri, version: documents[uri]?.version, kind: .full, resultId: findings.resultID,
        items: findings.diagnostics
      )
    }
    let gone = pull.previous.keys.filter { found[$0] == nil }.map { uri in
      WorkspaceDiagnosticReport.Item(uri: uri, version: documents[uri]?.version, kind: .full, resultId: nil, items: [])
    }
    return (new + gone).sorted { $0.uri < $1.uri }
  }

  // MARK: Findings

  /// By name, what was found in files that aren't open.
  private var closedFindings: [String: DocumentFindings] {
    let open = Set(documents.values.map(\.path))
    var all: [String: DocumentFindings] = [:]
    for place in places.projects {
      guard let report = projects[place]?.report else { continue }
      let writer = diagnosticWriter(of: place)
      let names = Set(report.names.values).union(open)
      for (path, found) in Dictionary(grouping: report.result.findings, by: \.file) where !names.contains(path) {
        let text = DocumentText(file: path) ?? DocumentText("")
        let diagnostics = found.map { writer.diagnostic($0, in: text) }
        all[DocumentURI(path: path).string] = DocumentFindings(
          change: 0, seen: 0, findings: found, diagnostics: diagnostics
        )
      }
    }
    return all
  }
}
