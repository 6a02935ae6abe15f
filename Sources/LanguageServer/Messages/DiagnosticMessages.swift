import HIGLintProtocols

/// A finding as clients show it.
struct Diagnostic: Codable, Hashable, Sendable {
  let range: DocumentRange
  let severity: Severity
  let code: String?
  let codeDescription: CodeDescription?
  let source: String
  let message: String
  let tags: [Tag]?
  let relatedInformation: [RelatedInformation]?

  enum Severity: Int, Codable, Sendable {
    case error = 1
    case warning, information
  }

  enum Tag: Int, Codable, Sendable {
    case unnecessary = 1
  }

  struct CodeDescription: Codable, Hashable, Sendable {
    let href: String
  }

  struct RelatedInformation: Codable, Hashable, Sendable {
    let location: Location
    let message: String
  }
}

struct PublishDiagnosticsParams: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [Diagnostic]
}

struct DocumentDiagnosticParams: Decodable {
  let textDocument: DocumentIdentifier
  let previousResultId: String?
}

/// The answer to who asks for a document's findings.
struct DocumentDiagnosticReport: Encodable {
  let kind: Kind
  let resultId: String?
  /// None where they are what they were.
  let items: [Diagnostic]?

  enum Kind: String, Encodable {
    case full, unchanged
  }

  /// - Parameter previous: the result that the client has.
  init(_ findings: DocumentFindings, previous: String?) {
    let isKnown = previous == findings.resultID
    kind = isKnown ? .unchanged : .full
    resultId = findings.resultID
    items = isKnown ? nil : findings.diagnostics
  }
}

struct WorkspaceDiagnosticParams: Decodable {
  let previousResultIds: [PreviousResult]
  let partialResultToken: JSON?

  struct PreviousResult: Decodable {
    let uri: String
    let value: String
  }
}

struct WorkspaceDiagnosticReport: Encodable {
  let items: [Item]

  struct Item: Encodable {
    let uri: String
    let version: Int?
    let kind: DocumentDiagnosticReport.Kind
    let resultId: String?
    let items: [Diagnostic]?

    private enum CodingKeys: CodingKey {
      case uri, version, kind, resultId, items
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      // Null where the document isn't open, but never missing.
      try container.encode(version, forKey: .version)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(resultId, forKey: .resultId)
      try container.encodeIfPresent(items, forKey: .items)
    }
  }
}

struct ProgressParams<Value: Encodable>: Encodable {
  let token: JSON
  let value: Value
}
