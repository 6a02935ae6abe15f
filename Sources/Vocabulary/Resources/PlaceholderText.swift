/// A text that Interface Builder puts there itself, and that nothing takes the place of.
public struct PlaceholderText {
  /// What shows it.
  public let object: DrawnObject
  /// The element that holds the text: the object's own, or that of a button's state.
  public let text: MarkupNode.Attribute
}

extension DrawnInterface {
  /// The texts that are still those of Interface Builder, where no code knows what shows them.
  public var placeholderTexts: [PlaceholderText] {
    objects.compactMap { object in
      guard let text = object.placeholderText, !object.isUncertain, object.element.className == nil,
        object.element.referrers.isEmpty, !object.mayBeChanged(by: DrawnObject.texts), !isTitledByScene(object),
        !object.liesInStackOfCode
      else { return nil }
      return PlaceholderText(object: object, text: text)
    }
  }

  /// Whether a scene, or its code, gives its bar item another title.
  private func isTitledByScene(_ object: DrawnObject) -> Bool {
    guard ["barButtonItem", "navigationItem", "tabBarItem"].contains(object.node.name) else { return false }
    guard let scene = object.element.scene.flatMap({ self.object($0.facts.id) }) else { return true }
    let items: Set = [
      "leftBarButtonItem", "leftBarButtonItems", "navigationItem", "rightBarButtonItem", "rightBarButtonItems", "tabBarItem", "title",
      "toolbarItems",
    ]
    return !scene.node["title"].saysNothing || scene.mayBeChanged(by: items)
  }
}

extension DrawnObject {
  /// How code gives an object its text.
  static let texts: Set<String> = [
    "attributedText", "attributedTitle", "configuration", "setAttributedTitle", "setTitle", "text", "title", "titleLabel",
  ]

  /// Whether it lies in a stack that code knows, which mostly is emptied before it is filled.
  fileprivate var liesInStackOfCode: Bool {
    element.ancestors.contains { $0.kind == "stackView" && !$0.referrers.isEmpty }
  }

  fileprivate var placeholderText: MarkupNode.Attribute? {
    switch node.name {
    case "label": isLabelOfCell || isTiny ? nil : node.text("text", among: ["Label"])
    case "textView": node.attribute("text").flatMap { $0.value.lowercased().hasPrefix("lorem ipsum") ? $0 : nil }
    case "button": title == "Button" ? titleHolder?.attribute("title") : nil
    case "tabBarItem" where node["systemItem"] == nil: node.text("title", among: ["Item"])
    case "barButtonItem" where node["systemItem"] == nil && node["image"] == nil: node.text("title", among: ["Item"])
    case "navigationItem" where !hasTitleView: node.text("title", among: ["Title"])
    default: nil
    }
  }

  /// A configuration's title comes before a state's.
  var titleHolder: MarkupNode? {
    node.child("buttonConfiguration") ?? node.children("state").first { $0["key"] == "normal" }
  }

  /// Cells bring labels of their own, which they fill by other names.
  private var isLabelOfCell: Bool { propertyOfCell != nil }

  /// Labels of no size only stretch what lies around them.
  private var isTiny: Bool { element.facts.frame.map { $0.width <= 2 || $0.height <= 2 } ?? false }

  private var hasTitleView: Bool { node.child("view", key: "titleView") != nil }
}

extension MarkupNode {
  fileprivate func text(_ name: String, among texts: Set<String>) -> Attribute? {
    attribute(name).flatMap { texts.contains($0.value) ? $0 : nil }
  }
}
