// Touch targets in SwiftUI code.
extension ProjectType {
  var swiftUITargets: [TouchTarget] {
    // A size needs a frame, and a target something that can be tapped.
    let frame = Word("frame")
    let code = code { file in
      project.mayHold(frame, file) && SwiftUIControls.words.contains { project.mayHold($0, file) }
    }
    return code.filter { $0.mayHold([frame]) && $0.mayHold(SwiftUIControls.words) }.flatMap { code -> [TouchTarget] in
      var found: [TouchTarget] = []
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression) else { return }
        let place = SwiftUIPlace(type: self, code: code, around: around)
        found += place.targets(expression.viewChain)
      }
      return found
    }
  }
}

/// A place in a view's body, and what stands around it there.
private struct SwiftUIPlace {
  let type: ProjectType
  let code: ProjectCode
  let around: [Enclosure]

  func targets(_ chain: ViewChain) -> [TouchTarget] {
    if let control = chain.root.constructedType?.base, SwiftUIControls.names.contains(control),
      !code.scope.isDeclared(control)
    {
      return controlTargets(control, chain)
    }
    return gestureTargets(chain)
  }

  // MARK: Controls

  private func controlTargets(_ control: String, _ chain: ViewChain) -> [TouchTarget] {
    guard !isLaidOutBySystem, !fillsRow(chain), isPadless(chain) else { return [] }
    if let outer = outerSize(control, chain) { return [outer] }
    guard control != "Toggle", let call = chain.root.call, let label = label(of: call) else { return [] }
    return label.body.shownViews.compactMap { view in
      target("the label of this \(control)", view.viewChain, upTo: nil)
    }
  }

  /// Whether the control answers for the whole row of a list that it stands in, as it does unless its style says
  /// otherwise.
  private func fillsRow(_ chain: ViewChain) -> Bool {
    guard around.expressions.contains(where: { ["List", "Form"].contains($0.constructedType?.base) }) else { return false }
    let styled = chain.modifiers.contains { $0.name == "buttonStyle" } || around.expressions.contains { $0.call?.name == "buttonStyle" }
    return !styled && !sharesRow
  }

  /// Whether other controls stand beside it in the row.
  private var sharesRow: Bool {
    around.expressions.contains { outer in
      guard ["HStack", "ZStack"].contains(outer.constructedType?.base) else { return false }
      var controls = 0
      outer.forEachExpression { inner, _ in
        if inner.constructedType.map({ SwiftUIControls.names.contains($0.base) }) ?? false { controls += 1 }
      }
      return controls > 1
    }
  }

  /// The size given to the control itself.
  private func outerSize(_ control: String, _ chain: ViewChain) -> TouchTarget? {
    guard let target = target("this \(control)", chain, upTo: nil) else { return nil }
    // The system draws the switch at a size of its own.
    return control == "Toggle" && target.smallest >= 31 ? nil : target
  }

  /// The closure that builds what is seen of the control.
  private func label(of call: Call) -> Closure? {
    if let label = call.arguments.first(where: { $0.label == "label" }) { return label.value.closure }
    let labels = call.arguments.prefix(call.parenthesized).map(\.label)
    let acts = labels.contains { ["action", "destination", "value", "isActive", "item"].contains($0) }
    let trailing = call.arguments.dropFirst(call.parenthesized)
    guard acts, trailing.count == 1 else { return nil }
    return trailing.first?.value.closure
  }

  /// Whether the control's style adds nothing to its label: none in sight, a plain one, or one of the project's own
  /// that neither pads nor sizes it.
  private func isPadless(_ chain: ViewChain) -> Bool {
    let own = chain.modifiers.filter { $0.name.hasSuffix("Style") }.map(\.call)
    let outer = around.expressions.compactMap(\.call).filter { $0.name?.hasSuffix("Style") ?? false }
    return (own + outer + stylesFromOutside).allSatisfy { call in
      guard ["buttonStyle", "menuStyle", "primitiveButtonStyle"].contains(call.name) else { return true }
      return call.arguments.first.map { isPadless($0.value) } ?? false
    }
  }

