extension DrawnInterface {
  /// The buttons and bar buttons that show a picture, and neither the file nor code gives them a name.
  public var namelessButtons: [DrawnObject] {
    objects.filter { object in
      object.picture != nil && (object.title.saysNothing || hasNoRoomForDefaultTitle(object))
        && isNameless(object, naming: DrawnObject.naming)
    }
  }

  /// The buttons that show nothing, and lie over what they are about: VoiceOver knows of them that they are buttons.
  public var emptyButtons: [DrawnObject] {
    objects.filter { object in
      object.isDrawnEmpty && object.node.flag("enabled") != false
        && isNameless(object, naming: DrawnObject.naming.union(DrawnObject.depicting))
    }
  }

  /// - Parameter members: by which code would name it.
  private func isNameless(_ object: DrawnObject, naming members: Set<String>) -> Bool {
    guard object.accessibilityLabel.saysNothing, !object.isUncertain, !object.isHiddenFromVoiceOver, object.answersSomebody
    else { return false }
    return !object.mayBeChanged(by: members) && !object.isNamedByScene
  }

  /// Whether a button beside whose picture the word can't be read that Interface Builder puts there.
  private func hasNoRoomForDefaultTitle(_ object: DrawnObject) -> Bool {
    guard object.hasDefaultTitle, object.picture != nil, let width = side(.width, of: object) else { return false }
    let size = object.node.child("fontDescription")?["pointSize"].flatMap(Double.init) ?? 15
    return width.length < 3 * size
  }
}

extension DrawnObject {
  /// How code makes a control do something.
  static let wiring = ViewCode.wiring.union(["action", "menu", "rx"])

  /// How code gives a control a name.
  fileprivate static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityUserInputLabels", "attributedTitle", "configuration", "isAccessibilityElement", "setAttributedTitle",
    "setTitle", "title", "titleLabel",
  ]

  /// How code gives a button a picture.
  fileprivate static let depicting: Set<String> = [
    "addSubview", "backgroundImage", "image", "imageView", "insertSubview", "setBackgroundImage", "setImage", "subviews",
  ]

  /// Whether it is a button that the file gives neither a title nor a picture in any state, nor a view in it.
  fileprivate var isDrawnEmpty: Bool {
    guard node.name == "button", node.child("buttonConfiguration") == nil, node.child("subviews") == nil, !isOfSystemKind, !isInBar
    else { return false }
    return node.children("state").allSatisfy { state in
      let texts = [state["title"], state["image"], state["backgroundImage"]]
      return texts.allSatisfy(\.saysNothing) && state.child("attributedString") == nil && state.child("imageReference") == nil
    }
  }

  fileprivate var isHiddenFromVoiceOver: Bool {
    let settings = [node.child("accessibility")] + around.map { $0.child("accessibility") }
    return settings.compactMap { $0 }.contains { $0.child("bool", key: "isElement").map { $0["value"] == "NO" } ?? false }
      || around.compactMap { $0.child("accessibility")?.child("bool", key: "isElement") }.contains { $0["value"] == "YES" }
  }

  /// The picture that a button or bar button shows.
  public var picture: DrawnPicture? {
    switch node.name {
    case "barButtonItem":
      guard node["systemItem"] == nil else { return nil }
      return node["image"].map { DrawnPicture(name: $0, isSymbol: node["catalog"] == "system") }
    case "button":
      if let configuration = node.child("buttonConfiguration") {
        return configuration.picture ?? normalState?.picture
      }
      return isOfSystemKind ? nil : normalState?.picture
    default:
      return nil
    }
  }

  private var normalState: MarkupNode? { node.children("state").first { $0["key"] == "normal" } }

  /// Whether it is a button of the system's that has a name of its own.
  private var isOfSystemKind: Bool {
    ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"].contains(node["buttonType"] ?? "")
  }

  /// Whether a scene's code names the items of its bars without an outlet, or views that it doesn't name at all.
  fileprivate var isNamedByScene: Bool {
    let scenes = [element.scene].compactMap { $0 } + element.ancestors.filter { $0.className != nil }
    let classes = scenes.compactMap(\.className)
    guard let types = project.classes(ofAll: classes) else { return true }
    let family = types.flatMap(\.family)
    if node.name == "barButtonItem" { return family.contains { $0.namesBarItems || $0.replacesBarItems(on: sideOfBar) } }
    // A cell or view that is one element for VoiceOver speaks for its buttons.
    return family.contains { $0.speaksForItsViews }
  }
}

