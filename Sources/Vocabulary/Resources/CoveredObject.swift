// What lies under others that take its touches.
extension DrawnInterface {
  /// Whether a view that is drawn over all of an object takes the touches: one that stays, and is no picture or text.
  func isCovered(_ object: DrawnObject) -> Bool {
    var view = object.element
    guard let frame = view.facts.frame else { return false }
    var area = Area(frame)
    while let parent = view.parent, !parent.isController {
      let later = parent.descendants.filter { $0.parent == parent && $0.index > view.index }
      if later.contains(where: { $0.facts.frame.map { Area($0).contains(area) } ?? false && takesTouches($0) }) { return true }
      guard let outer = parent.facts.frame, !Self.movingContent.contains(parent.kind) else { return false }
      area = area.moved(into: outer)
      view = parent
    }
    return false
  }

  /// Whether a view takes all touches in its frame, and code neither hides nor moves it.
  private func takesTouches(_ view: InterfaceElement) -> Bool {
    guard let drawn = object(view.facts.id), Self.touchable.contains(view.kind), drawn.node.flag("userInteractionEnabled") != false,
      !drawn.isUncertain
    else { return false }
    return !drawn.mayBeChanged(by: DrawnObject.sizing.union(["alpha", "isHidden", "isUserInteractionEnabled", "removeFromSuperview"]))
  }

  private static let touchable = InterfaceElement.controls.union([
    "collectionView", "mapView", "pickerView", "tableView", "textField", "textView", "view", "wkWebView",
  ])

  /// What moves what lies in it.
  private static let movingContent: Set<String> = ["collectionView", "scrollView", "tableView"]
}

/// A part of a view, in its points.
struct Area {
  private let left, top, right, bottom: Double

  init(_ frame: InterfaceFrame) {
    (left, top, right, bottom) = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The same part in the points of the view around, which holds the view at a frame.
  func moved(into frame: InterfaceFrame) -> Area {
    Area(left: left + frame.x, top: top + frame.y, right: right + frame.x, bottom: bottom + frame.y)
  }

  func contains(_ other: Area) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
