/// What clients tell of open documents.
struct DidOpenParams: Decodable {
  let textDocument: Item

  struct Item: Decodable {
    let uri: String
    let languageId: String
    let version: Int
    let text: String
  }
}

struct DidChangeParams: Decodable {
  let textDocument: VersionedDocument
  let contentChanges: [ContentChange]

  struct VersionedDocument: Decodable {
    let uri: String
    let version: Int?
  }
}

/// Replaces a range, or the whole text where there is none.
struct ContentChange: Decodable {
  let range: DocumentRange?
  let text: String
}

/// For all messages that speak of a document and of nothing else that matters here.
struct DocumentParams: Decodable {
  let textDocument: DocumentIdentifier
}

struct DocumentIdentifier: Codable, Hashable, Sendable {
  let uri: String
}

/// A place in a document.
struct DocumentPositionParams: Decodable {
  let textDocument: DocumentIdentifier
  let position: Position
}
