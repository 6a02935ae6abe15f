import HIGLintProtocols

struct DidChangeWatchedFilesParams: Decodable {
  let changes: [FileEvent]

  struct FileEvent: Decodable {
    let uri: String
    let type: Kind
  }

  enum Kind: Int, Decodable {
    case created = 1
    case changed, deleted
  }
}

struct DidChangeWorkspaceFoldersParams: Decodable {
  let event: Event

  struct Event: Decodable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]
  }
}

struct DidChangeConfigurationParams: Decodable {
  let settings: JSON?
}

struct ConfigurationParams: Encodable {
  let items = [Item()]

  struct Item: Encodable {
    let section = ServerSettings.section
  }
}

struct RegistrationParams: Encodable {
  let registrations: [Registration]

  struct Registration: Encodable {
    let id: String
    let method: String
    let registerOptions: JSON
  }
}

struct Hover: Encodable {
  let contents: Contents
  let range: DocumentRange

  struct Contents: Encodable {
    let kind: String
    let value: String
  }
}

/// A message for the person, or for the log.
struct MessageParams: Encodable {
  let type: Kind
  let message: String

  enum Kind: Int, Encodable {
    case error = 1
    case warning, info, log
  }
}

struct CancelParams: Decodable {
  let id: RequestID
}

/// How far a long work is.
struct WorkProgress: Encodable {
  let kind: Kind
  var title: String?
  var message: String?
  var percentage: Int?

  enum Kind: String, Encodable {
    case begin, report, end
  }
}

struct ProgressToken: Encodable {
  let token: String
}
