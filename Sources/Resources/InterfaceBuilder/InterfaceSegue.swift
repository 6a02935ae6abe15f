/// The passage from one scene to another, or the place of a scene in its container.
public struct InterfaceSegue: Sendable, Hashable {
  /// Where it begins: a row, a button, a controller.
  public let source: InterfaceElement
  /// What the file says of it.
  public let facts: InterfaceConnection.Segue
  private let connection: InterfaceConnection

  init?(_ connection: InterfaceConnection, from source: InterfaceElement) {
    guard case .segue(let facts) = connection.kind else { return nil }
    self.source = source
    self.facts = facts
    self.connection = connection
  }

  /// Where it begins in its file.
  public var position: SourcePosition { connection.position }

  /// Where it leads to, into another storyboard if need be. A reference to a storyboard that isn't there stays one.
  public var destination: InterfaceElement? { source.destination(connection) }

  /// Where it leads to, or what that navigation controller shows first.
  public var shownScene: InterfaceElement? {
    guard let destination, destination.kind == "navigationController" else { return destination }
    let root = destination.segues.first { $0.facts.relationship == "rootViewController" }
    return root?.destination ?? destination
  }

  /// Whether the detail button of a row sets it off, not the row itself.
  public var isOfAccessory: Bool { facts.trigger?.hasPrefix("accessory") ?? false }

  /// Whether it goes back.
  public var isUnwind: Bool { facts.kind == "unwind" }

  /// Whether anything may set it off: one that hangs on a controller, rather than on a control of its, is performed by code,
  /// which has to name it.
  public var mayBePerformed: Bool {
    isContainment || !source.isController || facts.identifier != nil || facts.customClass != nil
  }

  /// Whether it makes a scene part of another from the start, rather than to follow it.
  public var isContainment: Bool { facts.kind == "relationship" || facts.kind == "embed" }
}
