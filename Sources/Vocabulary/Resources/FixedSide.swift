/// A side of a drawn view whose length constraints fix, or the frame that it is drawn with, for good.
public struct FixedSide {
  /// In points.
  public let length: Double
  /// Where that is written; nil where it follows from another side, or from what the view shows.
  public let range: ByteRange?
  /// Whether it follows from what the view shows.
  public let isNatural: Bool
  /// Whether it is that of a view around, out of which the view itself hangs.
  public let isCut: Bool

  init(length: Double, range: ByteRange?, isNatural: Bool = false, isCut: Bool = false) {
    self.length = length
    self.range = range
    self.isNatural = isNatural
    self.isCut = isCut
  }
}

extension DrawnInterface {
  /// The length of a side, where constraints or its frame fix it and no code may change that.
  func side(_ side: InterfaceElement.Side, of object: DrawnObject) -> FixedSide? {
    if let constraint = object.element.fixingConstraint(of: side) {
      guard let constant = node(of: constraint)?.attribute("constant"), let length = longestLength(of: constraint, object),
        length > 0
      else { return nil }
      return FixedSide(length: length, range: constant.valueRange)
    }
    return frameSide(side, of: object) ?? followedSide(side, of: object)
  }

  /// The length that a constraint gives, or the longest of those that code gives it by an outlet: none where code may do anything
  /// else with it.
  private func longestLength(of constraint: InterfaceElement, _ object: DrawnObject) -> Double? {
    guard let drawn = constraint.facts.number("constant") else { return nil }
    return object.project.lengthsGiven(to: constraint)?.reduce(drawn, max)
  }

  /// The side of a view that no constraints lay out, and that doesn't grow with the view around: it stays as it is drawn.
  private func frameSide(_ side: InterfaceElement.Side, of object: DrawnObject) -> FixedSide? {
    guard object.keepsFrame(side), ties.holdings(of: object.id).isEmpty,
      !object.mayBeChanged(by: DrawnObject.sizing.union(DrawnObject.layingOut)),
      let written = object.node.child("rect", key: "frame")?.attribute(side.rawValue), let length = Double(written.value), length > 0
    else { return nil }
    return FixedSide(length: length, range: written.valueRange)
  }

  /// The length that a side takes over from others that it follows from, at first hand or through some more, be it that those
  /// keep the frames that they are drawn with, or are as high as what they show; nil where they contradict each other. One that
  /// is as long as the view's own other side is written where that is.
  private func followedSide(_ side: InterfaceElement.Side, of object: DrawnObject) -> FixedSide? {
    var steps = [FollowedSide(view: object.id, side: side, factor: 1, distance: 0)]
    var seen: Set<String> = []
    var lengths: [Double] = []
    var range: ByteRange?
    var isNatural = false
    while let step = steps.popLast() {
      guard seen.insert("\(step.view) \(step.side)").inserted, let view = self.object(step.view),
        step.view == object.id || view.keepsPlace, !view.element.facts.varies, !view.mayBeChanged(by: DrawnObject.sizing)
      else { continue }
      guard let constraint = view.element.fixingConstraint(of: step.side) else {
        if step.view != object.id, let drawn = frameSide(step.side, of: view) {
          lengths.append(step.factor * drawn.length + step.distance)
        } else if step.view != object.id, step.side == .height, let natural = naturalHeight(of: view) {
          lengths.append(step.factor * natural.length + step.distance)
          isNatural = true
        } else {
          steps += sides(followedBy: step.side, of: view).map(step.through)
        }
        continue
      }
      guard let length = longestLength(of: constraint, view), length > 0 else { continue }
      lengths.append(step.factor * length + step.distance)
      if step.view == object.id, lengths.last == length { range = node(of: constraint)?.attribute("constant")?.valueRange }
    }
    guard let length = lengths.first, length > 0, lengths.allSatisfy({ abs($0 - length) < 0.5 }) else { return nil }
    return FixedSide(length: length, range: range, isNatural: isNatural)
  }
}

extension DrawnObject {
  /// How code changes the size of a view, or of what answers to touches.
  static let sizing: Set<String> = [
    "alignmentRectInsets", "bounds", "constraints", "frame", "heightAnchor", "hitTest", "intrinsicContentSize",
    "point", "removeConstraints", "snp", "touchAreaInsets", "transform", "widthAnchor",
  ]

  /// How code lays out a view anew that was drawn with a frame.
  static let layingOut: Set<String> = [
    "autoresizingMask", "bottomAnchor", "centerYAnchor", "leadingAnchor", "leftAnchor", "sizeThatFits", "sizeToFit", "topAnchor",
    "translatesAutoresizingMaskIntoConstraints",
  ]

  /// Whether nothing but the frame that it is drawn with says how long a side is.
  fileprivate func keepsFrame(_ side: InterfaceElement.Side) -> Bool {
    guard node.flag("fixedFrame") == true || node["translatesAutoresizingMaskIntoConstraints"] != "NO",
      element.parent.map({ $0.kind != "stackView" }) ?? false, !isGivenItsSize
    else { return false }
    return node.child("autoresizingMask")?.flag("\(side.rawValue)Sizable") != true
  }
}
