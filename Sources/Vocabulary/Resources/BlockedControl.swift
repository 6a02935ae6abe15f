/// A control of a storyboard or xib that answers nobody: what a tap does is set, and touches don't reach it.
public struct BlockedControl {
  /// The control.
  public let object: DrawnObject
  /// What keeps touches away: the control itself, or a view around it.
  public let barrier: DrawnObject
  /// What says so.
  public let attribute: MarkupNode.Attribute

  /// Whether it says so of itself.
  public var isOwnBarrier: Bool { object.id == barrier.id }
}

extension DrawnInterface {
  /// The controls that are wired and take no touches, and that no code lets take any.
  public var blockedControls: [BlockedControl] {
    objects.compactMap { object in
      guard object.isTapped, !object.isUncertain else { return nil }
      let barriers = ([object.node] + object.around.reversed()).filter { $0.flag("userInteractionEnabled") == false }
      let lasting = barriers.lazy.compactMap { $0["id"].flatMap(self.object) }.first { barrier in
        !barrier.mayBeChanged(by: ["isUserInteractionEnabled", "userInteractionEnabled"])
      }
      guard let barrier = lasting, let attribute = barrier.node.attribute("userInteractionEnabled") else { return nil }
      return BlockedControl(object: object, barrier: barrier, attribute: attribute)
    }
  }
}

extension DrawnObject {
  /// Whether it is there to be tapped: a control that the file wires, or a view with a gesture. One that is disabled looks so.
  fileprivate var isTapped: Bool {
    if node.flag("enabled") == false { return false }
    if InterfaceElement.controls.contains(node.name) { return isWired }
    return element.facts.connections.contains { $0.property == "gestureRecognizers" }
  }
}
