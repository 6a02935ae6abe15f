/// Why a request has no result.
public struct ResponseError: Error, Codable, Sendable, Hashable {
  public let code: Code
  /// What is wrong, for a person who looks for the reason.
  public let message: String
  /// What a program may want to know of it.
  public let data: JSON?

  public init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The number by which a program knows the reason.
  public struct Code: RawRepresentable, Codable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What was received isn't JSON.
    public static let parseError = Code(rawValue: -32700)
    /// The JSON isn't a message, or the message mustn't come now.
    public static let invalidRequest = Code(rawValue: -32600)
    /// Nothing of that name can be asked.
    public static let methodNotFound = Code(rawValue: -32601)
    /// The method's parameters aren't what it takes.
    public static let invalidParams = Code(rawValue: -32602)
    /// It isn't the sender's fault.
    public static let internalError = Code(rawValue: -32603)
  }
}
