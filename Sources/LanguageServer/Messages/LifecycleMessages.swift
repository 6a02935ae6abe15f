import HIGLintProtocols

/// What a client says of itself at the start.
struct InitializeParams: Decodable {
  let processId: Int?
  let rootUri: String?
  let capabilities: ClientCapabilities
  let workspaceFolders: [WorkspaceFolder]?
  let initializationOptions: JSON?
}

struct WorkspaceFolder: Codable, Hashable, Sendable {
  let uri: String
  let name: String?
}

/// What a client can do, as far as it matters here. Members that have another form than they should count as missing.
struct ClientCapabilities: Decodable {
  let positionEncodings: [String]
  /// Whether it asks for findings, and can be told that they have changed.
  let pullsDiagnostics: Bool
  let showsRelatedInformation: Bool
  let showsTags: Bool
  let knowsVersionsOfDiagnostics: Bool
  let showsCodeDescriptions: Bool
  let takesLiteralActions: Bool
  let prefersActions: Bool
  let resolvesEdits: Bool
  let takesVersionedEdits: Bool
  let appliesEdits: Bool
  let showsMarkdown: Bool
  let watchesFiles: Bool
  let tellsConfiguration: Bool
  let showsProgress: Bool

  init(from decoder: any Decoder) throws {
    self.init(try JSON(from: decoder))
  }

  init(_ all: JSON) {
    func isTrue(_ path: String...) -> Bool {
      all[path] == .bool(true)
    }
    positionEncodings = all[["general", "positionEncodings"]]?.strings ?? []
    let refreshes = isTrue("workspace", "diagnostics", "refreshSupport")
      || isTrue("workspace", "diagnostic", "refreshSupport")
    pullsDiagnostics = all[["textDocument", "diagnostic"]] != nil && refreshes
    showsRelatedInformation = isTrue("textDocument", "publishDiagnostics", "relatedInformation")
    showsTags = all[["textDocument", "publishDiagnostics", "tagSupport"]] != nil
    knowsVersionsOfDiagnostics = isTrue("textDocument", "publishDiagnostics", "versionSupport")
    showsCodeDescriptions = isTrue("textDocument", "publishDiagnostics", "codeDescriptionSupport")
    takesLiteralActions = all[["textDocument", "codeAction", "codeActionLiteralSupport"]] != nil
    prefersActions = isTrue("textDocument", "codeAction", "isPreferredSupport")
    let resolved = all[["textDocument", "codeAction", "resolveSupport", "properties"]]?.strings ?? []
    resolvesEdits = resolved.contains("edit") && isTrue("textDocument", "codeAction", "dataSupport")
    takesVersionedEdits = isTrue("workspace", "workspaceEdit", "documentChanges")
    appliesEdits = isTrue("workspace", "applyEdit")
    showsMarkdown = all[["textDocument", "hover", "contentFormat"]]?.strings.contains("markdown") ?? false
    watchesFiles = isTrue("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    tellsConfiguration = isTrue("workspace", "configuration")
    showsProgress = isTrue("window", "workDoneProgress")
  }
}

extension JSON {
  /// What lies at the end of a path of names.
  fileprivate subscript(path: [String]) -> JSON? {
    path.reduce(self as JSON?) { $0?[$1] }
  }

  fileprivate var strings: [String] {
    if case .array(let elements) = self { elements.compactMap(\.string) } else { [] }
  }
}

/// What the server says of itself.
struct InitializeResult: Encodable {
  let capabilities: ServerCapabilities
  let serverInfo: ServerInfo

  struct ServerInfo: Encodable {
    let name: String
    let version: String
  }
}

struct ServerCapabilities: Encodable {
  let positionEncoding: PositionEncoding
  let textDocumentSync = TextDocumentSync()
  let codeActionProvider: CodeActionOptions
  let hoverProvider = true
  /// None where findings are pushed.
  let diagnosticProvider: DiagnosticOptions?
  let executeCommandProvider: CommandOptions
  let workspace = Workspace()

  struct TextDocumentSync: Encodable {
    let openClose = true
    /// Each change for itself.
    let change = 2
    let save = true
  }

  struct CodeActionOptions: Encodable {
    let codeActionKinds = [CodeAction.Kind.quickFix, .fixAll]
    let resolveProvider: Bool
  }

  struct DiagnosticOptions: Encodable {
    let identifier = "higlint"
    let interFileDependencies = true
    let workspaceDiagnostics: Bool
  }

  struct CommandOptions: Encodable {
    let commands: [String]
  }

  struct Workspace: Encodable {
    let workspaceFolders = Folders()

    struct Folders: Encodable {
      let supported = true
      let changeNotifications = true
    }
  }
}
