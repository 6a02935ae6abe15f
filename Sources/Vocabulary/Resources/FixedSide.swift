/// A side of a drawn view whose length constraints fix, for good.
public struct FixedSide {
  /// In points.
  public let length: Double
  /// Where that is written; nil where it follows from another side.
  public let range: ByteRange?
}

/// A button that people press, and what fixes its sides; nil for a side that follows from other things.
public struct FixedButton {
  /// The button itself.
  public let object: DrawnObject
  /// Nil where nothing fixes it.
  public let width: FixedSide?
  /// Nil where nothing fixes it.
  public let height: FixedSide?

  /// Those that are fixed.
  public var sides: [FixedSide] { [width, height].compactMap { $0 } }

  /// As it is said in a message: `24 × 30`, `24 points wide`.
  public var dimensions: String {
    func text(_ side: FixedSide) -> String {
      side.length == side.length.rounded() ? "\(Int(side.length))" : "\(side.length)"
    }
    return switch (width, height) {
    case (let width?, let height?): "\(text(width)) × \(text(height))"
    case (let width?, nil): "\(text(width)) points wide"
    case (nil, let height?): "\(text(height)) points high"
    case (nil, nil): "of no fixed size"
    }
  }
}

extension DrawnInterface {
  /// The buttons that constraints make narrower or lower than so many points, and that no code enlarges.
  public func fixedButtons(below minimum: Double) -> [FixedButton] {
    objects.compactMap { object in
      guard object.node.name == "button", !object.isInBar, !object.isUncertain, !object.isDead else { return nil }
      let button = FixedButton(object: object, width: side(.width, of: object), height: side(.height, of: object))
      guard button.sides.contains(where: { $0.length < minimum }),
        object.isWired || object.isUsed(by: DrawnObject.wiring), !object.mayBeChanged(by: DrawnObject.sizing),
        !object.mayTakeTouchesAround, !liesOnTarget(object, ofAtLeast: minimum)
      else { return nil }
      return button
    }
  }

  /// Whether another button around it or beneath it does the same, and is as large as it should be.
  private func liesOnTarget(_ button: DrawnObject, ofAtLeast minimum: Double) -> Bool {
    guard let frame = button.element.facts.frame, let parent = button.element.parent else { return false }
    return objects.contains { other in
      guard other.node.name == "button", other.element.parent == parent, other.id != button.id, !other.isUncertain, !other.isDead,
        let area = other.element.facts.frame
      else { return false }
      return min(area.width, area.height) >= minimum && area.contains(frame) && other.element.doesTheSame(as: button.element)
    }
  }

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
  fileprivate static let sizing: Set<String> = [
    "alignmentRectInsets", "bounds", "constraints", "frame", "heightAnchor", "hitTest", "intrinsicContentSize",
    "layoutSubviews", "point", "removeConstraints", "snp", "touchAreaInsets", "transform", "widthAnchor",
  ]

  /// The stack around it whose whole length a side takes up, across the direction in which it lays out its views.
  fileprivate func stackFilled(by side: InterfaceElement.Side) -> InterfaceElement? {
    guard let stack = element.parent, stack.kind == "stackView", [nil, "fill"].contains(stack.facts.attributes["alignment"]),
      !(around.last { $0["id"] == stack.facts.id }?.children.contains { $0["key"] == "layoutMargins" } ?? true)
    else { return nil }
    let isUpright = stack.facts.attributes["axis"] == "vertical"
    return isUpright == (side == .width) ? stack : nil
  }

  /// Whether a tap on it, or on what lies around it, does nothing.
  fileprivate var isDead: Bool {
    node.flag("enabled") == false || ([node] + around).contains { $0.flag("userInteractionEnabled") == false }
  }

  /// Whether a view around it may hand on touches that miss it, or take them in its place.
  fileprivate var mayTakeTouchesAround: Bool {
    element.ancestors.contains { view in
      guard !view.isController, let name = view.className else { return false }
      guard let types = project.classes(named: name) else { return true }
      return types.contains { type in
        type.family.contains { !$0.functions("point(inside:with:)").isEmpty || !$0.functions("hitTest(_:with:)").isEmpty }
      }
    }
  }
}

extension InterfaceFrame {
  fileprivate func contains(_ other: InterfaceFrame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }
}

extension InterfaceElement {
  /// Whether the same actions are connected to it as to another control.
  fileprivate func doesTheSame(as other: InterfaceElement) -> Bool {
    let (own, others) = (actions, other.actions)
    return !own.isEmpty && own == others
  }

  private var actions: Set<[String]> {
    Set(facts.connections.compactMap { connection in
      if case .action(let selector, let event) = connection.kind { [selector, event ?? "", connection.destination] } else { nil }
    })
  }
}
