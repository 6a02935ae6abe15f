extension InterfaceElement {
  /// A side of a view, named as constraints name it.
  public enum Side: String, Sendable {
    /// From left to right.
    case width
    /// From the top down.
    case height
  }

  /// The constraint that fixes the length of a side, in any size class; nil where others fix it otherwise. Code that knows it
  /// by an outlet may change it.
  public func fixingConstraint(of side: Side) -> InterfaceElement? {
    let all = constraints(of: side).filter { $0.isRequired && $0.facts.attributes["secondItem"] == nil }
    return Set(all.map { $0.facts.attributes["constant"] }).count == 1 ? all.first : nil
  }

  /// The constraints that begin with a side: its own, and those of the views around it.
  private func constraints(of side: Side) -> [InterfaceElement] {
    let own = interfaces.constraints(in: self).filter { ($0.facts.attributes["firstItem"] ?? facts.id) == facts.id }
    let outer = ancestors.flatMap(interfaces.constraints).filter { $0.facts.attributes["firstItem"] == facts.id }
    return (own + outer).filter { $0.facts.attributes["firstAttribute"] == side.rawValue }
  }

  /// Whether a constraint says equal, and always holds.
  private var isRequired: Bool {
    ["relation", "priority"].allSatisfy { facts.attributes[$0] == nil } && !facts.varies && facts.flag("installed") != false
      && !facts.isPlaceholder
  }
}

extension InterfaceObject {
  /// Whether a constraint is one that Interface Builder leaves out of what it builds.
  fileprivate var isPlaceholder: Bool { flag("placeholder") == true }
}

extension Interfaces {
  /// The constraints that an object holds itself.
  fileprivate func constraints(in element: InterfaceElement) -> [InterfaceElement] {
    element.descendants.filter { $0.kind == "constraint" && $0.parent == element }
  }
}
