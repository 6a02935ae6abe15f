/// An object of a storyboard or xib: a controller, a view, a constraint, a stand-in for what is made elsewhere.
public struct InterfaceObject: Sendable, Hashable {
  /// The name of its element: `tableView`, `viewController`, `constraint`, `placeholder`.
  public let kind: String
  /// Unique in the file.
  public let id: String
  /// The class that code declares for it.
  public internal(set) var customClass: String?
  /// The module that declares that class; nil where the file names none.
  public let customModule: String?
  /// What is set for it, as it is written; what only shapes text or lays out is left out.
  public let attributes: [String: String]
  /// Nil for what isn't drawn.
  public let frame: InterfaceFrame?
  /// Whether it is different from what is written, or absent, on phones that are held upright, by its size classes.
  public internal(set) var varies: Bool
  /// Whether it says anything of it to VoiceOver: a label, a trait, that it is an element or none.
  public let speaks: Bool
  /// Whether a colour fills its background that nothing behind it is seen through.
  public let isFilled: Bool
  /// Those that begin at it.
  public let connections: [InterfaceConnection]
  /// The objects right in it.
  public internal(set) var children: [InterfaceObject]
  /// Where its element begins.
  public let position: SourcePosition

  /// Whether it stands for the object that loads a xib, and is handed what the xib holds.
  var isOwner: Bool { kind == "placeholder" && attributes["placeholderIdentifier"] == "IBFilesOwner" }

  /// Whether this is a scene of a storyboard.
  var isController: Bool { kind.hasSuffix("Controller") && kind != "searchDisplayController" }

  /// A switch, if it is set.
  public func flag(_ attribute: String) -> Bool? {
    attributes[attribute].map { $0 == "YES" }
  }

  /// A number, if it is set.
  public func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init)
  }
}

/// Where a view lies in the one around it as it is drawn in Interface Builder, in points.
public struct InterfaceFrame: Sendable, Hashable {
  /// From the left edge.
  public let x: Double
  /// From the upper edge.
  public let y: Double
  /// In points, as drawn.
  public let width: Double
  /// In points, as drawn.
  public let height: Double
}
