import HIGLintConfiguration
import HIGLintEngine
import HIGLintProtocols

/// What happens on the disk, as the client tells of it.
extension ServerSession {
  /// How long to wait for more: another branch changes thousands of files.
  private static let gathering = 0.2

  func noteWatchedFiles(_ params: DidChangeWatchedFilesParams) throws(ResponseError) {
    let events = params.changes.compactMap { event in DocumentURI(event.uri).path.map { (path: $0, kind: event.type) } }
    let isConfiguration = events.contains { AbsolutePath($0.path).components.last == Configuration.fileName }
    if isConfiguration { placeDocuments() }
    let open = Set(documents.values.map(\.path))
    // What an editor holds counts in any case, unless its file has come or gone.
    let changes = events.filter { $0.kind != .changed || !open.contains($0.path) }
    for place in projects.keys {
      let own = changes.filter { place.mayHold($0.path) }
      guard !own.isEmpty || isConfiguration else { continue }
      let isStale = isConfiguration || own.contains { $0.kind != .changed || FileKind($0.path) == nil }
      projects[place]?.concern(nextChange(), staleTree: isStale, at: .now, delay: Self.gathering)
    }
  }
}

extension ProjectPlace {
  /// Whether a file at the path may be part of it.
  fileprivate func mayHold(_ path: String) -> Bool {
    switch self {
    case .folder(let folder): AbsolutePath(path).components(below: AbsolutePath(folder)) != nil
    case .file(let file): path == file
    }
  }
}
