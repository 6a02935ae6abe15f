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

/// A toolbar of a storyboard or xib, and the items that the file puts into it.
public struct DrawnToolbar {
  /// The toolbar, or the controller that it belongs to.
  public let object: DrawnObject
  /// In their order, without the spaces between them.
  public let items: [MarkupNode]
}

/// A tab of a storyboard that shows a picture alone.
public struct DrawnTab {
  /// The tab bar item.
  public let object: DrawnObject
  /// What empties its title; nil where nothing gives it one.
  public let title: MarkupNode.Attribute?
}

extension DrawnInterface {
  /// The tab bar controllers whose tabs no code changes, and whose bar shows.
  public var drawnTabBars: [DrawnTabBar] {
    objects.compactMap { object in
      guard object.node.name == "tabBarController",
        !object.mayBeChanged(by: ["viewControllers", "setViewControllers", "customizableViewControllers", "tabs", "setTabs"]),
        !(object.element.className.flatMap { object.project.type(named: $0) }?.hidesTabBar ?? false)
      else { return nil }
      let segues = object.node.child("connections")?.children("segue") ?? []
      return DrawnTabBar(object: object, tabs: segues.filter { $0["relationship"] == "viewControllers" })
    }
  }

  /// The tabs that show a picture without a title, where neither the scene nor code gives one.
  public var untitledTabs: [DrawnTab] {
    objects.filter { $0.node.name == "tabBarController" }.flatMap { controller -> [DrawnTab] in
      guard !controller.mayBeChanged(by: ["children", "setTabs", "setViewControllers", "tabBar", "tabs", "viewControllers"]) else {
        return []
      }
      let scenes = controller.element.segues.filter { $0.facts.relationship == "viewControllers" }.compactMap(\.destination)
      return scenes.compactMap(untitledTab)
    }
  }

  private func untitledTab(of scene: InterfaceElement) -> DrawnTab? {
    // A navigation controller without a tab of its own shows that of its first screen.
    let root = scene.segues.first { $0.facts.relationship == "rootViewController" }?.destination
    let screens = [scene, root].compactMap { $0?.facts.id }.compactMap(object)
    let items = screens.compactMap { $0.node.child("tabBarItem")?["id"].flatMap(object) }
    guard let item = items.first, item.node["image"] != nil, item.node["systemItem"] == nil, !item.isUncertain,
      items.allSatisfy({ $0.node["title"].saysNothing }), screens.allSatisfy({ $0.node["title"].saysNothing }),
      !items.contains(where: { $0.mayBeChanged(by: ["title"]) }),
      !screens.contains(where: { $0.mayBeChanged(by: ["tabBarItem", "title"]) })
    else { return nil }
    return DrawnTab(object: item, title: item.node.attribute("title"))
  }

  /// The toolbars whose items no code changes.
  public var toolbars: [DrawnToolbar] {
    objects.compactMap { object in
      let items = object.node.name == "toolbar" ? object.node.child("items") : object.node.child("toolbarItems")
      guard let items, !object.isUncertain,
        !object.mayBeChanged(by: ["items", "setItems", "setToolbarItems", "toolbarItems"])
      else { return nil }
      let shown = items.children("barButtonItem").filter { item in
        !["fixedSpace", "flexibleSpace"].contains(item["systemItem"] ?? "") && item.flag("hidden") != true
      }
      return DrawnToolbar(object: object, items: shown)
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
