extension InterfaceElement {
  /// Whether a button that is drawn later covers all of it, and so takes its touches.
  package var liesUnderButton: Bool {
    guard let parent, let frame = facts.frame else { return false }
    return parent.descendants.contains { other in
      other.parent == parent && other.index > index && other.kind == "button" && other.facts.flag("hidden") != true
        && other.facts.frame?.contains(frame) ?? false
    }
  }
}

extension InterfaceFrame {
  fileprivate func contains(_ other: InterfaceFrame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }
}
