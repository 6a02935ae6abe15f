/// A type's declaration, or an extension of one, in one file.
public struct TypeFacts: Codable, Sendable, Hashable {
  public let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  public let nameRange: ByteRange
  /// What the inheritance clause names.
  public let inherited: [TypeName]
  public let modifiers: [String]
  public let attributes: [String]
  /// Its generic parameters, and what its `where` clause asks of types.
  public let generics: [GenericParameter]
  public let properties: [Variable]
  public let functions: [FunctionFacts]
  /// What an enumeration's cases stand for, where they say it.
  public let cases: [Case]

  public init(
    kind: Kind,
    name: String,
    nameRange: ByteRange,
    inherited: [TypeName],
    modifiers: [String] = [],
    attributes: [String] = [],
    generics: [GenericParameter] = [],
    properties: [Variable] = [],
    functions: [FunctionFacts] = [],
    cases: [Case] = []
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.inherited = inherited
    self.modifiers = modifiers
    self.attributes = attributes
    self.generics = generics
    self.properties = properties
    self.functions = functions
    self.cases = cases
  }

  public enum Kind: String, Codable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case `typealias`
  }

  /// Whether only code of its own file can name it.
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  public struct Case: Codable, Sendable, Hashable {
    public let name: String
    public let rawValue: Expression?
  }
}
