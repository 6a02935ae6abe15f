/// What one file declares, free of syntax nodes.
public struct FileFacts: Codable, Sendable {
  public let path: String
}
