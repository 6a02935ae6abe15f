/// An object of a storyboard or xib: a controller, a view, a constraint, a stand-in for what is made elsewhere.
public struct InterfaceObject: Sendable, Hashable {
  /// The name of its element: `tableView`, `viewController`, `constraint`, `placeholder`.
  public let kind: String
  /// Unique in the file.
  public let id: String
  /// The class that code declares for it.
  public let customClass: String?
  public let customModule: String?
  /// What is set for it, as it is written; what only shapes text or lays out is left out.
  public let attributes: [String: String]
  public let frame: InterfaceFrame?
  /// Whether it is different, or absent, in some size classes.
  public internal(set) var varies: Bool
  public let connections: [InterfaceConnection]
  public internal(set) var children: [InterfaceObject]
  /// Where its element begins.
  public let position: SourcePosition

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
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double
}
