extension InterfaceElement {
  /// A side of a view, named as constraints name it.
  public enum Side: String, Sendable {
    /// From left to right.
    case width
    /// From the top down.
    case height
  }

  /// The constraint that alone fixes the length of a side, in any size class. Code that knows it by an outlet may
  /// change it.
  public func fixingConstraint(of side: Side) -> InterfaceElement? {
    let own = interfaces.constraints(in: self).filter { ($0.facts.attributes["firstItem"] ?? facts.id) == facts.id }
    let outer = ancestors.flatMap(interfaces.constraints).filter { $0.facts.attributes["firstItem"] == facts.id }
    let all = (own + outer).filter { $0.facts.attributes["firstAttribute"] == side.rawValue }
    guard all.count == 1, let only = all.first, only.isFixing else { return nil }
    return only
  }

  private var isFixing: Bool {
    let absent = ["secondItem", "relation", "priority"].allSatisfy { facts.attributes[$0] == nil }
    return absent && !facts.varies && facts.flag("installed") != false
  }
}

extension Interfaces {
  /// The constraints that an object holds itself.
  fileprivate func constraints(in element: InterfaceElement) -> [InterfaceElement] {
    element.descendants.filter { $0.kind == "constraint" && $0.parent == element }
  }
}
