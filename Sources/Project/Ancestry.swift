extension ProjectType {
  /// What its inheritance clauses name, in every file.
  public var inherited: [TypeName] { entry.places.flatMap(\.header.inherited) }

  /// The superclasses and protocols that the project declares, the nearest first.
  public var ancestors: [ProjectType] {
    project.index.ancestors[index].map { ProjectType(project: project, index: $0) }
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

  /// The types that inherit from it or conform to it, to any depth.
  public var descendants: [ProjectType] {
    project.index.descendants[index].map { ProjectType(project: project, index: $0) }
  }

  /// The type, those that it inherits from, and those that inherit from it: whose code may run as one of its objects'.
  public var family: [ProjectType] { [self] + ancestors + descendants }
}

extension ProjectIndex {
  /// More superclasses and protocols than any type has: a list of thousands would be kept for each of thousands.
  private static let mostAncestors = 256

  /// For each type, the ones its inheritance clauses lead to, the nearest first. A circle ends where it closes.
  static func ancestors(_ entries: [TypeEntry], _ find: (TypeName, TypeEntry.Place, Int) -> Int?) -> NumberLists {
    let direct = NumberLists(count: entries.count) { index in
      entries[index].places.flatMap { place in place.header.inherited.compactMap { find($0, place, index) } }
    }
    return NumberLists(count: entries.count) { index in
      if direct[index].isEmpty { return [] }
      var found: [Int] = []
      var seen: Set<Int> = [index]
      var pending = direct[index]
      while found.count < mostAncestors, let next = pending.popFirst() {
        guard seen.insert(next).inserted else { continue }
        found.append(next)
        pending += direct[next]
      }
      return found
    }
  }

  /// The types that inherit from classes of other modules, to any depth.
  package static func inheritors(of classes: Set<String>, _ entries: [TypeEntry], _ ancestors: NumberLists) -> [Int] {
    let direct = entries.map { $0.places.contains { $0.header.inherited.contains { classes.contains($0.base) } } }
    return entries.indices.filter { direct[$0] || ancestors[$0].contains { direct[$0] } }
  }

  static func descendants(_ ancestors: NumberLists) -> NumberLists {
    NumberLists(count: ancestors.indices.count) { add in
      for index in ancestors.indices {
        for ancestor in ancestors[index] { add(index, ancestor) }
      }
    }
  }
}

extension Project {
  /// Whether a type name, as code inside a type uses it, means a type or a descendant of it.
  ///
  /// - Parameters:
  ///   - type: the name as the code writes it.
  ///   - name: the type that it is to be, or to inherit from.
  ///   - place: the type around the code; nil outside any type.
  ///   - file: the code's file, where it isn't the one of the type's declaration.
  public func isKind(_ type: TypeName, of name: String, from place: ProjectType?, in file: Int? = nil) -> Bool {
    let base = type.base
    if base == name || FrameworkTypes.isKind(base, of: name) { return true }
    return self.type(named: base, from: place, in: file)?.isKind(of: name) ?? false
  }
}
