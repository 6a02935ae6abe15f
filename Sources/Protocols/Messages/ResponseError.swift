/// Why a request has no result.
package struct ResponseError: Error, Codable, Sendable, Hashable {
  package let code: Code
  /// What is wrong, for a person who looks for the reason.
  package let message: String
  /// What a program may want to know of it.
  package let data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The number by which a program knows the reason.
  package struct Code: RawRepresentable, Codable, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// What was received isn't JSON.
    package static let parseError = Code(rawValue: -32700)
    /// The JSON isn't a message, or the message mustn't come now.
    package static let invalidRequest = Code(rawValue: -32600)
    /// Nothing of that name can be asked.
    package static let methodNotFound = Code(rawValue: -32601)
    /// The method's parameters aren't what it takes.
    package static let invalidParams = Code(rawValue: -32602)
    /// It isn't the sender's fault.
    package static let internalError = Code(rawValue: -32603)
  }
}
