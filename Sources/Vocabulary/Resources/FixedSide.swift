/// A side of a drawn view whose length one constraint fixes, for good.
public struct FixedSide {
  /// In points.
  public let length: Double
  /// Where that is written.
  public let range: ByteRange
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
        !object.mayTakeTouchesAround
      else { return nil }
      return button
    }
  }

  /// The length of a side, where a constraint fixes it and no code may change that.
  private func side(_ side: InterfaceElement.Side, of object: DrawnObject) -> FixedSide? {
    guard let constraint = object.element.fixingConstraint(of: side), constraint.referrers.isEmpty,
      let node = node(of: constraint), node.flag("placeholder") != true, let constant = node.attribute("constant"),
      let length = Double(constant.value), length > 0
    else { return nil }
    return FixedSide(length: length, range: constant.valueRange)
  }
}

extension DrawnObject {
  /// How code changes the size of a view, or of what answers to touches.
  fileprivate static let sizing: Set<String> = [
    "alignmentRectInsets", "bounds", "constraints", "frame", "heightAnchor", "hitTest", "intrinsicContentSize",
    "layoutSubviews", "point", "removeConstraints", "snp", "touchAreaInsets", "transform", "widthAnchor",
  ]

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
