/// A tap that a view answers, while nothing tells VoiceOver that it can be activated.
public struct MuteTap {
  /// What answers: `this Image`, `'card'`.
  public let subject: String
  /// The modifier, or the call that adds the recognizer.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Where the modifier ends that a trait can follow; nil in UIKit's code.
  public let modifierEnd: UInt32?
  /// Whether there are controls in it, which no button can hold.
  public var holdsControls = false
}

extension ProjectType {
  /// The SwiftUI views in the type's code that answer a tap, and don't say that they are buttons.
  ///
  /// Those of a list's rows aren't among them, nor what merely puts the keyboard away, closes what lies behind, or does the
  /// same as a control around it. Of views that hold controls, only those are that stand for an element of data.
  public var mutelyTappedViews: [MuteTap] {
    guard !isStyle, !isForPreviews else { return [] }
    return code(mentioning: ["onTapGesture", "TapGesture"]).filter { project.isForTouch($0.file) && !$0.isForDevelopers }
      .flatMap { code in code.chainPlaces.compactMap { place in place.muteTap } }
  }
}

extension ProjectCode {
  /// The views in the code that answer a tap.
  fileprivate var chainPlaces: [ViewPlace] {
    let scope = self.scope
    var found: [ViewPlace] = []
    body.forEachExpression { expression, around in
      guard expression.call != nil, !around.continues(expression) else { return }
      let chain = expression.viewChain
      guard chain.modifiers.contains(where: { $0.tapAction != nil }) else { return }
      found.append(ViewPlace(root: chain.root, code: self, scope: scope, around: around + around.links(of: expression)))
    }
    return found
  }
}

extension ViewPlace {
  fileprivate var muteTap: MuteTap? {
    guard let modifier = modifiers.first(where: { $0.tapAction != nil }), let action = modifier.tapAction else { return nil }
    let deed = TapDeed(of: action, scope: scope)
    let changed = changedView
    let holdsControls = holdsControls
    // What it holds may differ where the modifier's condition is met.
    guard isMeantToAct(deed), !modifier.asksWhere, isSilent, changed?.isSilent ?? !isHandedContent, !isHeldByControl,
      !isInAlert, !isRow(modifier), !mergesActing, !holdsControls || standsForElement(action, deed), !holdsTappedRows,
      !holdsNamedButton, !hasTwin(deed), !passesTouchesOn, !deed.comesToNothing, !deed.repeatsWhatHolds(at: range.start, in: code)
    else { return nil }
    return MuteTap(
      subject: (changed ?? self).subject, range: modifier.range, file: file, modifierEnd: modifier.range.end, holdsControls: holdsControls
    )
  }

  /// Whether it is no control, and nothing in it or around it says that it acts.
  private var isSilent: Bool {
    !isControl && !isBackground && !isTold([.acts, .hidden, .open]) && !shownFacts.contains(.acts)
  }

  /// The view that a modifier of the project's hands to a closure under the name of this one:
  /// `Card().if(isOpen) { card in card.onTapGesture { … } }`.
  private var changedView: ViewPlace? {
    guard case .name(let name) = root.kind else { return nil }
    for (index, enclosure) in around.enumerated().reversed() {
      guard case .expression(let outer) = enclosure, let call = outer.call, outer.constructedType == nil,
        call.closures.contains(where: { $0.parameters.first == name && $0.body.contains { $0.range.contains(range) } }),
        case .member(let base?, _) = call.callee.kind, !scope.ownModifiers(call).isEmpty
      else { continue }
      let links = around.links(of: outer)
      return ViewPlace(root: base.viewChain.root, code: code, scope: scope, around: Array(around.prefix(index)) + links)
    }
    return nil
  }

  /// Whether it stands among the actions of an alert, which takes over buttons and fields alone.
  private var isInAlert: Bool { isHeld(by: SwiftUIAlertNames.modifiers) }

