/// A storyboard or xib as it is drawn, and its objects among those of the project.
public struct DrawnInterface {
  /// The file, with all that stands in it.
  public let resource: Resource
  /// Each in the order in which they are written.
  public let objects: [DrawnObject]
  private let nodes: [String: MarkupNode]
  private let places: [String: Int]
  /// The constraints that make edges or sides equal.
  package let ties: DrawnTies

  fileprivate init(_ resource: Resource, _ objects: [DrawnObject], _ nodes: [String: MarkupNode], _ ties: DrawnTies) {
    self.resource = resource
    self.objects = objects
    self.nodes = nodes
    self.ties = ties
    places = Dictionary(objects.indices.map { (objects[$0].id, $0) }) { first, _ in first }
  }

  /// The element of an object, such as a constraint.
  public func node(of element: InterfaceElement) -> MarkupNode? { nodes[element.facts.id] }

  /// The object of an id, if the file draws one.
  public func object(_ id: String) -> DrawnObject? { places[id].map { objects[$0] } }

  /// Whether the file is made for iPads, whose screens have room for more: for them alone, or drawn on one.
  public var isForPad: Bool {
    guard case .interface(let document) = resource.content else { return false }
    let device = document.root.child("device")?["id"] ?? ""
    return document.root["targetRuntime"] == "iOS.CocoaTouch.iPad" || device.hasPrefix("ipad")
  }
}

extension Project {
  /// What a storyboard or xib draws.
  ///
  /// - Returns: nil for a translation of another file, which draws the same, for launch screens, which nobody touches, and for
  ///   what people don't see.
  public func drawnInterface(_ resource: Resource) -> DrawnInterface? {
    let question = Answers.Question(kind: .drawnInterface, subject: Int(truncatingIfNeeded: Word(resource.path).hash))
    return answer(question) { drawn(resource) }
  }

  private func drawn(_ resource: Resource) -> DrawnInterface? {
    guard case .interface(let document) = resource.content, document.root.flag("launchScreen") != true,
      isForTouch(resourceAt: resource.path)
    else { return nil }
    var objects: [DrawnObject] = []
    var nodes: [String: MarkupNode] = [:]
    document.root.forEach { node, around in
      guard let id = node["id"] else { return }
      nodes[id] = node
      guard let element = interfaces.element(id, inFileAt: resource.path) else { return }
      objects.append(DrawnObject(project: self, node: node, around: around, element: element))
    }
    let ties = DrawnTies(document.root) { id in
      interfaces.element(id, inFileAt: resource.path).map { $0.facts.varies || !$0.referrers.isEmpty } ?? false
    }
    return objects.isEmpty ? nil : DrawnInterface(resource, objects, nodes, ties)
  }
}

extension Answers.Question.Kind {
  fileprivate static var drawnInterface: Self { Self(DrawnInterface.self) }
}
