import HIGLintProtocols

struct CodeActionParams: Decodable {
  let textDocument: DocumentIdentifier
  let range: DocumentRange
  let context: Context

  struct Context: Decodable {
    /// The kinds that are wanted, each with those below it; all where there is none.
    let only: [String]?
  }
}

/// Something that can be done about a finding.
struct CodeAction: Codable, Sendable {
  let title: String
  let kind: Kind
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  /// What is to be done when it is chosen, where the edit is made only then.
  var data: Deferred?

  enum Kind: String, Codable, Sendable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.higlint"
  }

  /// All fixes of a document, made for one of its versions.
  struct Deferred: Codable, Sendable {
    let uri: String
    let version: Int
  }
}

struct WorkspaceEdit: Codable, Sendable {
  var documentChanges: [DocumentEdit]?
  var changes: [String: [TextEdit]]?

  struct DocumentEdit: Codable, Sendable {
    let textDocument: VersionedIdentifier
    let edits: [TextEdit]
  }

  struct VersionedIdentifier: Codable, Sendable {
    let uri: String
    let version: Int
  }
}

struct TextEdit: Codable, Hashable, Sendable {
  let range: DocumentRange
  let newText: String
}

/// For clients that know actions by names alone.
struct Command: Encodable {
  let title: String
  let command: String
  let arguments: [WorkspaceEdit]

  /// Has the client apply the edit that is its argument.
  static let applyEdit = "higlint.applyEdit"
}

struct ExecuteCommandParams: Decodable {
  let command: String
  let arguments: [WorkspaceEdit]?
}

struct ApplyEditParams: Encodable {
  let label: String
  let edit: WorkspaceEdit
}
