/// A tab bar controller of a storyboard, and the scenes that it shows.
public struct DrawnTabBar {
  /// The controller.
  public let object: DrawnObject
  /// The segues to its scenes, in order.
  public let tabs: [MarkupNode]
}

/// A back button whose title is emptied.
public struct DrawnBackButton {
  /// The bar button or navigation item that empties it.
  public let object: DrawnObject
  /// What empties it.
  public let title: MarkupNode.Attribute
}

extension DrawnInterface {
  /// The tab bar controllers whose tabs no code changes.
  public var drawnTabBars: [DrawnTabBar] {
    objects.compactMap { object in
      guard object.node.name == "tabBarController",
        !object.mayBeChanged(by: ["viewControllers", "setViewControllers", "customizableViewControllers", "tabs", "setTabs"])
      else { return nil }
      let segues = object.node.child("connections")?.children("segue") ?? []
      return DrawnTabBar(object: object, tabs: segues.filter { $0["relationship"] == "viewControllers" })
    }
  }

  /// The back buttons that show no title, and aren't set to show none.
  public var blankBackButtons: [DrawnBackButton] {
    objects.compactMap { object in
      let attribute: MarkupNode.Attribute?
      switch (object.node.name, object.node["key"]) {
      case ("navigationItem", _) where object.node["backButtonDisplayMode"] != "minimal":
        attribute = object.node.attribute("backButtonTitle")
      case ("barButtonItem", "backBarButtonItem") where object.picture == nil:
        attribute = object.node.attribute("title")
      default:
        attribute = nil
      }
      guard let attribute, Optional(attribute.value).saysNothing,
        !object.mayBeChanged(by: ["title", "backButtonTitle", "backBarButtonItem", "backButtonDisplayMode"])
      else { return nil }
      return DrawnBackButton(object: object, title: attribute)
    }
  }
}