  private func isMeantToAct(_ deed: TapDeed) -> Bool {
    if deed.isNothing || deed.movesFocus || deed.onlyReports || deed.togglesControls || deed.isSecret || onlyPlays(deed) {
      return false
    }
    if mayLieBehind, deed.onlyTurnsBack(whileShownBy: conditions) || deed.closesAmongOthers { return false }
    return !(deed.onlyCloses && holdsOthers) && !unfoldsText(deed)
  }

  /// What is true while it is shown, as far as its own code asks: `isOpen` in `if isOpen { … }`.
  private var conditions: Set<[String]> {
    Set(around.flatMap { enclosure -> [[String]] in
      guard case .arm(let branch, let arm) = enclosure, branch.kind == .if else { return [] }
      return branch.arms[arm].conditions.compactMap { $0.names.isEmpty ? $0.value?.path : nil }
    })
  }

  /// Whether a button of the same view, in a context menu or beside it, does the same: the tap is a short cut to that.
  private func hasTwin(_ deed: TapDeed) -> Bool {
    guard let type = code.type, let wanted = deed.spelled(in: file), !wanted.isEmpty else { return false }
    return type.contains(.construction(of: ["Button"])) { call, other in
      let handed = call.argument("action") ?? call.arguments.first { $0.value.closure != nil }?.value
      return handed.map { TapDeed(of: $0, scope: other.scope).spelled(in: other.file) == wanted } ?? false
    }
  }

  /// Whether all that it does is to change how a picture looks, by a state of the view's own that decides nothing else.
  private func onlyPlays(_ deed: TapDeed) -> Bool {
    guard let changed = deed.changed, let type = code.type else { return false }
    guard drawn.allSatisfy({ $0.constructedType?.base == "Image" || type.drawsPicture($0) }) else { return false }
    return changed.allSatisfy { type.onlyLooks(by: $0) }
  }

  /// Whether all that it does is to show more or fewer lines of a text, which is read out whole in any case.
  private func unfoldsText(_ deed: TapDeed) -> Bool {
    guard root.constructedType?.base == "Text", let changed = deed.changed,
      let limit = modifiers.first(where: { $0.name == "lineLimit" })?.call.arguments.first?.value
    else { return false }
    return changed.allSatisfy { name in limit.containsExpression { $0.lastName == name } }
  }

  /// Whether it is whatever a modifier is given, which may answer by itself.
  private var isHandedContent: Bool {
    guard root.ownName == "content", case .property(let property) = scope.definition(of: "content", at: root.range) else {
      return ["content", "$0"].contains(root.ownName)
    }
    return !property.facts.isComputed
  }

  private var subject: String {
    if let made = root.constructedType { return "this \(made.base)" }
    return root.ownName ?? root.call?.callee.ownName.map { "\($0)()" } ?? "this view"
  }

