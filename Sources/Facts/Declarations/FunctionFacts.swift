/// A function, initialiser or subscript with its code.
///
/// A class, as all facts that hold code are: they never change, and to hand one on costs no more than a reference.
public final class FunctionFacts: Sendable, Hashable {
  /// The base name; `init`, `deinit` and `subscript` for those.
  public let name: String
  /// Where the declaration names it.
  public let nameRange: ByteRange
  /// In the order of the declaration.
  public let parameters: [Parameter]
  /// Nil where it names none, as initialisers do.
  public let returnType: TypeName?
  /// `override`, `static`, `private`, … as they are written.
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

  /// Whether it belongs to the type rather than to each object of it.
  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether it says that a superclass has it too.
  public var isOverride: Bool { modifiers.contains("override") }

  /// A parameter, by the name that callers write and the one that the body uses.
  public struct Parameter: Sendable, Hashable {
    /// Nil for `_`.
    public let label: String?
    /// What the body calls it.
    public let name: String
    /// With `...` for any number of values.
    public let type: TypeName
    /// What it is where a caller gives nothing; nil where every caller must.
    public let defaultValue: Expression?

    package init(label: String?, name: String, type: TypeName, defaultValue: Expression?) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }
  }
}