extension DrawnObject {
  /// The side of a navigation bar that a bar button stands on; nil where the file doesn't say.
  fileprivate var sideOfBar: String? {
    let place = node["key"] ?? around.last?.name ?? ""
    return ["left", "right"].first(where: place.hasPrefix)
  }
}

/// A picture that an element shows.
public struct DrawnPicture {
  /// In the asset catalog, or among the system's symbols.
  public let name: String
  /// Whether it is one of the system's symbols.
  public let isSymbol: Bool
}

extension MarkupNode {
  /// What a state or a configuration shows.
  fileprivate var picture: DrawnPicture? {
    if let image = self["image"] ?? self["backgroundImage"] { return DrawnPicture(name: image, isSymbol: self["catalog"] == "system") }
    return child("imageReference").flatMap { reference in
      reference["image"].map { DrawnPicture(name: $0, isSymbol: reference["catalog"] == "system") }
    }
  }
}

extension Project {
  /// - Returns: nil where one of them isn't declared in Swift.
  fileprivate func classes(ofAll names: [String]) -> [ProjectType]? {
    var found: [ProjectType] = []
    for name in names {
      guard let types = classes(named: name) else { return nil }
      found += types
    }
    return found
  }
}

extension ProjectType {
  /// Whether a controller always puts other items, or none, in the place of those that its scene was drawn with.
  fileprivate func replacesBarItems(on side: String?) -> Bool {
    guard let side else { return false }
    let (item, setter) = ("\(side)BarButtonItem", "set\(side.capitalized)BarButton")
    return code(mentioning: [item, item + "s", setter, setter + "Item", setter + "Items"]).contains { code in
      guard ["awakeFromNib", "init", "viewDidLoad"].contains(code.function?.name) else { return false }
      var found = false
      code.body.forEachExpression { expression, around in
        guard !around.isConditional else { return }
        switch expression.kind {
        case .assignment(let target, "=", _): found = found || [item, item + "s"].contains(target.lastName)
        case .call(let call): found = found || [setter, setter + "Item", setter + "Items"].contains(call.name)
        default: break
        }
      }
      return found
    }
  }

  fileprivate var namesBarItems: Bool {
    let items = ["rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems", "toolbarItems"]
    return code(mentioning: items).contains { code in
      code.body.containsExpression { expression in
        guard case .member(let base?, let member) = expression.kind, ["accessibilityLabel", "title"].contains(member) else {
          return false
        }
        return base.mayBe(oneOf: items)
      }
    }
  }

  /// Whether it tells VoiceOver of itself, or of its views, as a whole.
  fileprivate var speaksForItsViews: Bool {
    code(mentioning: ["isAccessibilityElement", "accessibilityElements"]).contains { code in
      code.function?.name == "isAccessibilityElement" || code.property?.name == "isAccessibilityElement"
        || code.property?.name == "accessibilityElements"
        || code.body.containsExpression { expression in
          guard case .assignment(let target, _, _) = expression.kind else { return false }
          switch target.kind {
          case .name("isAccessibilityElement"), .name("accessibilityElements"): return true
          case .member(let base?, "isAccessibilityElement"), .member(let base?, "accessibilityElements"):
            return base.kind == .name("self")
          default: return false
          }
        }
    }
  }
}

extension Expression {
  /// Whether it is one of some bars' items, or a variable that may be.
  fileprivate func mayBe(oneOf items: [String]) -> Bool {
    if containsExpression(where: { $0.lastName.map(items.contains) ?? false }) { return true }
    if case .name(let name) = kind { return name != "self" && name != "navigationItem" }
    return false
  }
}

extension String? {
  /// Whether nothing of it shows.
  package var saysNothing: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
