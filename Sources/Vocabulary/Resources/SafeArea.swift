/// A control or label that a constraint ties to the edge of the screen, rather than to the safe area.
public struct UnsafePlace {
  /// What is tied.
  public let object: DrawnObject
  /// The constraint.
  public let constraint: MarkupNode
  /// Which edge of the screen.
  public let edge: Edge
  /// How far it is from that edge, in points.
  public let distance: Double
  /// The id of the guide that the safe area is known by; nil where the scene has none.
  public let guide: String?

  /// An edge of the screen, as constraints call it.
  public enum Edge: String, Sendable {
    /// Where the status bar and the camera are.
    case top
    /// Where the bar is that leads home.
    case bottom
  }

  /// What ties it to the screen: the id of the screen's view, or the place where one is left out.
  public let screen: MarkupNode.Attribute?
}

extension DrawnInterface {
  /// The labels and controls that lie nearer to the edge of a whole screen than its bars reach.
  public var unsafePlaces: [UnsafePlace] {
    objects.filter { $0.node.name == "viewController" }.flatMap { scene -> [UnsafePlace] in
      guard let root = scene.node.child("view", key: "view"), let id = root["id"] else { return [] }
      let edges = scene.element.edgesOfScreen
      guard !edges.isEmpty else { return [] }
      return (root.child("constraints")?.children ?? []).compactMap { constraint in
        guard let place = place(constraint, root: id, root.child("viewLayoutGuide", key: "safeArea")?["id"]),
          edges.contains(place.edge)
        else { return nil }
        return place
      }
    }
  }

  private func place(_ constraint: MarkupNode, root: String, _ guide: String?) -> UnsafePlace? {
    guard constraint["relation"] == nil, constraint["priority"] == nil, constraint["multiplier"] == nil,
      constraint.flag("placeholder") != true, constraint["firstAttribute"] == constraint["secondAttribute"],
      let edge = constraint["firstAttribute"].flatMap(UnsafePlace.Edge.init), let second = constraint["secondItem"],
      !isKnownToCode(constraint)
    else { return nil }
    // The view that holds a constraint isn't named in it as the first one.
    let first = constraint["firstItem"] ?? root
    let constant = constraint["constant"].flatMap(Double.init) ?? 0
    let other = first == root ? second : first
    let distance = (first == root) == (edge == .bottom) ? constant : -constant
    guard first == root || second == root, let object = self.object(other), object.isToBeSeen, !object.isUncertain,
      distance >= 0, distance < edge.reach
    else { return nil }
    let screen = first == root ? constraint.attribute("firstItem") : constraint.attribute("secondItem")
    return UnsafePlace(object: object, constraint: constraint, edge: edge, distance: distance, guide: guide, screen: screen)
  }

  private func isKnownToCode(_ constraint: MarkupNode) -> Bool {
    let element = constraint["id"].flatMap { objects.first?.project.interfaces.element($0, inFileAt: resource.path) }
    return element.map { !$0.referrers.isEmpty || $0.facts.varies } ?? false
  }
}

extension UnsafePlace.Edge {
  /// How far the bars of an iPhone without a Home button reach, in points.
  fileprivate var reach: Double {
    switch self {
    case .top: 44
    case .bottom: 21
    }
  }
}

extension DrawnObject {
  fileprivate var isToBeSeen: Bool {
    InterfaceElement.controls.contains(node.name) || ["label", "textField"].contains(node.name)
  }
}

extension InterfaceElement {
  /// The edges at which a scene reaches those of the screen for sure: it lies in no other, and is no sheet or popover.
  fileprivate var edgesOfScreen: Set<UnsafePlace.Edge> {
    let kinds = Set(arrivingSegues.map(\.facts.kind))
    let isPart = arrivingSegues.contains(where: \.isContainment) || !kinds.isDisjoint(with: ["popoverPresentation", "popover"])
    if isPart || !["fullScreen", nil].contains(facts.attributes["modalPresentationStyle"]) { return [] }
    let fillsScreen = file.initialController == facts.id || facts.attributes["modalPresentationStyle"] == "fullScreen"
    if fillsScreen { return [.top, .bottom] }
    // A sheet reaches the lower edge, too. Where navigation leads, bars lie above.
    return kinds.isEmpty ? [] : [.bottom]
  }
}
