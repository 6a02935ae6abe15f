// Which views answer touches, and how far beyond their bounds.
extension ViewCode {
  func isKind(of name: String, in owner: ProjectType) -> Bool {
    type.map { owner.project.isKind($0, of: name, from: owner) } ?? false
  }

  /// Whether it is a control, a bar button item, or a view with a tap recogniser of its own.
  func isTouchTarget(in owner: ProjectType) -> Bool {
    guard let type, !passesTouchesOn else { return false }
    let declared = owner.project.type(named: type.base, from: owner)
    if declared == nil, answersAsControl { return true }
    if declared?.passesTouchesOn ?? false { return false }
    guard owner.project.isKind(type, of: "UIView", from: owner) else { return false }
    // A view that hands its listeners to a control in it: beyond its own bounds no touch arrives there.
    if answersAsControl { return true }
    if owner.project.isKind(type, of: "UIControl", from: owner) { return declared.map(hearsTaps) ?? true }
    return !handedTaps.isEmpty || owner.isTappedFromOutside(self) || calls.contains { use in
      if use.what.path.count == 1, owner.project.tapHelpers.union(owner.project.tapStreams).contains(use.what.path[0]) { return true }
      // RxGesture's streams, and what apps call theirs.
      if use.what.path.starts(with: ["rx", "tapGesture"]) || use.what.path.starts(with: ["rx", "tapped"]) { return true }
      guard use.what.path == ["addGestureRecognizer"], let recognizer = use.what.call.arguments.first?.value else { return false }
      return use.scope.isKind(recognizer, of: "UITapGestureRecognizer") && !use.code.countsTaps(of: recognizer)
    }
  }

  /// Whether taps on a control come to anything: one of a class of the project's own, which inherits from `UIControl` alone, may
  /// only show a value. Then its class handles touches, or somebody asks it for taps.
  private func hearsTaps(_ type: ProjectType) -> Bool {
    guard type.superclasses.isInSources, type.superclasses.links.last?.name.base == "UIControl", !type.handlesTouches else { return true }
    return calls.contains { use in
      let arguments = use.what.call.arguments.compactMap { $0.value.lastName }
      return use.what.path.last == "addAction" || (use.what.path + arguments).contains { name in
        let name = name.lowercased()
        return ["tap", "touch", "press", "click", "gesture", "primaryaction", "allevents"].contains { name.contains($0) }
      }
    }
  }

  /// Whether something is told of taps on it as only controls tell, whatever library its class comes from.
  private var answersAsControl: Bool {
    calls.contains { use in
      use.what.path == ["addTarget"] && use.what.call.argument("for")?.lastName == "touchUpInside"
    }
  }

  /// What to call it: a type's own view by the type.
  func shownName(in owner: ProjectType) -> String { identity == .object ? owner.lastName : identity.name }

  /// Whether it is a bar's fixed or flexible space.
  var isSpace: Bool {
    let made = construction?.what.call?.arguments.compactMap(\.value.lastName) ?? []
    return made.contains { ["fixedSpace", "flexibleSpace", "FixedSpace", "FlexibleSpace"].contains($0) }
  }

  /// How much larger than the view its target is; nil where what holds it, an inset or a property named for it may make it
  /// larger, or its own class does in a way that isn't followed.
  ///
  /// - Parameters:
  ///   - sizings: what gives it its size. Insets add to what a view asks for, not to its frame or a constraint.
  ///   - natural: how high it is by what it shows, in points, where nothing gives it its height.
  func margin(in owner: ProjectType, _ sizings: [ViewSizing], natural: Double? = nil) -> HitMargin? {
    if isEnlarged(in: owner, sizings, showing: natural) { return nil }
    let classes = Set(madeTypes(in: owner) + givenTypes(in: owner)).filter(\.enlargesHitArea)
    if classes.count > 1 { return nil }
    guard let type else { return HitMargin.none }
    let found = classes.first ?? owner.project.type(named: type.base, from: owner)
    let test = found?.hitTest ?? owner.project.hitTest(ofFramework: type.base)
    return test.margin(width: sizings.compactMap(\.width).max(), height: sizings.compactMap(\.height).max() ?? natural)
  }

