/// An object of a storyboard or xib, and what lies around it.
public struct InterfaceElement: Sendable, Hashable {
  /// All storyboards and xibs that were read with it.
  public let interfaces: Interfaces
  package let index: Int

  public static func == (left: InterfaceElement, right: InterfaceElement) -> Bool { left.index == right.index }

  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var node: InterfaceTree.Node { interfaces.tree.nodes[index] }

  /// What the file says of it.
  public var facts: InterfaceObject { node.object }

  /// The storyboard or xib that it stands in.
  public var file: InterfaceFacts { interfaces.files[node.file] }

  /// The name of its element in the file: `tableView`, `button`.
  public var kind: String { facts.kind }

  /// The class that code declares for it.
  public var className: String? { facts.customClass }

  // MARK: The tree

  /// What it lies in.
  public var parent: InterfaceElement? { node.parent.map(interfaces.element) }

  /// What it lies in, from the nearest outwards.
  public var ancestors: some Sequence<InterfaceElement> {
    sequence(state: self) { element in
      guard let parent = element.parent else { return nil }
      element = parent
      return parent
    }
  }

  /// What lies in it, to any depth.
  public var descendants: [InterfaceElement] {
    (index + 1..<node.end).map(interfaces.element)
  }

  /// What belongs to it: what lies in it, and to the owner of a xib all that the xib holds.
  public var contents: [InterfaceElement] {
    guard isOwner else { return descendants }
    return interfaces.tree.extents[node.file].filter { $0 != index }.map(interfaces.element)
  }

  /// Whether this stands for the object that loads a xib, and is handed what the xib holds.
  public var isOwner: Bool { facts.isOwner }

  /// Whether this is a scene of a storyboard.
  public var isController: Bool { facts.isController }

  /// The scene that it lies in, stands beside, or is.
  public var scene: InterfaceElement? {
    if isController { return self }
    if let around = ancestors.first(where: \.isController) { return around }
    return interfaces.tree.sceneBefore(index).map(interfaces.element)
  }

  // MARK: Connections

  /// The objects that its class knows by an outlet or outlet collection.
  public func outlets(_ property: String) -> [InterfaceElement] {
    facts.connections.filter { $0.property == property }.compactMap(destination)
  }

  /// The outlets that lead here: the object that has one, and the property's name.
  public var referrers: [(element: InterfaceElement, property: String)] {
    interfaces.arrivals[index].compactMap { arrival in
      arrival.connection.property.map { (interfaces.element(arrival.source), $0) }
    }
  }

  /// The segues that begin right here: at a row, a button, a controller.
  public var segues: [InterfaceSegue] {
    facts.connections.compactMap { InterfaceSegue($0, from: self) }
  }

  /// The segues that code can perform by an identifier at this controller, wherever in its scene they begin.
  public func segues(withIdentifier identifier: String) -> [InterfaceSegue] {
    ([self] + contents).flatMap(\.segues).filter { $0.facts.identifier == identifier }
  }

  /// The segues that end here.
  public var arrivingSegues: [InterfaceSegue] {
    interfaces.arrivals[index].compactMap { InterfaceSegue($0.connection, from: interfaces.element($0.source)) }
  }

  package func destination(_ connection: InterfaceConnection) -> InterfaceElement? {
    interfaces.tree.destination(of: connection, in: node.file).map(interfaces.element)
  }
}

extension Sequence<InterfaceElement> {
  /// The objects that any of them knows by an outlet, each once.
  public func outlets(_ property: String) -> [InterfaceElement] {
    var seen: Set<InterfaceElement> = []
    return flatMap { $0.outlets(property) }.filter { seen.insert($0).inserted }
  }
}
