import HIGLintEngine

/// Joins graphs by the precise identifiers in them, so that every type gets its name and what it inherits from.
struct ModuleJoin {
  /// By name.
  private(set) var modules: [ModuleFacts] = []
  /// Types by their precise identifiers: their names, which begin with their module.
  private var names: [String: String] = [:]
  /// The types that blocks extend, by the blocks' precise identifiers.
  private var extended: [String: TypeReference] = [:]

  init(_ graphs: [(path: String, graph: TypeGraph)]) {
    for (_, graph) in graphs {
      for type in graph.types where type.kind != .extension {
        names[type.identifier] = "\(graph.module).\(type.path.joined(separator: "."))"
      }
      for relation in graph.relations where relation.kind == .extensionTo {
        extended[relation.source] = relation.target
      }
    }
    modules = Dictionary(grouping: graphs, by: \.graph.module).map { module, graphs in
      let path = graphs.map(\.path).min() ?? ""
      return ModuleFacts(name: module, path: path, types: types(of: graphs.map(\.graph)))
    }
    .sorted { $0.name < $1.name }
  }

  /// The types that a module declares, and those of others that it extends, by name.
  ///
  /// - Parameter graphs: all of the module. Several may tell of one type, as those for several systems do.
  private func types(of graphs: [TypeGraph]) -> [TypeHeader] {
    var gathered: [String: GatheredType] = [:]
    for type in graphs.flatMap(\.types) where type.kind != .extension && gathered[type.identifier] == nil {
      var found = GatheredType(kind: type.kind, name: type.path.joined(separator: "."))
      for target in type.aliased.compactMap(name) { found.conform(to: target) }
      gathered[type.identifier] = found
    }
    for relation in graphs.flatMap(\.relations) where relation.kind != .extensionTo {
      let source = extended[relation.source] ?? TypeReference(identifier: relation.source, fallback: nil)
      guard let target = name(relation.target), let sourceName = name(source) else { continue }
      gathered[source.identifier, default: GatheredType(kind: .extension, name: sourceName)]
        .add(relation.kind, to: target, relation.target.identifier)
    }
    // Private types of several files may share a name: the identifier keeps their order.
    return gathered.sorted { ($0.value.name, $0.key) < ($1.value.name, $1.key) }.map(\.value.header)
  }

  private func name(_ type: TypeReference) -> String? {
    names[type.identifier] ?? type.fallback ?? PreciseIdentifier.typeName(type.identifier)
  }
}

/// What graphs tell of one type.
private struct GatheredType {
  private var kind: TypeHeader.Kind
  let name: String
  private var superclass: String?
  private var others: [String] = []

  init(kind: TypeSymbol.SymbolKind, name: String) {
    self.kind = TypeHeader.Kind(kind)
    self.name = name
  }

  mutating func add(_ kind: TypeRelation.RelationKind, to target: String, _ identifier: String) {
    switch kind {
    case .inheritsFrom: superclass = superclass ?? target
    case .conformsTo: conform(to: target)
    case .extensionTo: break
    }
    // Graphs call an actor a class; but only actors are allowed this conformance.
    if identifier == "s:ScA", self.kind == .class { self.kind = .actor }
  }

  mutating func conform(to target: String) {
    if !others.contains(target) { others.append(target) }
  }

  var header: TypeHeader {
    let inherited = (superclass.map { [$0] } ?? []) + others
    return TypeHeader(
      kind: kind, name: name, nameRange: ByteRange(start: 0, end: 0), inherited: inherited.map { TypeName($0) }
    )
  }
}

extension TypeHeader.Kind {
  fileprivate init(_ kind: TypeSymbol.SymbolKind) {
    self =
      switch kind {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      case .typealias: .typealias
      case .extension: .extension
      }
  }
}