  private func isEnlarged(in owner: ProjectType, _ sizings: [ViewSizing], showing natural: Double?) -> Bool {
    if case .property(let name) = identity, owner.enlargesHitArea(of: name) { return true }
    // A text field asks the view at its end how large it wants to be.
    let isAsked = handed.contains { ["leftView", "rightView"].contains($0.what.label) }
    // What is known of how high it is by what it shows holds its insets.
    let mayCount = isAsked || natural == nil && sizings.allSatisfy { $0.way == .creation }
    let insets = mayCount ? ["contentedgeinsets", "contentinsets"] : []
    let ownClass = type.flatMap { owner.project.type(named: $0.base, from: owner) }.flatMap { $0.isDeclared ? $0 : nil }
    return assignments.contains { use in
      // What its class does with properties of its own, how it tests for hits tells.
      let value = use.what.value.kind
      guard use.what.value.closure == nil, value != .boolean(false), use.what.path.first.flatMap({ ownClass?.property($0) }) == nil
      else { return false }
      return use.what.path.contains { name in
        let lowercased = name.lowercased()
        return (["hit", "touch", "tappable"] + insets).contains { lowercased.contains($0) } && !name.namesAnAnswer
          && !ViewCode.touchesOfSystem.contains(name) && (value != .boolean(true) || name.namesAnArea)
      }
    }
  }

  /// What UIKit's views say of touches, which makes no area larger.
  private static let touchesOfSystem: Set<String> = [
    "exclusiveTouch", "isExclusiveTouch", "isMultipleTouchEnabled", "multipleTouchEnabled", "showsTouchWhenHighlighted",
  ]

  /// The project's classes of what a property is given, which says that it holds any button.
  private func givenTypes(in owner: ProjectType) -> [ProjectType] {
    guard case .property(let name) = identity else { return [] }
    return owner.code(mentioning: [name]).flatMap { code -> [ProjectType] in
      var found: [ProjectType] = []
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.ownName == name else { return }
        if let type = code.scope.type(of: value).flatMap({ code.scope.type(named: $0.base) }) { found.append(type) }
      }
      return found
    }
  }

  /// The project's classes of what makes it, where that is declared as any button: a function, or a property's closure.
  private func madeTypes(in owner: ProjectType) -> [ProjectType] {
    if let made = construction?.what.constructedType, made.base != type?.base {
      return owner.project.type(named: made.base, from: owner).map { [$0] } ?? []
    }
    let value: Expression?
    let scope: CodeScope?
    switch identity {
    case .object: return []
    case .property(let name):
      let property = owner.property(name)
      value = property?.facts.initialValue
      scope = property.map { CodeScope($0, in: owner.project) }
    case .local(let name, _, let range):
      scope = (assignments.first?.scope ?? calls.first?.scope ?? handed.first?.scope)
      value = scope.flatMap { scope in
        scope.body.declaredVariables.first { $0.name == name && $0.nameRange == range }?.initialValue
      }
    }
    guard let scope, let call = value?.call, let function = scope.calledFunction(call) else { return [] }
    let inner = CodeScope(function, in: owner.project)
    return function.body.returnedValues.compactMap { inner.type(of: $0) }.compactMap { inner.type(named: $0.base) }
  }
}

extension String {
  /// Whether a switch is called for where touches count, rather than for what is shown or done at them: `trackTouchLocation`.
  fileprivate var namesAnArea: Bool {
    let words: Set<String> = [
      "area", "bigger", "enlarge", "enlarged", "enlarges", "expand", "expanded", "expands", "extend", "extended", "extends", "inset",
      "insets", "larger", "minimum", "outset", "rect", "region", "size", "slop", "target", "zone",
    ]
    return NameWords.of(self).contains(where: words.contains)
  }

  /// Whether a property is called for what happens when a view is touched: `touchUpCallback`.
  fileprivate var namesAnAnswer: Bool {
    let words: Set<String> = ["action", "block", "callback", "closure", "command", "delegate", "down", "event", "handler", "up"]
    return NameWords.of(self).contains(where: words.contains)
  }
}

extension ProjectType {
  /// Whether the code of a control's class, or of one that it inherits from, does something with touches on the control.
  var handlesTouches: Bool {
    ([self] + ancestors).contains { type in
      type.functions.contains { Tracking.methods.contains($0.facts.name) }
        || type.properties.contains { $0.facts.name == "isHighlighted" }
        || type.code(mentioning: ViewCode.wiring).contains { code in
          code.body.containsExpression { $0.call.map { ViewCode.wiring.contains($0.callee.ownName ?? "") } ?? false }
        }
    }
  }
}

private enum Tracking {
  static let methods: Set<String> = [
    "touchesBegan", "touchesMoved", "touchesEnded", "beginTracking", "continueTracking", "endTracking", "sendAction",
  ]
}
