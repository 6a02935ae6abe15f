/// What a type's declaration, or an extension of one, says before its members.
public final class TypeHeader: Sendable, Hashable {
  /// By which word it is declared.
  public let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  /// Where this declaration names it.
  public let nameRange: ByteRange
  /// What the inheritance clause names; of an alias, what it stands for.
  public let inherited: [TypeName]
  /// `final`, `private`, … as they are written.
  public let modifiers: [String]
  /// The names of its attributes, without `@`.
  public let attributes: [String]
  /// Its generic parameters, and what its `where` clause asks of types.
  public let generics: [GenericParameter]

  package init(
    kind: Kind,
    name: String,
    nameRange: ByteRange,
    inherited: [TypeName],
    modifiers: [String] = [],
    attributes: [String] = [],
    generics: [GenericParameter] = []
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.inherited = inherited
    self.modifiers = modifiers
    self.attributes = attributes
    self.generics = generics
  }

  public static func == (left: TypeHeader, right: TypeHeader) -> Bool {
    left === right
      || left.nameRange == right.nameRange
      && left.name == right.name
      && left.kind == right.kind
      && left.inherited == right.inherited
      && left.modifiers == right.modifiers
      && left.attributes == right.attributes
      && left.generics == right.generics
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nameRange)
    hasher.combine(name)
  }

  /// By which word the type is declared.
  public enum Kind: String, Sendable {
    /// A class, whose superclass may stand in its inheritance clause.
    case `class`
    /// A structure, as SwiftUI's views are.
    case `struct`
    /// An enumeration.
    case `enum`
    /// An actor.
    case actor
    /// A protocol, whose extensions give members to those who conform.
    case `protocol`
    /// An extension of a type that is declared elsewhere.
    case `extension`
    /// Another name for a type.
    case `typealias`
  }

  var withoutPlace: TypeHeader {
    TypeHeader(
      kind: kind,
      name: name,
      nameRange: ByteRange(start: 0, end: 0),
      inherited: inherited,
      modifiers: modifiers,
      attributes: attributes,
      generics: generics
    )
  }

  /// Whether it doesn't tell where the name stands: that is known with the file's code.
  package var isWithoutPlace: Bool { nameRange.end == 0 }

  /// Whether only code of its own file can name it.
  package var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}
