import Foundation

/// A message that is to be sent.
package struct OutgoingMessage: Encodable {
  private let id: IDMember
  private let method: String?
  private let content: Content

  private enum IDMember {
    case none
    case null
    case some(RequestID)
  }

  private enum Content {
    case params((any Encodable)?)
    case result(any Encodable)
    case error(ResponseError)
  }

  /// Asks for an answer.
  package static func request(_ id: RequestID, _ method: String, _ params: (any Encodable)?) -> OutgoingMessage {
    OutgoingMessage(id: .some(id), method: method, content: .params(params))
  }

  /// Asks for none.
  package static func notification(_ method: String, _ params: (any Encodable)?) -> OutgoingMessage {
    OutgoingMessage(id: .none, method: method, content: .params(params))
  }

  /// Answers a request.
  package static func result(_ id: RequestID, _ result: any Encodable) -> OutgoingMessage {
    OutgoingMessage(id: .some(id), method: nil, content: .result(result))
  }

  /// Answers a request, or what was none.
  package static func error(_ id: RequestID?, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage(id: id.map { .some($0) } ?? .null, method: nil, content: .error(error))
  }

  /// Answers what was no request, in a protocol that has no null for an id that isn't known.
  package static func errorWithoutID(_ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage(id: .none, method: nil, content: .error(error))
  }

  /// The message as one line of JSON.
  ///
  /// - Returns: nil where what it holds can't be told in JSON, such as a number without end.
  package var bytes: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { Array($0) }
  }

  private enum Key: CodingKey {
    case jsonrpc, id, method, params, result, error
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch id {
    case .none: break
    case .null: try container.encodeNil(forKey: .id)
    case .some(let id): try container.encode(id, forKey: .id)
    }
    try container.encodeIfPresent(method, forKey: .method)
    switch content {
    case .params(let params):
      if let params { try container.encode(params, forKey: .params) }
    case .result(let result): try container.encode(result, forKey: .result)
    case .error(let error): try container.encode(error, forKey: .error)
    }
  }
}