  /// Whether it is a control, or a view of the project's own that is one.
  private var isControl: Bool {
    guard let made = root.constructedType?.base else { return false }
    guard let type = scope.type(named: made), type.isDeclared else {
      // A package's `NavigationButton` is one, too.
      return TapWords.controls.contains(where: made.hasSuffix)
    }
    // UIKit's views say what they are by themselves.
    if ["UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: type.isKind) { return true }
    guard let body = type.property("body")?.facts.getter else { return false }
    return body.shownViews.contains { view in
      view.viewChain.root.constructedType.map { TapWords.controls.contains($0.base) } ?? false
    }
  }

  /// What it draws: itself, or what its body, or the property that it stands for, shows.
  private var drawn: [Expression] {
    let body: [Statement]?
    if let made = root.constructedType?.base {
      body = scope.type(named: made).flatMap { $0.isDeclared ? $0.property("body")?.facts.getter : nil }
    } else if let name = root.ownName, case .property(let property) = scope.definition(of: name, at: root.range) {
      body = property.facts.getter
    } else {
      body = nil
    }
    let shown = body?.shownViews.map(\.viewChain.root) ?? []
    return shown.isEmpty ? [root] : shown
  }

  /// Whether it is all that the screen shows, or has no looks of its own, or is a colour behind another view.
  private var isBackground: Bool {
    if let made = root.constructedType?.base, TapWords.backgrounds.contains(made) { return true }
    if drawn.allSatisfy({ $0.path == ["Color", "clear"] }) { return true }
    // `Color.white`, `theme.background`
    let isColor = root.constructedType?.base == "Color" || (root.path?.count ?? 0) > 1
    return isColor && around.expressions.contains { outer in
      guard let call = outer.call, call.name == "background" else { return false }
      return call.arguments.contains { $0.value.range.contains(range) }
    }
  }

  /// Whether it holds what else there is on the screen, so that a tap on it is one beside that.
  private var holdsOthers: Bool {
    // What scrolls is more than one view.
    if drawn.contains(where: { TapWords.scrolling.contains($0.constructedType?.base ?? "") }) { return true }
    guard ["VStack", "HStack", "ZStack", "Group"].contains(root.constructedType?.base) else { return false }
    return root.containsExpression { inner in
      inner.range != root.range && inner.constructedType.map {
        TapWords.controls.contains($0.base) || TapWords.backgrounds.subtracting(["Spacer", "EmptyView"]).contains($0.base)
      } ?? false
    }
  }

  /// Whether it looks as if it lay behind something else: a colour, a shape, or a view that is called so.
  private var mayLieBehind: Bool {
    // A colour to choose is of a size of its own.
    let isSmall = modifiers.contains { modifier in
      modifier.name == "frame" && ["width", "height"].allSatisfy { side in
        modifier.call.argument(side).flatMap { scope.number($0) }.map { $0 <= 100 } ?? false
      }
    }
    if isSmall { return false }
    let names = ([root] + drawn).flatMap { $0.constructedType.map { [$0.base] } ?? $0.path ?? [$0.lastName].compactMap { $0 } }
    return names.flatMap(NameWords.of).contains { word in TapWords.behind.contains(where: word.hasPrefix) }
      || ["background", "overlay"].contains(code.property?.name.lowercased() ?? "")
      || modifiers.contains { ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name) }
  }

  /// Whether a control around it answers, or a system's view that has ways of its own.
  private var isHeldByControl: Bool {
    holders.contains { $0.constructedType != nil && $0.call?.answers(for: range, asOneOf: TapWords.holders) ?? false }
      || modifiers.contains { $0.name == "allowsHitTesting" } || around.makesItem(of: range)
  }

  private func isRow(_ modifier: ViewChain.Modifier) -> Bool {
    code.type?.listRows.contains { row in row.chain.modifiers.contains { $0.range == modifier.range } } ?? false
  }

  /// What the view itself tells, if it is one of the project's own; of a group, what each of its views does.
  private var shownFacts: SpokenFacts {
    guard root.constructedType?.base == "Group", !scope.isDeclared("Group"), let content = root.call?.closures.last else {
      return facts(of: root)
    }
    let shown = content.body.shownViews.map { view in
      let chain = view.viewChain
      return chain.modifiers.reduce(into: facts(of: chain.root)) { $0.formUnion(scope.spokenFacts($1.call)) }
    }
    return shown.dropFirst().reduce(shown.first ?? []) { $0.intersection($1) }
  }

  private func facts(of view: Expression) -> SpokenFacts {
    view.constructedType.flatMap { scope.type(named: $0.base) }.map { $0.spokenFacts() } ?? []
  }

  /// Whether it is spoken as one with what it holds, and something in that says that it can be activated.
  private var mergesActing: Bool {
    guard isTold(.merged) else { return false }
    return root.containsExpression { inner in
      guard let call = inner.call, inner.constructedType == nil, call.name.map(SpokenWords.mayTell) ?? false else { return false }
      return scope.spokenFacts(call).contains(.acts)
    }
  }

  /// Whether there are controls in it, which answer by themselves: then the tap is one beside them, and no button can hold
  /// others.
  private var holdsControls: Bool { ControlCount(followsViews: true).controls(in: root, scope) > 0 }

  /// Whether it is what shows an element of data, as a card with a heart does, and the tap does something with that element which
  /// no control in it does.
  private func standsForElement(_ action: Expression, _ deed: TapDeed) -> Bool {
    guard showsElement(forWhich: action), deed.opens else { return false }
    let handed = root.call?.closures.map { TapDeed(code: $0.body, scope: scope).spelled(in: file) } ?? []
    return !handed.contains(deed.spelled(in: file)) && !holdsLink
  }

