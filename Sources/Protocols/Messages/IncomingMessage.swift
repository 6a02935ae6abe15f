import Foundation

/// A message that was received, of which its parameters or its result are still to be decoded.
package enum IncomingMessage: Sendable {
  /// Asks for an answer under the id.
  case request(RequestID, Call)
  /// Asks for none.
  case notification(Call)
  /// Answers what was asked under the id; under none where even the id of what was asked could not be read.
  case response(RequestID?, Reply)

  /// - Parameter bytes: one message.
  /// - Throws: a parse error where it isn't JSON, an invalid request where it isn't a message.
  package init(_ bytes: [UInt8]) throws(ResponseError) {
    let body = Data(MessageText.mended(bytes))
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: body)
    } catch {
      throw Self.isJSON(body)
        ? ResponseError(.invalidRequest, "not a message of JSON-RPC 2.0: \(error.reason)")
        : ResponseError(.parseError, "not JSON: \(error.reason)")
    }
    if let method = envelope.method {
      let call = Call(method: method, body: body)
      self = envelope.id.map { .request($0, call) } ?? .notification(call)
    } else if envelope.isReply {
      self = .response(envelope.id, Reply(error: envelope.error, body: body))
    } else {
      throw ResponseError(.invalidRequest, "a message has neither a method nor a result")
    }
  }

  private static func isJSON(_ body: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
  }

  /// What tells the kinds of messages apart.
  private struct Envelope: Decodable {
    let id: RequestID?
    let method: String?
    let error: ResponseError?
    let isReply: Bool

    private enum Key: CodingKey {
      case id, method, result, error
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decodeIfPresent(RequestID.self, forKey: .id)
      method = try container.decodeIfPresent(String.self, forKey: .method)
      error = try container.decodeIfPresent(ResponseError.self, forKey: .error)
      isReply = container.contains(.result) || error != nil
    }
  }
}

/// What a request or a notification asks.
package struct Call: Sendable {
  package let method: String
  fileprivate let body: Data

  /// What it is asked with.
  package func params<Params: Decodable>(_ type: Params.Type = Params.self) throws(ResponseError) -> Params {
    do {
      return try JSONDecoder().decode(WithParams<Params>.self, from: body).params
    } catch {
      throw ResponseError(.invalidParams, "\(method): \(error.reason)")
    }
  }

  /// The same where it may be asked with nothing.
  package func optionalParams<Params: Decodable>(_ type: Params.Type = Params.self) throws(ResponseError) -> Params? {
    do {
      return try JSONDecoder().decode(WithOptionalParams<Params>.self, from: body).params
    } catch {
      throw ResponseError(.invalidParams, "\(method): \(error.reason)")
    }
  }

  private struct WithParams<Params: Decodable>: Decodable {
    let params: Params
  }

  private struct WithOptionalParams<Params: Decodable>: Decodable {
    let params: Params?
  }
}

/// What a response answers.
package struct Reply: Sendable {
  /// Why there is no result.
  package let error: ResponseError?
  fileprivate let body: Data

  /// The result; nil where there is none of this kind.
  package func result<Result: Decodable>(_ type: Result.Type = Result.self) -> Result? {
    (try? JSONDecoder().decode(WithResult<Result>.self, from: body))?.result
  }

  private struct WithResult<Result: Decodable>: Decodable {
    let result: Result
  }
}

extension Error {
  /// What the decoder says, and where.
  fileprivate var reason: String {
    let context: DecodingError.Context
    switch self as? DecodingError {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
    case .keyNotFound(let key, let found): return "\((found.codingPath + [key]).name) is missing"
    default: return "it can't be decoded"
    }
    let place = context.codingPath.name
    return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
  }
}

extension [any CodingKey] {
  fileprivate var name: String {
    map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
