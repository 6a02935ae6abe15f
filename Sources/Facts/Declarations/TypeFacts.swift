/// A type's declaration, or an extension of one, in one file, with its members.
public struct TypeFacts: Sendable, Hashable {
  /// All that stands before the members.
  public let header: TypeHeader
  /// Those that this declaration adds, static ones included.
  public let properties: [Variable]
  /// The methods, initialisers and subscripts that this declaration adds.
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
    /// Without the dot.
    public let name: String
    /// Where the declaration names it.
    public let nameRange: ByteRange
    /// What stands behind `=`; nil where nothing does.
    public let rawValue: Expression?
    /// The labels of its associated values, in order; empty for one without a label.
    public let valueLabels: [String]

    package init(name: String, nameRange: ByteRange, rawValue: Expression?, valueLabels: [String] = []) {
      self.name = name
      self.nameRange = nameRange
      self.rawValue = rawValue
      self.valueLabels = valueLabels
    }
  }
}

extension TypeFacts {
  /// By which word it is declared.
  public var kind: TypeHeader.Kind { header.kind }
  /// The name with those of the types around it: `Outer.Inner`.
  public var name: String { header.name }
  /// Where this declaration names it.
  public var nameRange: ByteRange { header.nameRange }
  /// What the inheritance clause names.
  public var inherited: [TypeName] { header.inherited }
  /// `final`, `private`, … as they are written.
  public var modifiers: [String] { header.modifiers }
  /// The names of its attributes, without `@`.
  public var attributes: [String] { header.attributes }
  /// Its generic parameters, and what its `where` clause asks of types.
  public var generics: [GenericParameter] { header.generics }
  /// Whether only its own file can name it.
  public var isPrivate: Bool { header.isPrivate }
}
