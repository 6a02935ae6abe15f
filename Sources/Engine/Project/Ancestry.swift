extension ProjectType {
  /// What its inheritance clauses name, in every file.
  public var inherited: [TypeName] { entry.places.flatMap(\.facts.inherited) }

  /// The superclasses and protocols that the project declares, the nearest first.
  public var ancestors: [ProjectType] {
    project.ancestors[index].map { ProjectType(project: project, index: $0) }
  }

  /// Whether it is, inherits from or conforms to a type or protocol of that name, of this project or another module.
  public func isKind(of name: String) -> Bool {
    if self.name == name { return true }
    return ([self] + ancestors).contains { type in
      type.inherited.contains { inherited in
        inherited.base == name || FrameworkTypes.isKind(inherited.base, of: name)
      } || type.name == name || FrameworkTypes.isKind(type.name, of: name)
    }
  }

  /// Whether the chain of its superclasses ends at a type that is known, so that nothing it inherits is hidden.
  public var hasKnownSuperclasses: Bool {
    let chain = ([self] + ancestors).filter { $0.kind == .class || $0.kind == .typealias }
    return chain.allSatisfy { type in
      guard let superclass = type.inherited.first?.base else { return true }
      return project.type(named: superclass, from: type) != nil || FrameworkTypes.isKnown(superclass)
    }
  }

  /// The types that inherit from it or conform to it, to any depth.
  public var descendants: [ProjectType] {
    project.descendants[index].map { ProjectType(project: project, index: $0) }
  }
}

extension Project {
  /// For each type, the ones its inheritance clauses lead to, the nearest first. A circle ends where it closes.
  static func ancestors(_ entries: [TypeEntry], _ find: (TypeName, Int) -> Int?) -> [[Int]] {
    let direct = entries.indices.map { index in
      entries[index].places.flatMap(\.facts.inherited).compactMap { find($0, index) }
    }
    return entries.indices.map { index in
      var found: [Int] = []
      var seen: Set<Int> = [index]
      var pending = direct[index][...]
      while let next = pending.popFirst() {
        guard seen.insert(next).inserted else { continue }
        found.append(next)
        pending += direct[next]
      }
      return found
    }
  }

  static func descendants(_ ancestors: [[Int]]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: ancestors.count)
    for (index, above) in ancestors.enumerated() {
      for ancestor in above { found[ancestor].append(index) }
    }
    return found
  }
}

extension Project {
  /// Whether a type name, as code inside a type uses it, means a type or a descendant of it.
  public func isKind(_ type: TypeName, of name: String, from place: ProjectType?) -> Bool {
    let base = type.base
    if base == name || FrameworkTypes.isKind(base, of: name) { return true }
    return self.type(named: base, from: place)?.isKind(of: name) ?? false
  }
}
