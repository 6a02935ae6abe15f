import SymbolKit

/// The part of a symbol graph that speaks of types: decoding the rest would take most of the time.
struct TypeGraph: Decodable, Sendable {
  let module: String
  private(set) var types: [TypeSymbol] = []
  private(set) var relations: [TypeRelation] = []

  /// The format is declared stable nowhere, but what is read here has been the same in all of its versions 0.x.
  static let newestMajorVersion = 0

  /// The format of a graph is one that nobody has heard of yet.
  struct UnknownFormat: Error {
    let version: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SymbolGraph.CodingKeys.self)
    let version = try container.decode(SymbolGraph.Metadata.self, forKey: .metadata).formatVersion
    guard version.major <= TypeGraph.newestMajorVersion else { throw UnknownFormat(version: version.description) }
    module = try container.decode(SymbolGraph.Module.self, forKey: .module).name
    var symbols = try container.nestedUnkeyedContainer(forKey: .symbols)
    while !symbols.isAtEnd {
      if let type = try symbols.decode(IfWanted<TypeSymbol>.self).value { types.append(type) }
    }
    var relationships = try container.nestedUnkeyedContainer(forKey: .relationships)
    while !relationships.isAtEnd {
      if let relation = try relationships.decode(IfWanted<TypeRelation>.self).value { relations.append(relation) }
    }
  }
}

/// An element of a list that may be passed over.
private struct IfWanted<Value: Selective>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try Value(ifWanted: decoder)
  }
}

private protocol Selective {
  /// - Returns: nil for what nobody wants to know.
  init?(ifWanted decoder: any Decoder) throws
}

/// A type, an extension block or a typealias.
struct TypeSymbol: Sendable {
  let identifier: String
  let kind: SymbolKind
  /// The names of the types around it, and its own.
  let path: [String]
  /// What a typealias stands for; none for tuples, functions and the like.
  let aliased: [TypeReference]

  enum SymbolKind: String {
    case `class`, `struct`, `enum`, `protocol`, `typealias`, `extension`
  }
}

/// That a type inherits from another or conforms to it, or that a block extends it.
struct TypeRelation: Sendable {
  let kind: RelationKind
  /// The precise identifier of the type, or of a block that extends it.
  let source: String
  let target: TypeReference

  enum RelationKind: String {
    case inheritsFrom, conformsTo, extensionTo
  }
}

/// A type that is named from afar.
struct TypeReference: Sendable, Hashable {
  let identifier: String
  /// What it may be called where nothing else is known of it.
  let fallback: String?
}

extension TypeSymbol: Selective {
  private enum CodingKeys: String, CodingKey {
    case kind, identifier, pathComponents, declarationFragments
  }

  fileprivate init?(ifWanted decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(SymbolGraph.Symbol.Kind.self, forKey: .kind).identifier
    guard let kind = SymbolKind(rawValue: kind.identifier) else { return nil }
    path = try container.decode([String].self, forKey: .pathComponents)
    // A type inside a function can't be named from outside.
    guard !path.contains(where: { $0.contains("(") }) else { return nil }
    self.kind = kind
    identifier = try container.decode(SymbolGraph.Symbol.Identifier.self, forKey: .identifier).precise
    typealias Fragments = [SymbolGraph.Symbol.DeclarationFragments.Fragment]
    let isAlias = kind == .typealias
    let fragments = isAlias ? try container.decodeIfPresent(Fragments.self, forKey: .declarationFragments) : nil
    aliased = AliasedTypes(fragments ?? []).references
  }
}

extension TypeRelation: Selective {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  fileprivate init?(ifWanted decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    guard let kind = RelationKind(rawValue: name) else { return nil }
    let relationship = try SymbolGraph.Relationship(from: decoder)
    self.kind = kind
    source = relationship.source
    target = TypeReference(identifier: relationship.target, fallback: relationship.targetFallback)
  }
}
