/// The superclasses of a class, as far as they are known.
public struct SuperclassChain {
  /// The nearest first; aliases stand beside what they stand for.
  public let links: [Link]
  /// Why it ends where it does.
  public let end: End

  /// A superclass, as the class below it names it.
  public struct Link {
    /// As the source writes it.
    public let name: TypeName
    /// What the name means; nil for a framework's class.
    public let type: ProjectType?
  }

  /// Why the chain goes no further.
  public enum End: Sendable, Hashable {
    /// The last class has no superclass.
    case root
    /// The last class is a framework's, and known.
    case framework
    /// The last class names a superclass that isn't known.
    case lost(Loss)
  }

  /// Why the chain can't be followed further.
  public enum Loss: String, Sendable, Hashable, CaseIterable {
    /// Neither the sources nor a symbol graph declare it.
    case anotherModule = "declared in another module"
    /// Several types that the code sees bear the name.
    case ambiguous = "several types of that name"
    /// It is one of the classes that inherit from it.
    case circle = "inherits from itself"
  }

  /// Whether nothing that the class inherits is hidden: every superclass up to the framework's stands in the sources.
  public var isInSources: Bool {
    if case .lost = end { return false }
    return links.allSatisfy { $0.type?.graphModule == nil }
  }
}

extension ProjectType {
  /// Its superclasses, up to the first that is a framework's or isn't known. A type that isn't a class has none.
  public var superclasses: SuperclassChain {
    var links: [SuperclassChain.Link] = []
    var current = self
    var seen: Set<ProjectType> = [self]
    while let name = current.superclassName {
      guard let found = project.type(named: name.base, from: current), found.isDeclared else {
        return current.end(links, atUnknown: name)
      }
      if found.kind == .protocol { break }
      links.append(SuperclassChain.Link(name: name, type: found))
      guard seen.insert(found).inserted else { return SuperclassChain(links: links, end: .lost(.circle)) }
      current = found
    }
    return SuperclassChain(links: links, end: .root)
  }

  private func end(_ links: [SuperclassChain.Link], atUnknown name: TypeName) -> SuperclassChain {
    let link = SuperclassChain.Link(name: name, type: nil)
    if FrameworkTypes.isKnown(name.base) { return SuperclassChain(links: links + [link], end: .framework) }
    if FrameworkTypes.isProtocol(name.base) || project.index.conformances.contains(name.base) {
      return SuperclassChain(links: links, end: .root)
    }
    let namesakes = project.index.names.hasNamesakes(name.base)
    return SuperclassChain(links: links + [link], end: .lost(namesakes ? .ambiguous : .anotherModule))
  }

  /// What its declaration names in the first place: a class's superclass, unless it is a protocol.
  private var superclassName: TypeName? {
    let declared = entry.places.first.header
    switch declared.kind {
    case .class: return declared.inherited.first
    // `typealias Screen = UIViewController & Routed` may name the class anywhere.
    case .typealias: return declared.inherited.first { isClass($0) } ?? declared.inherited.first
    default: return nil
    }
  }

  private func isClass(_ name: TypeName) -> Bool {
    FrameworkTypes.isKnown(name.base) || project.type(named: name.base, from: self)?.kind == .class
  }

  /// Whether its declaration is known, rather than only extensions of it.
  public var isDeclared: Bool { entry.isDeclared }
}
