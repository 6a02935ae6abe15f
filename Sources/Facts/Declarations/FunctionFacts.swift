/// A function, initialiser or subscript with its code.
///
/// A class, as all facts that hold code are: they never change, and to hand one on costs no more than a reference.
public final class FunctionFacts: Sendable, Hashable {
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
  package let code: Code?
  /// The full name, such as `tableView(_:didSelectRowAt:)`.
  public let signature: String
  /// The words of its code and its signature.
  package let words: MentionedWords

  package init(
    name: String,
    nameRange: ByteRange,
    parameters: [Parameter],
    returnType: TypeName?,
    modifiers: [String],
    attributes: [String],
    generics: [GenericParameter],
    code: Code?,
    words: MentionedWords? = nil
  ) {
    self.name = name
    self.nameRange = nameRange
    self.parameters = parameters
    self.returnType = returnType
    self.modifiers = modifiers
    self.attributes = attributes
    self.generics = generics
    self.code = code
    signature = "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    self.words = words ?? MentionedWords(name: name, parameters: parameters, returnType: returnType, code: code)
  }

  public static func == (left: FunctionFacts, right: FunctionFacts) -> Bool {
    left === right
      || left.nameRange == right.nameRange
      && left.name == right.name
      && left.parameters == right.parameters
      && left.returnType == right.returnType
      && left.modifiers == right.modifiers
      && left.attributes == right.attributes
      && left.generics == right.generics
      && left.body == right.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nameRange)
    hasher.combine(name)
  }

  /// Its statements; nil for a requirement of a protocol.
  public var body: [Statement]? { code?.statements }

  /// Whether it is more than a requirement of a protocol.
  public var hasBody: Bool { code != nil }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  public var isOverride: Bool { modifiers.contains("override") }

  /// A parameter, by the name that callers write and the one that the body uses.
  public struct Parameter: Sendable, Hashable {
    /// Nil for `_`.
    public let label: String?
    public let name: String
    /// With `...` for any number of values.
    public let type: TypeName
    public let defaultValue: Expression?

    package init(label: String?, name: String, type: TypeName, defaultValue: Expression?) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }
}
