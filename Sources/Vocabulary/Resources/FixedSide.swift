/// A side of a drawn view whose length constraints fix, for good.
public struct FixedSide {
  /// In points.
  public let length: Double
  /// Where that is written; nil where it follows from another side.
  public let range: ByteRange?
}

extension DrawnInterface {
  /// The length of a side, where constraints fix it and no code may change that.
  func side(_ side: InterfaceElement.Side, of object: DrawnObject) -> FixedSide? {
    if let constraint = object.element.fixingConstraint(of: side) {
      guard constraint.referrers.isEmpty, let constant = node(of: constraint)?.attribute("constant"),
        let length = Double(constant.value), length > 0
      else { return nil }
      return FixedSide(length: length, range: constant.valueRange)
    }
    return lengthOfOther(side, of: object, through: []).map { FixedSide(length: $0, range: nil) }
  }

  /// The length that a side takes over from another view's, from the stack that it fills, or from the view's own other side.
  private func lengthOfOther(_ side: InterfaceElement.Side, of object: DrawnObject, through seen: Set<String>) -> Double? {
    let key = "\(object.id) \(side.rawValue)"
    guard !seen.contains(key), !object.element.facts.varies, !object.mayBeChanged(by: DrawnObject.sizing) else { return nil }
    if let constraint = object.element.fixingConstraint(of: side) {
      guard constraint.referrers.isEmpty else { return nil }
      return constraint.facts.number("constant").flatMap { $0 > 0 ? $0 : nil }
    }
    if let other = object.element.equalSide(to: side), let view = self.object(other.element.facts.id) {
      return lengthOfOther(other.side, of: view, through: seen.union([key])).map { $0 * other.factor }
    }
    guard let stack = object.stackFilled(by: side).flatMap({ self.object($0.facts.id) }) else { return nil }
    return lengthOfOther(side, of: stack, through: seen.union([key]))
  }
}

extension DrawnObject {
  /// How code changes the size of a view, or of what answers to touches.
  static let sizing: Set<String> = [
    "alignmentRectInsets", "bounds", "constraints", "frame", "heightAnchor", "hitTest", "intrinsicContentSize",
    "point", "removeConstraints", "snp", "touchAreaInsets", "transform", "widthAnchor",
  ]

  /// The stack around it whose whole length a side takes up, across the direction in which it lays out its views.
  fileprivate func stackFilled(by side: InterfaceElement.Side) -> InterfaceElement? {
    guard let stack = element.parent, stack.kind == "stackView", [nil, "fill"].contains(stack.facts.attributes["alignment"]),
      !(around.last { $0["id"] == stack.facts.id }?.children.contains { $0["key"] == "layoutMargins" } ?? true)
    else { return nil }
    let isUpright = stack.facts.attributes["axis"] == "vertical"
    return isUpright == (side == .width) ? stack : nil
  }
}
