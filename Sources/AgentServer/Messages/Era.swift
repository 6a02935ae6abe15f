import HIGLintProtocols

/// How a request is meant: the protocol has changed its foundation once.
enum Era: Sendable, Hashable {
  /// By a revision that was agreed on at the start.
  case handshake
  /// By a revision that the request names itself.
  case stateless

  /// The revisions that are agreed on by `initialize`, the newest first.
  static let handshakeRevisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// Those that each request names.
  static let statelessRevisions = ["2026-07-28"]

  private static let revision = "io.modelcontextprotocol/protocolVersion"
  private static let capabilities = "io.modelcontextprotocol/clientCapabilities"

  /// - Parameter isGreeted: whether a revision was agreed on.
  init(_ params: JSON, isGreeted: Bool) throws(ResponseError) {
    guard let named = params["_meta"]?[Self.revision] else {
      guard isGreeted else {
        throw ResponseError(.invalidParams, "neither did initialize come before, nor does _meta name \(Self.revision)")
      }
      self = .handshake
      return
    }
    guard let revision = named.string else { throw ResponseError(.invalidParams, "\(Self.revision) isn't a string") }
    guard Self.statelessRevisions.contains(revision) else {
      let supported = Self.statelessRevisions.map { JSON.string($0) }
      throw ResponseError(
        .unsupportedProtocolVersion,
        "the revision \(revision) isn't spoken here in requests without a handshake",
        data: ["supported": .array(supported), "requested": named]
      )
    }
    guard case .object? = params["_meta"]?[Self.capabilities] else {
      throw ResponseError(.invalidParams, "_meta has no object \(Self.capabilities)")
    }
    self = .stateless
  }
}

/// What the Model Context Protocol adds to the reasons of JSON-RPC.
extension ResponseError.Code {
  /// A request names a revision that isn't known.
  static let unsupportedProtocolVersion = ResponseError.Code(rawValue: -32022)
  /// There is no such resource; since 2026-07-28 that is an invalid parameter.
  static let resourceNotFound = ResponseError.Code(rawValue: -32002)
}