  /// The styles that the type gives to the property or function that the code belongs to.
  private var stylesFromOutside: [Call] {
    guard let name = code.property?.name ?? code.function?.name, name != "body" else { return [] }
    var found: [Call] = []
    for other in type.code(mentioning: [name]) {
      other.body.forEachExpression { expression, around in
        guard !around.continues(expression) else { return }
        let chain = expression.viewChain
        guard chain.root.lastName == name else { return }
        found += chain.modifiers.filter { $0.name.hasSuffix("Style") }.map(\.call)
      }
    }
    return found
  }

  private func isPadless(_ style: Expression) -> Bool {
    guard let name = style.lastName else { return false }
    if ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"].contains(name) { return true }
    guard let type = style.constructedType.flatMap({ self.type.project.type(named: $0.base, from: self.type) }) else { return false }
    let sizing: Set<String> = ["padding", "frame", "contentShape", "modifier"]
    return !type.code.contains { code in
      code.body.containsExpression { $0.call?.name.map(sizing.contains) ?? false }
    }
  }

  /// Whether a bar, a menu or a list row makes the target larger than the view.
  private var isLaidOutBySystem: Bool {
    if let type = code.property?.type ?? code.function?.returnType, type.text.contains("ToolbarContent") { return true }
    if code.property?.type?.text.contains("ToolbarItem") ?? false { return true }
    let holders = around.expressions.compactMap { $0.call?.name }
    if holders.contains(where: SwiftUIControls.systemHolders.contains) { return true }
    if isInMenu { return true }
    return isUsedInToolbar
  }

  private var isInMenu: Bool {
    let expressions = around.expressions
    return zip(expressions, expressions.dropFirst()).contains { inner, outer in
      guard case .closure(let closure) = inner.kind, let call = outer.call, outer.constructedType?.base == "Menu" else { return false }
      return label(of: call) != closure
    }
  }

  private var isUsedInToolbar: Bool {
    guard let name = code.property?.name ?? code.function?.name, name != "body" else { return false }
    return type.code(mentioning: [name]).contains { other in
      var found = false
      other.body.forEachExpression { expression, around in
        guard !found, expression.ownName == name else { return }
        found = around.expressions.contains { $0.call?.name.map(SwiftUIControls.systemHolders.contains) ?? false }
      }
      return found
    }
  }

  // MARK: Gestures

  private func gestureTargets(_ chain: ViewChain) -> [TouchTarget] {
    guard let index = chain.modifiers.firstIndex(where: { $0.name == "onTapGesture" }),
      chain.modifiers[index].call.argument("count") == nil, !isLaidOutBySystem
    else { return [] }
    return [target("this tappable view", chain, upTo: index)].compactMap { $0 }
  }

  // MARK: Sizes

  /// The size that a chain's modifiers give its root, those after an index left out.
  private func target(_ name: String, _ chain: ViewChain, upTo end: Int?) -> TouchTarget? {
    var size = SwiftUISize(scope: code.scope)
    for modifier in chain.modifiers.prefix(end ?? chain.modifiers.count) { size.apply(modifier) }
    guard let range = size.range, size.width != nil || size.height != nil, size.width != 0, size.height != 0 else { return nil }
    return TouchTarget(
      name: name, width: size.width, height: size.height, range: range, file: code.file, lengths: size.lengths
    )
  }
}

enum SwiftUIControls {
  static let names: Set<String> = ["Button", "Menu", "Toggle", "Link", "NavigationLink", "ShareLink"]

  /// The types to which projects add modifiers.
  static let extended = ["View"] + names.sorted()

  /// The words that go with something to tap.
  static let words = (names.sorted() + ["onTapGesture"]).map { Word($0) }

  /// What holds controls and gives them a target of its own size.
  static let systemHolders: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "toolbarContent", "swipeActions", "contextMenu",
    "commands", "alert", "confirmationDialog", "actionSheet", "Preview", "ControlWidgetButton",
  ]
}
