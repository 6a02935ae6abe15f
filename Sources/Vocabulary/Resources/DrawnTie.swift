/// A constraint of a storyboard or xib that makes two edges or sides equal, for good: `first = factor * second + distance`.
package struct DrawnTie {
  /// An edge or a side of a view, as constraints name it.
  package struct End: Hashable {
    package let view: String
    package let attribute: String
  }

  let first: End
  let second: End
  let factor: Double
  /// In points.
  let distance: Double
}

extension DrawnTie {
  /// - Returns: nil for a constraint of one view, and for one that doesn't always hold, or may be changed.
  /// - Parameter holder: the view that holds the constraint, which it means where it names none.
  fileprivate init?(_ constraint: MarkupNode, in holder: String) {
    let views = [constraint["firstItem"] ?? holder, constraint["secondItem"] ?? holder]
    guard let first = constraint["firstAttribute"], let second = constraint["secondAttribute"],
      ["relation", "priority"].allSatisfy({ constraint[$0] == nil }), constraint.flag("placeholder") != true,
      constraint.flag("installed") != false, !constraint.variesOnPhones, let factor = constraint.factor
    else { return nil }
    self.init(
      first: End(view: views[0], attribute: first), second: End(view: views[1], attribute: second), factor: factor,
      distance: constraint["constant"].flatMap(Double.init) ?? 0
    )
  }
}

/// The constraints of a storyboard or xib: those that make edges or sides equal, and where others hold a view.
package struct DrawnTies {
  private var ofView: [String: [DrawnTie]] = [:]
  private var holdings: [String: [Holding]] = [:]

  /// Those of a view that make edges or sides equal.
  func callAsFunction(_ view: String) -> [DrawnTie] { ofView[view] ?? [] }

  /// An edge or a side of a view that any constraint holds, be it a loose one, and what it is held by; nil for a length alone.
  package struct Holding {
    package let attribute: String
    package let other: DrawnTie.End?
    /// Whether it leaves the view as low as it asks to be: its upper edge may be lower, or its lower edge higher.
    let isLimit: Bool

    /// - Parameter relation: how the attribute relates to the other's.
    fileprivate init(_ attribute: String, _ other: DrawnTie.End?, _ relation: Relation) {
      self.attribute = attribute
      self.other = other
      isLimit = relation == .least && DrawnEdges.upper.contains(attribute) || relation == .most && DrawnEdges.lower.contains(attribute)
    }

    fileprivate enum Relation { case equal, least, most }
  }

  /// Where constraints hold a view.
  package func holdings(of view: String) -> [Holding] { holdings[view] ?? [] }

  /// - Parameter isKnown: whether code may change the constraint of an id, or it is different on phones.
  init(_ root: MarkupNode, except isKnown: (String) -> Bool) {
    let leftOut = root.leftOutOnPhones
    root.forEach { node, around in
      guard node.name == "constraint", let id = node["id"], !leftOut.contains(id),
        let holder = around.last(where: { $0["id"] != nil })?["id"]
      else { return }
      let first = node["firstAttribute"].map { DrawnTie.End(view: node["firstItem"] ?? holder, attribute: $0) }
      let second = node["secondAttribute"].map { DrawnTie.End(view: node["secondItem"] ?? holder, attribute: $0) }
      let relations: (Holding.Relation, Holding.Relation) = switch node["relation"] {
      case "greaterThanOrEqual": (.least, .most)
      case "lessThanOrEqual": (.most, .least)
      default: (.equal, .equal)
      }
      if let first { holdings[first.view, default: []].append(Holding(first.attribute, second, relations.0)) }
      if let second { holdings[second.view, default: []].append(Holding(second.attribute, first, relations.1)) }
      guard let tie = DrawnTie(node, in: holder), !isKnown(id) else { return }
      for view in Set([tie.first.view, tie.second.view]) { ofView[view, default: []].append(tie) }
    }
  }
}

extension MarkupNode {
  /// By how much a constraint multiplies: `2`, `20:10`.
  fileprivate var factor: Double? {
    guard let multiplier = self["multiplier"] else { return 1 }
    let parts = multiplier.split(separator: ":").map { Double($0) ?? 0 }
    guard parts.allSatisfy({ $0 > 0 }) else { return nil }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first
  }
}

/// What constraints of storyboards and xibs call the edges of views.
package enum DrawnEdges {
  package static let upper: Set<String> = ["top", "topMargin", "firstBaseline"]
  package static let lower: Set<String> = ["baseline", "bottom", "bottomMargin", "lastBaseline"]
  package static let vertical = upper.union(lower)
}