  /// Whether a link is in it, which leads where the tap may lead, too.
  private var holdsLink: Bool {
    let shown = [root] + drawn
    return shown.contains { view in view.containsExpression { $0.constructedType?.base == "NavigationLink" } }
  }

  /// Whether rows in it answer taps of their own: a button around them would swallow these.
  private var holdsTappedRows: Bool {
    var isFound = false
    root.forEachExpression { expression, around in
      guard expression.call?.name == "onTapGesture" else { return }
      isFound = isFound || around.expressions.contains { ["ForEach", "List"].contains($0.constructedType?.base) }
    }
    return isFound
  }

  /// Whether a view in it says that it is a button, in its place.
  private var holdsNamedButton: Bool {
    root.containsExpression { expression in
      guard let call = expression.call, call.name == "accessibilityAddTraits" else { return false }
      return call.arguments.contains { $0.value.containsExpression { $0.lastName == "isButton" } }
    }
  }
}

extension ProjectType {
  /// Whether a stored property of the view's is a picture.
  fileprivate func drawsPicture(_ view: Expression) -> Bool {
    guard let name = view.ownName, let property = property(name) else { return false }
    return property.facts.type?.base == "Image" || property.facts.initialValue?.constructedType?.base == "Image"
  }

  /// Whether a state of the view's own is asked about for nothing but how views look: how opaque they are, how large, how
  /// they are turned.
  fileprivate func onlyLooks(by state: String) -> Bool {
    guard let property = property(state)?.facts, property.attributes.contains("State") else { return false }
    return code(mentioning: [state]).allSatisfy { code in
      var onlyLooks = true
      code.body.forEachExpression { expression, around in
        guard expression.lastName == state || expression.lastName == "$" + state else { return }
        onlyLooks = onlyLooks && around.expressions.contains { outer in
          if case .assignment(let target, _, _) = outer.kind { return target.range.contains(expression.range) }
          guard let call = outer.call, let name = call.name else { return false }
          if name == "toggle" { return call.callee.range.contains(expression.range) }
          return TapWords.plays.contains(name) && call.arguments.contains { $0.value.range.contains(expression.range) }
        }
      }
      return onlyLooks
    }
  }
}

extension ViewChain.Modifier {
  /// Whether what a tap does depends on where it was.
  fileprivate var asksWhere: Bool { name == "onTapGesture" && !(tapAction?.closure?.parameters.isEmpty ?? true) }
}

private enum TapWords {
  /// Containers that scroll what they hold.
  static let scrolling: Set<String> = ["Form", "List", "ScrollView", "ScrollViewReader"]

  /// Modifiers that say how a view looks for the moment.
  static let plays: Set<String> = [
    "animation", "blur", "brightness", "contrast", "grayscale", "hueRotation", "offset", "opacity", "rotation3DEffect",
    "rotationEffect", "saturation", "scaleEffect", "shadow", "symbolEffect",
  ]
  static let controls: Set<String> = SwiftUIControls.names.union([
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker", "EditButton",
    "PasteButton", "PhotosPicker", "DisclosureGroup", "SignInWithAppleButton",
  ])
  /// Views that fill a screen, where a tap is beside something else.
  static let backgrounds: Set<String> = [
    "ScrollView", "List", "Form", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView",
    "GeometryReader", "Map", "Canvas", "VideoPlayer", "Spacer", "EmptyView", "TimelineView", "SpriteView", "SceneView",
    "WebView",
  ]
  static let behind = [
    "color", "rectangle", "dim", "overlay", "shade", "scrim", "backdrop", "background", "gradient", "blur", "mask",
    "empty", "material",
  ]
  static let holders: Set<String> = SwiftUIControls.names.union([
    "Annotation", "MapAnnotation", "MapMarker", "Marker", "Map", "Picker", "SignInWithAppleButton", "ControlGroup",
  ])
}
