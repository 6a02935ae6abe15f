import HIGLintProtocols

/// Whoever is at the other end.
final class AgentClient {
  /// Whether it is gone.
  private(set) var isGone = false
  private let writer: MessageWriter
  private let version: String

  /// For how long an answer stays true.
  enum Life {
    /// As long as the server is the same.
    case long
    /// Until files change, which nobody tells.
    case none
    /// It isn't a thing to keep.
    case notKept
  }

  /// - Parameter version: the tool's.
  init(_ writer: MessageWriter, version: String) {
    self.writer = writer
    self.version = version
  }

  var identity: JSON {
    [
      "name": "higlint", "title": "HIGLint", "version": .string(version),
      "websiteUrl": "https://github.com/higlint/HIGLint",
    ]
  }

  func answer(_ id: RequestID, _ result: [String: JSON], in era: Era, life: Life = .notKept) {
    send(.result(id, JSON.object(era == .stateless ? self.stateless(result, life) : result)))
  }

  /// Every such answer says of itself what it is.
  private func stateless(_ result: [String: JSON], _ life: Life) -> [String: JSON] {
    var result = result
    result["resultType"] = "complete"
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": identity]
    switch life {
    case .notKept: break
    case .none: (result["ttlMs"], result["cacheScope"]) = (0, "private")
    case .long: (result["ttlMs"], result["cacheScope"]) = (3_600_000, "public")
    }
    return result
  }

  func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(id.map { .error($0, error) } ?? .errorWithoutID(error))
  }

  func notify(_ method: String, _ params: JSON) {
    send(.notification(method, params))
  }

  private func send(_ message: OutgoingMessage) {
    if !writer.write(message) { isGone = true }
  }
}
