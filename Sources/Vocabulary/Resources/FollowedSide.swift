/// A side that another follows from: that one is `factor` times as long, and longer by `distance`.
struct FollowedSide {
  let view: String
  let side: InterfaceElement.Side
  let factor: Double
  /// In points.
  let distance: Double

  /// What follows from a side that this one follows from.
  func through(_ other: FollowedSide) -> FollowedSide {
    FollowedSide(
      view: other.view, side: other.side, factor: factor * other.factor, distance: factor * other.distance + distance
    )
  }
}

extension DrawnInterface {
  /// The sides that a side follows from, as they follow from it: of views that it is made as long as, or tied to at both ends,
  /// of the stack that it fills, and of what stands beside it in a stack. A scene's view, or a cell's, has its size from elsewhere.
  func sides(followedBy side: InterfaceElement.Side, of view: DrawnObject) -> [FollowedSide] {
    if view.isGivenItsSize { return [] }
    return equalSides(to: side, of: view) + sidesTied(to: side, of: view) + sidesStacked(with: side, of: view)
  }

  private func equalSides(to side: InterfaceElement.Side, of view: DrawnObject) -> [FollowedSide] {
    let own = DrawnTie.End(view: view.id, attribute: side.rawValue)
    return ties(view.id).compactMap { tie in
      if tie.first == own {
        InterfaceElement.Side(rawValue: tie.second.attribute).map {
          FollowedSide(view: tie.second.view, side: $0, factor: tie.factor, distance: tie.distance)
        }
      } else if tie.second == own {
        InterfaceElement.Side(rawValue: tie.first.attribute).map {
          FollowedSide(view: tie.first.view, side: $0, factor: 1 / tie.factor, distance: -tie.distance / tie.factor)
        }
      } else {
        nil
      }
    }
  }

  /// The sides between whose ends both ends of a side are tied.
  private func sidesTied(to side: InterfaceElement.Side, of view: DrawnObject) -> [FollowedSide] {
    let edges = side == .height ? [("top", "bottom")] : [("leading", "trailing"), ("left", "right")]
    return edges.flatMap { first, last -> [FollowedSide] in
      let (before, after) = (distances(of: first, of: view), distances(of: last, of: view))
      return before.compactMap { other, start in
        guard let end = after[other] else { return nil }
        return FollowedSide(view: other, side: side, factor: 1, distance: end - start)
      }
    }
  }

  /// How far an edge of a view lies beyond the same one of others. Nothing is known where a view is tied twice, and the edges of
  /// what scrolls are those of its content to what lies in it.
  private func distances(of edge: String, of view: DrawnObject) -> [String: Double] {
    let own = DrawnTie.End(view: view.id, attribute: edge)
    let tied = ties(view.id).compactMap { tie -> (String, Double)? in
      guard tie.factor == 1, [tie.first.attribute, tie.second.attribute] == [edge, edge], tie.first.view != tie.second.view else {
        return nil
      }
      return tie.first == own ? (tie.second.view, tie.distance) : (tie.first.view, -tie.distance)
    }
    return Dictionary(grouping: tied, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }.filter { other, _ in
      guard let other = object(other) else { return false }
      return !other.scrolls(view) && !view.scrolls(other)
    }
  }

  private func sidesStacked(with side: InterfaceElement.Side, of view: DrawnObject) -> [FollowedSide] {
    var others: [InterfaceElement] = []
    if let stack = view.element.parent, stack.kind == "stackView" {
      if stack.makesEqual(side) { others += stack.stacked.filter { $0 != view.element } }
      if object(stack.facts.id).map({ $0.isFilled(along: side) }) ?? false { others.append(stack) }
    }
    if view.isFilled(along: side) { others += view.element.stacked }
    return others.map { FollowedSide(view: $0.facts.id, side: side, factor: 1, distance: 0) }
  }
}

extension DrawnObject {
  /// Whether what it lies in decides how large it is: a controller, a cell, the list whose cell it is, or whoever loads the file.
  var isGivenItsSize: Bool {
    let outer = around.last { $0["id"] != nil }?.name
    return node["key"] == "contentView" || ["Cell", "ContentView", "ReusableView"].contains(where: node.name.hasSuffix)
      || outer.map { $0.hasSuffix("Controller") || $0.hasSuffix("Cell") } ?? true
  }

  /// Whether another view lies in it and moves when it scrolls.
  fileprivate func scrolls(_ other: DrawnObject) -> Bool {
    Self.scrolling.contains(node.name) && other.around.contains { $0["id"] == id }
  }

  private static let scrolling: Set<String> = ["collectionView", "scrollView", "tableView", "textView", "webView", "wkWebView"]

  /// Whether it is a stack that each of its views fills from side to side, across the direction in which it lays them out.
  fileprivate func isFilled(along side: InterfaceElement.Side) -> Bool {
    element.kind == "stackView" && !element.runs(along: side) && element.makesEqual(side)
      && !node.children.contains { $0["key"] == "layoutMargins" }
  }
}

extension InterfaceElement {
  /// The views that a stack lays out.
  var stacked: [InterfaceElement] { descendants.filter { $0.parent == self && $0.kind != "constraint" } }

  /// Whether a stack lays out its views in the direction in which a side runs.
  fileprivate func runs(along side: Side) -> Bool { (facts.attributes["axis"] == "vertical") == (side == .height) }

  /// Whether a stack makes a side of all its views as long.
  fileprivate func makesEqual(_ side: Side) -> Bool {
    runs(along: side)
      ? facts.attributes["distribution"] == "fillEqually" : [nil, "fill"].contains(facts.attributes["alignment"])
  }
}
