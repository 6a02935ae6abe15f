/// A type's declaration, or an extension of one, in one file, with its members.
public struct TypeFacts: Sendable, Hashable {
  public let header: TypeHeader
  public let properties: [Variable]
  public let functions: [FunctionFacts]
  /// What an enumeration's cases stand for, where they say it.
  public let cases: [Case]

  package init(header: TypeHeader, properties: [Variable], functions: [FunctionFacts], cases: [Case]) {
    self.header = header
    self.properties = properties
    self.functions = functions
    self.cases = cases
  }

  /// A case of an enumeration.
  public struct Case: Sendable, Hashable {
    public let name: String
    public let rawValue: Expression?

    package init(name: String, rawValue: Expression?) {
      self.name = name
      self.rawValue = rawValue
    }
  }
}

extension TypeFacts {
  public var kind: TypeHeader.Kind { header.kind }
  public var name: String { header.name }
  public var nameRange: ByteRange { header.nameRange }
  public var inherited: [TypeName] { header.inherited }
  public var modifiers: [String] { header.modifiers }
  public var attributes: [String] { header.attributes }
  public var generics: [GenericParameter] { header.generics }
  public var isPrivate: Bool { header.isPrivate }
}
