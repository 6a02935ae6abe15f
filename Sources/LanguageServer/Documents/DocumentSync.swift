import HIGLintConfiguration
import HIGLintEngine
import HIGLintProtocols

/// What clients do to documents.
extension ServerSession {
  func open(_ params: DidOpenParams) throws(ResponseError) {
    var document = OpenDocument(
      params.textDocument, folder: places.folders.first?.string, change: nextChange(), at: .now
    )
    document.place = place(of: document)
    documents[document.uri.string] = document
    switch document.kind {
    case .source:
      if !takeKnownFindings(document) { concernProject(of: document, staleTree: !isWatched) }
    case .configuration: showMistakes(in: document)
    case .other: break
    }
  }

  func change(_ params: DidChangeParams) throws(ResponseError) {
    guard var document = documents[params.textDocument.uri] else { return }
    document.apply(
      params.contentChanges, encoding, version: params.textDocument.version, change: nextChange(), at: .now
    )
    documents[params.textDocument.uri] = document
    switch document.kind {
    case .source:
      if settings.run == .onType { concernProject(of: document, staleTree: false) }
    case .configuration: showMistakes(in: document)
    case .other: break
    }
  }

  func save(_ params: DocumentParams) throws(ResponseError) {
    guard let document = documents[params.textDocument.uri] else { return }
    switch document.kind {
    case .source:
      // What is saved has been linted, but others may have written to the disk too.
      if !isWatched || settings.run == .onSave { concernProject(of: document, staleTree: !isWatched) }
    case .configuration:
      placeDocuments()
      concernAllProjects()
    case .other: break
    }
  }

  func close(_ params: DocumentParams) throws(ResponseError) {
    guard let document = documents.removeValue(forKey: params.textDocument.uri) else { return }
    findings[params.textDocument.uri] = nil
    deliveries.forget(params.textDocument.uri).forEach { id in
      client.refuse(id, ResponseError(.contentModified, "the document was closed"))
    }
    switch document.kind {
    case .source:
      if !pulls { publish([], uri: document.uri.string, version: nil) }
      document.place.map(dropIdleProject)
      // Where it wasn't saved, the others see the file again.
      if document.place.map({ projects[$0] != nil }) ?? false { concernProject(of: document, staleTree: !isWatched) }
    case .configuration: concernAllProjects()
    case .other: break
    }
  }

  // MARK: Projects

  private func place(of document: OpenDocument) -> ProjectPlace? {
    document.kind == .source ? places.place(of: document.path, isFile: document.isFile) : nil
  }

  /// Has the project of a document linted again.
  func concernProject(of document: OpenDocument, staleTree: Bool) {
    guard let place = document.place else { return }
    projects[place, default: Project(place: place)].concern(nextChange(), staleTree: staleTree, at: .now)
  }

  /// Has all projects linted again, after their configurations may have changed.
  func concernAllProjects(delay: Double = 0) {
    for place in projects.keys {
      projects[place]?.concern(nextChange(), staleTree: true, at: .now, delay: delay)
    }
  }

  /// Looks again which projects the documents belong to, and forgets those that nobody needs.
  func placeDocuments() {
    for (uri, document) in documents {
      let place = place(of: document)
      guard place != document.place else { continue }
      documents[uri]?.place = place
      findings[uri] = nil
      if let moved = documents[uri] { concernProject(of: moved, staleTree: true) }
    }
    for place in projects.keys { dropIdleProject(at: place) }
  }

  private func dropIdleProject(at place: ProjectPlace) {
    let isUsed = documents.values.contains { $0.place == place } || isWanted(place)
    guard !isUsed, let project = projects.removeValue(forKey: place) else { return }
    project.breakOffRun()
    setup.linting.forget(place)
  }

  // MARK: Known findings

  /// Shows what is known of a file that is opened as it lies on the disk, where nothing has changed since it was
  /// linted.
  ///
  /// - Returns: whether that is so.
  private func takeKnownFindings(_ document: OpenDocument) -> Bool {
    guard let place = document.place, let project = projects[place], project.isCurrent,
      let report = project.report, report.files.contains(document.path),
      (try? SourceReader().read(SourceInput(path: document.path))) == document.text.bytes
    else { return false }
    noteFindings(report.result.findings.filter { $0.file == document.path }, of: document, seen: project.lastChange)
    deliver(edited: [document.uri.string])
    return true
  }
}
