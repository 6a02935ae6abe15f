import HIGLintEngine
import HIGLintProtocols

/// How client and server get to know each other.
extension ServerSession {
  func initialize(_ id: RequestID, _ params: InitializeParams) throws(ResponseError) {
    begin(params)
    encoding = PositionEncoding(offered: params.capabilities.positionEncodings)
    setSettings(params.initializationOptions)
    let folders = params.workspaceFolders?.map(\.uri) ?? [params.rootUri].compactMap { $0 }
    places.folders = folders.compactMap { DocumentURI($0).path }.map { AbsolutePath($0) }
    client.answer(id, InitializeResult(
      capabilities: ServerCapabilities(
        positionEncoding: encoding,
        codeActionProvider: .init(resolveProvider: params.capabilities.resolvesEdits),
        diagnosticProvider: pulls ? .init(workspaceDiagnostics: settings.diagnostics == .workspace) : nil,
        executeCommandProvider: .init(commands: [Command.applyEdit])
      ),
      serverInfo: .init(name: "higlint", version: setup.version)
    ))
  }

  /// Whether the client asks for findings. Else it is told of them, and never both.
  ///
  /// It must also take the hint to ask again: what is found in one document may change with another, and clients that
  /// don't would show old findings.
  var pulls: Bool { client.capabilities.pullsDiagnostics }

  var isWatched: Bool { client.capabilities.watchesFiles }

  /// Asks for what only a running client can tell.
  func greet() {
    if isWatched { registerWatchers() }
    askForSettings()
    lintWorkspaceIfWanted()
  }

  private func registerWatchers() {
    let patterns = [
      "**/*.{swift,storyboard,xib,m,mm,plist,pbxproj,xcconfig}", "**/*InfoPlist.{strings,xcstrings}", "**/.higlint.yml",
      "**/.higlint-baseline*",
    ]
    let watchers = patterns.map { JSON.object(["globPattern": .string($0)]) }
    client.ask("client/registerCapability", RegistrationParams(registrations: [
      .init(
        id: "higlint-files", method: "workspace/didChangeWatchedFiles",
        registerOptions: .object(["watchers": .array(watchers)])
      )
    ]))
  }

  // MARK: Settings

  private func askForSettings() {
    guard client.capabilities.tellsConfiguration else { return }
    client.ask("workspace/configuration", ConfigurationParams()) { [weak self] reply in
      guard let self, let found = reply.result([JSON].self)?.first, found != .null else { return }
      self.setSettings(found)
    }
  }

  func changeConfiguration(_ params: DidChangeConfigurationParams) throws(ResponseError) {
    if let settings = params.settings?[ServerSettings.section] {
      setSettings(settings)
    } else {
      askForSettings()
    }
  }

  private func setSettings(_ json: JSON?) {
    var remarks: [String] = []
    let new = ServerSettings(json, remarks: &remarks)
    for remark in remarks { client.log(remark, .warning) }
    guard new != settings else { return }
    settings = new
    concernAllProjects()
    if !new.enable { forgetFindings() }
  }

  // MARK: Folders

  func changeFolders(_ params: DidChangeWorkspaceFoldersParams) throws(ResponseError) {
    let removed = Set(params.event.removed.compactMap { DocumentURI($0.uri).path }.map { AbsolutePath($0) })
    let added = params.event.added.compactMap { DocumentURI($0.uri).path }.map { AbsolutePath($0) }
    places.folders = places.folders.filter { !removed.contains($0) && !added.contains($0) } + added
    placeDocuments()
    lintWorkspaceIfWanted()
  }

  // MARK: Cancelling

  func cancel(_ params: CancelParams) throws(ResponseError) {
    let wasWaiting = deliveries.cancel(params.id)
    let fixes = fixJobs.removeValue(forKey: params.id)
    fixes?.cancel()
    if wasWaiting || fixes != nil {
      client.refuse(params.id, ResponseError(.requestCancelled, "nobody waits for the answer any more"))
    }
  }
}
