// What leaves a plain view as high as what it shows.
extension Expression {
  /// The kind of view of the framework's that it makes, where it says nothing of it but what it shows.
  var plainView: PlainViewCode.Kind? {
    guard let made = constructedType?.base, let call, call.argument("frame").map({ $0.lastName == "zero" }) ?? true else { return nil }
    let labels = call.arguments.compactMap(\.label)
    switch made {
    case "UIButton":
      let isPlain = labels.allSatisfy { ["configuration", "frame", "primaryAction", "type"].contains($0) }
        && call.argument("type").map { ["custom", "roundedRect", "system"].contains($0.lastName) } ?? true
        && call.argument("primaryAction").map { $0.isNil || $0.call?.arguments.allSatisfy { $0.value.closure != nil } ?? false } ?? true
      return isPlain ? .button : nil
    case "UIImageView": return labels.allSatisfy { ["image", "frame"].contains($0) } ? .picture : nil
    case "UILabel": return labels.allSatisfy { $0 == "frame" } ? .label : nil
    case "UIStackView": return labels.allSatisfy { ["arrangedSubviews", "frame"].contains($0) } ? .stack : nil
    default: return nil
    }
  }
}

extension PlainViewCode {
  /// Whether more says how it looks than is known: a setting that isn't read here.
  var isStyled: Bool {
    kind != .stack && view.assignments.contains { use in
      // How many lines a label may have matters where its text is known.
      if kind == .label, use.what.path == ["numberOfLines"] { return false }
      return use.what.path.contains { Uses.setters.contains($0) || $0 == "configuration" && kind != .button }
    }
  }

  /// Whether somebody whom the view is handed to only puts it somewhere.
  func isPlaced(by use: ViewCode.Use<ViewCode.Handing>) -> Bool {
    guard kind != .stack else { return true }
    guard let call = use.what.call, let name = call.name else { return false }
    let project = use.scope.project
    if Uses.holders.contains(name) || project.stackMakers[name] != nil { return true }
    if project.viewHolders.contains(name), !ViewMentionWords.holders.contains(name) { return true }
    return name == "equalTo" && (call.callee.base?.path ?? []).allSatisfy { !Uses.vertical.contains($0) }
  }

  /// Whether a configuration says how it looks.
  var isConfigured: Bool {
    argument("configuration") != nil || view.assignments.contains { $0.what.path.first == "configuration" }
  }

  /// Whether a call is known to leave the view's size alone, to constrain it, or to be read as what it shows.
  func isHarmless(_ call: ViewCode.MemberCall) -> Bool {
    guard let first = call.path.first, let last = call.path.last else { return false }
    // What its closure does to the view is seen there.
    if call.path.count == 1, Builders.configures(call.call), call.call.closures.count == 1 { return true }
    // A class's own code asks more than the view.
    if view.identity == .object, call.call.callee.base == nil ? Uses.free.contains(last) : call.path == ["init"] { return true }
    if first.hasSuffix("Anchor") || ConstraintClosures.makers.contains(last) || call.path.count > 1 { return true }
    return (kind == .stack ? Uses.callsOfStacks : Uses.calls).contains(last)
  }
}

enum PlainViewUse {
  /// Whether all that code does to a view leaves it as large as it is, and where it is.
  static func onlyColours(_ view: ViewCode) -> Bool {
    view.handed.isEmpty && view.assignments.allSatisfy { $0.what.path.first.map(Uses.colours.contains) ?? false }
      && view.calls.allSatisfy { $0.what.path.count == 1 && Uses.colouring.contains($0.what.path[0]) }
  }
}

private enum Uses {
  /// What says more of how a view looks.
  static let setters = [
    "adjustsFontSizeToFitWidth", "animationImages", "attributedText", "configurationUpdateHandler", "highlightedImage", "lineBreakMode",
    "numberOfLines", "transform", "translatesAutoresizing",
  ]

  /// What leaves the size as it is, or is read as what it shows.
  static let calls: Set<String> = [
    "setTitle", "setTitleColor", "setImage", "setAttributedTitle", "setBackgroundImage", "setTitleShadowColor", "addTarget",
    "addAction", "addGestureRecognizer", "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "setPreferredSymbolConfiguration", "removeTarget", "addInteraction", "isDescendant", "layoutIfNeeded", "setNeedsLayout",
    "removeFromSuperview", "attributedTitle", "backgroundImage", "image", "sizeToFit", "title", "titleColor",
  ]

  /// What says how it looks, and nothing of how large it is.
  static let colours: Set<String> = [
    "accessibilityLabel", "accessibilityTraits", "alpha", "backgroundColor", "isEnabled", "isHidden", "isSelected", "layer", "tag",
    "textColor", "tintColor",
  ]

  /// The same of what is called.
  static let colouring: Set<String> = ["addTarget", "removeTarget", "setTitleColor", "setTitleShadowColor"]

  /// Functions of no view's, which leave all as it is.
  static let free: Set<String> = ["fatalError", "preconditionFailure", "print", "debugPrint", "NSLog"]

  /// What leaves a stack's way of laying out its views as it is.
  static let callsOfStacks: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "removeFromSuperview", "setCustomSpacing",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "layoutIfNeeded", "setNeedsLayout", "addSubview",
    "addBackground", "insertSubview", "addGestureRecognizer",
  ]

  /// What puts it somewhere; a stack may stretch it.
  static let holders: Set<String> = [
    "addSubview", "addSubviews", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
    "UIStackView",
  ]

  /// Of a constraint in a closure, what may stretch the view that it is made to. What a single side does hangs on the sides that
  /// hold that view.
  static let vertical: Set<String> = [
    "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges",
  ]
}
