/// A function, initialiser or subscript with its code.
public struct FunctionFacts: Sendable, Hashable {
  /// The base name; `init`, `deinit` and `subscript` for those.
  public let name: String
  public let nameRange: ByteRange
  public let parameters: [Parameter]
  public let returnType: TypeName?
  public let modifiers: [String]
  /// The names of its attributes, without `@`.
  public let attributes: [String]
  /// Its generic parameters, and what its `where` clause asks of types.
  public let generics: [GenericParameter]
  /// Nil for a requirement of a protocol.
  public let body: [Statement]?

  /// The full name, such as `tableView(_:didSelectRowAt:)`.
  public var signature: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  public var isOverride: Bool { modifiers.contains("override") }

  public struct Parameter: Sendable, Hashable {
    /// Nil for `_`.
    public let label: String?
    public let name: String
    /// With `...` for any number of values.
    public let type: TypeName
    public let defaultValue: Expression?
  }
}
