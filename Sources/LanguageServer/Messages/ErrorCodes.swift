import HIGLintProtocols

/// What the Language Server Protocol adds to the reasons of JSON-RPC.
extension ResponseError.Code {
  /// A request came before `initialize`.
  static let serverNotInitialized = ResponseError.Code(rawValue: -32002)
  /// Whoever asked doesn't wait any more.
  static let requestCancelled = ResponseError.Code(rawValue: -32800)
  /// The document that was asked about is another by now.
  static let contentModified = ResponseError.Code(rawValue: -32801)
}
