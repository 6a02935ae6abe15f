/// A type's declaration, or an extension of one, in one file.
public struct TypeFacts: Codable, Sendable, Hashable {
  public let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  public let nameRange: ByteRange
  /// What the inheritance clause names.
  public let inherited: [TypeName]
  public let attributes: [String]
  public let properties: [Variable]
  public let functions: [FunctionFacts]
  /// What an enumeration's cases stand for, where they say it.
  public let cases: [Case]

  public init(
    kind: Kind,
    name: String,
    nameRange: ByteRange,
    inherited: [TypeName],
    attributes: [String] = [],
    properties: [Variable] = [],
    functions: [FunctionFacts] = [],
    cases: [Case] = []
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.inherited = inherited
    self.attributes = attributes
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

  public struct Case: Codable, Sendable, Hashable {
    public let name: String
    public let rawValue: Expression?
  }
}
