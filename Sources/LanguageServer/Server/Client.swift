import HIGLintProtocols

/// Whoever is at the other end.
final class Client {
  /// None until it has introduced itself.
  var capabilities = ClientCapabilities(.null)
  /// Whether it is gone.
  private(set) var isGone = false
  private let writer: MessageWriter
  private var asked = 0
  private var waiting: [RequestID: (Reply) -> Void] = [:]

  init(_ writer: MessageWriter) {
    self.writer = writer
  }

  func answer(_ id: RequestID, _ result: any Encodable) {
    send(.result(id, result))
  }

  func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(.error(id, error))
  }

  func notify(_ method: String, _ params: any Encodable) {
    send(.notification(method, params))
  }

  /// - Parameter answered: called when the answer comes, if it does.
  func ask(_ method: String, _ params: (any Encodable)?, answered: @escaping (Reply) -> Void = { _ in }) {
    asked += 1
    let id = RequestID.string("higlint-\(asked)")
    waiting[id] = answered
    send(.request(id, method, params))
  }

  func take(_ reply: Reply, to id: RequestID?) {
    if let id, let answered = waiting.removeValue(forKey: id) { answered(reply) }
  }

  /// Writes to the log that editors keep.
  func log(_ message: String, _ kind: MessageParams.Kind = .log) {
    notify("window/logMessage", MessageParams(type: kind, message: "higlint: \(message)"))
  }

  /// Tells a person what asks for one.
  func show(_ message: String, _ kind: MessageParams.Kind) {
    notify("window/showMessage", MessageParams(type: kind, message: "HIGLint: \(message)"))
  }

  private func send(_ message: OutgoingMessage) {
    if !writer.write(message) { isGone = true }
  }
}
