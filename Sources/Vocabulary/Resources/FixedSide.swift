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

  /// The length that a side takes over from another view's, from the view around or the stack that it fills, from what stands
  /// beside it in a stack, or from the view's own other side.
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
    if let inset = object.inset(of: side), let holder = object.element.parent.flatMap({ self.object($0.facts.id) }) {
      return lengthOfOther(side, of: holder, through: seen.union([key])).map { $0 - inset }.flatMap { $0 > 0 ? $0 : nil }
    }
    if let stack = object.stackFilled(by: side).flatMap({ self.object($0.facts.id) }),
      let length = lengthOfOther(side, of: stack, through: seen.union([key]))
    {
      return length
    }
    let siblings = object.siblings(asLongAs: side).compactMap { self.object($0.facts.id) }
    let lengths = Set(siblings.filter { !$0.isUncertain }.compactMap { lengthOfOther(side, of: $0, through: seen.union([key])) })
    return lengths.count == 1 ? lengths.first : nil
  }
}

extension DrawnObject {
  /// How code changes the size of a view, or of what answers to touches.
  static let sizing: Set<String> = [
    "alignmentRectInsets", "bounds", "constraints", "frame", "heightAnchor", "hitTest", "intrinsicContentSize",
    "point", "removeConstraints", "snp", "touchAreaInsets", "transform", "widthAnchor",
  ]

  /// By how much a side is shorter than that of the view around, where constraints tie both of its edges to that view's for good.
  fileprivate func inset(of side: InterfaceElement.Side) -> Double? {
    guard let holder = element.parent, let drawn = around.last(where: { $0["id"] == holder.facts.id }) else { return nil }
    let ties = drawn.child("constraints")?.children ?? []
    let edges = side == .height ? [("top", "bottom")] : [("leading", "trailing"), ("left", "right")]
    return edges.lazy.compactMap { first, last -> Double? in
      guard let before = self.distance(of: first, to: holder, by: ties), let after = self.distance(of: last, to: holder, by: ties)
      else { return nil }
      return before - after
    }.first
  }

  /// How far an edge lies beyond the same one of the view around.
  private func distance(of edge: String, to holder: InterfaceElement, by ties: [MarkupNode]) -> Double? {
    let all = ties.filter { tie in
      let items = [tie["firstItem"] ?? holder.facts.id, tie["secondItem"]]
      return tie["firstAttribute"] == edge && tie["secondAttribute"] == edge && Set(items) == [id, holder.facts.id]
    }
    guard all.count == 1, let tie = all.first, ["relation", "priority", "multiplier"].allSatisfy({ tie[$0] == nil }),
      tie.flag("placeholder") != true, tie.flag("installed") != false,
      tie["id"].flatMap({ project.interfaces.element($0, inFileAt: element.file.path) }) == nil
    else { return nil }
    let constant = tie["constant"].flatMap(Double.init) ?? 0
    return tie["firstItem"] == id ? constant : -constant
  }

  /// The views beside it in a stack that makes a side of all as long, which a constraint fixes for them.
  fileprivate func siblings(asLongAs side: InterfaceElement.Side) -> [InterfaceElement] {
    guard let stack = element.parent, stack.kind == "stackView" else { return [] }
    let runsAlong = (stack.facts.attributes["axis"] == "vertical") == (side == .height)
    let areEqual = runsAlong
      ? stack.facts.attributes["distribution"] == "fillEqually" : [nil, "fill"].contains(stack.facts.attributes["alignment"])
    guard areEqual else { return [] }
    return stack.descendants.filter { $0.parent == stack && $0 != element && $0.fixingConstraint(of: side) != nil }
  }

  /// The stack around it whose whole length a side takes up, across the direction in which it lays out its views.
  fileprivate func stackFilled(by side: InterfaceElement.Side) -> InterfaceElement? {
    guard let stack = element.parent, stack.kind == "stackView", [nil, "fill"].contains(stack.facts.attributes["alignment"]),
      !(around.last { $0["id"] == stack.facts.id }?.children.contains { $0["key"] == "layoutMargins" } ?? true)
    else { return nil }
    let isUpright = stack.facts.attributes["axis"] == "vertical"
    return isUpright == (side == .width) ? stack : nil
  }
}
