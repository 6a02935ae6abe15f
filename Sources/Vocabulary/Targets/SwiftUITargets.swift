// Touch targets in SwiftUI code.
extension ProjectType {
  func swiftUITargets(below minimum: Double) -> [TouchTarget] {
    let code = code { file in SwiftUIControls.words.contains { project.mayHold($0, file) } }
    let sizing = code.filter { $0.mayHold(SwiftUIControls.sizingWords) }
    let found = code.filter { $0.mayHold(SwiftUIControls.words) }.flatMap { code -> [TouchTarget] in
      let scope = code.scope
      var found: [TouchTarget] = []
      code.body.forEachExpression { expression, around in
        guard expression.call != nil, !around.continues(expression) else { return }
        let place = SwiftUIPlace(
          type: self, code: code, scope: scope, range: expression.range, around: around, minimum: minimum, component: nil
        )
        found += place.targets(expression.viewChain)
      }
      return found
    } + (sizing.isEmpty ? [] : componentTargets(below: minimum))
    // What a view gives itself, and who shows it tells of, is one target.
    var places: Set<[Int]> = []
    return found.filter { places.insert([$0.file, Int($0.range.start), Int($0.range.end)]).inserted }
  }

  /// The controls and tappable views of other types that show this one alone, where it gives itself the size.
  private func componentTargets(below minimum: Double) -> [TouchTarget] {
    guard isDeclared, isKind(of: "View"), let body = property("body"), body.type == self, let shown = body.facts.getter,
      !shown.containsExpression(where: \.answersTaps)
    else { return [] }
    let code = project.code(mentioning: [lastName]).inFiles { [project] in project.isForTouch($0) }
    let users = code.alsoMentioning(SwiftUIControls.words).filter { code in
      code.type.map { $0 != self && !$0.isForPreviews } ?? false && code.mayHold(SwiftUIControls.words)
    }
    return users.flatMap { code -> [TouchTarget] in
      let scope = code.scope
      var found: [TouchTarget] = []
      code.body.forEachExpression { expression, around in
        guard let type = code.type, expression.call != nil, !around.continues(expression), expression.viewChain.shows(self, scope) else {
          return
        }
        let place = SwiftUIPlace(
          type: type, code: code, scope: scope, range: expression.range, around: around, minimum: minimum, component: self
        )
        // Those to which their own code gives the size are that type's.
        let shown = place.targets(expression.viewChain).filter { $0.file != code.file || !expression.range.contains($0.range) }
        found += shown.map { target in
          var target = target
          target.evidence.append(TouchTarget.Evidence(kind: .answer, range: expression.viewChain.root.range, file: code.file))
          return target
        }
      }
      return found
    }
  }
}

extension ViewChain {
  /// Whether it is a view of some type, or a control whose label is one.
  fileprivate func shows(_ type: ProjectType, _ scope: CodeScope) -> Bool {
    let shown = [root] + (root.call?.label?.body.shownViews.map(\.viewChain.root) ?? [])
    return shown.contains { view in view.constructedType.flatMap { scope.type(named: $0.base) } == type }
  }
}

extension Expression {
  /// Whether it makes a list, each of whose rows is a target of its own.
  fileprivate var isListOfRows: Bool { ["List", "Form"].contains(constructedType?.base) }

  /// Whether it is something to tap, or says which area answers.
  fileprivate var answersTaps: Bool {
    if let made = constructedType?.base, SwiftUIControls.names.contains(made) { return true }
    return call?.name.map { ["contentShape", "onTapGesture", "TapGesture", "gesture", "onLongPressGesture"].contains($0) } ?? false
  }
}

/// A place in a view's body, and what stands around it there.
struct SwiftUIPlace {
  let type: ProjectType
  let code: ProjectCode
  let scope: CodeScope
  let range: ByteRange
  let around: [Enclosure]
  let minimum: Double
  /// The view of another type that is looked into for its size; nil for none.
  let component: ProjectType?

  var use: ViewUse { ViewUse(place: range, around: around, code: code) }

  func targets(_ chain: ViewChain) -> [TouchTarget] {
    let found = answeringTargets(chain)
    // Whether anything comes of a tap is asked last: that leads far.
    guard !found.isEmpty, chain.root.call.map({ !scope.isOrnament($0) }) ?? true else { return [] }
    return found
  }

  private func answeringTargets(_ chain: ViewChain) -> [TouchTarget] {
    if let control = chain.root.constructedType?.base, SwiftUIControls.names.contains(control), !scope.isDeclared(control) {
      return controlTargets(control, chain)
    }
    return gestureTargets(chain)
  }

  // MARK: Controls

  private func controlTargets(_ control: String, _ chain: ViewChain) -> [TouchTarget] {
    if isPutOutOfUse(chain.modifiers) || isInBarHere { return [] }
    let sized = sizedTargets(control, chain)
    let small = sized.filter { $0.smallest < minimum }
    // Where a style of the app's own adds to what is written, it is measured with it.
    let isEnlarged = !small.isEmpty && !isPadless(chain)
    let isTold = !isEnlarged && small.contains { !$0.isOuterFrame }
    let natural = isTold || component != nil ? nil : naturalTarget(control, chain)
    guard !small.isEmpty || natural != nil, !isLaidOutBySystem, !chain.modifiers.contains(where: scope.widens),
      !use.isTapped(to: action(of: chain)), !passesTouchesOn(chain)
    else { return [] }
    if small.isEmpty || isEnlarged { return natural.map { mayBeRow(control, chain) ? [] : [$0] } ?? [] }
    return fillsRow(control, chain) ? [] : small.map { $0.showing(natural) }
  }

  /// Whether a row of a list may answer for a control: for a link, and for what has no style of its own.
  private func mayBeRow(_ control: String, _ chain: ViewChain) -> Bool {
    let modifiers = chain.modifiers + around.modifiers(of: range) + use.ways.joined().flatMap(\.modifiers)
    // A tap on the row does something else.
    if control == "Button", around.modifiers(of: range).contains(where: { $0.tapAction != nil }) { return false }
    let isStyled = control != "NavigationLink" && modifiers.contains { $0.name == "buttonStyle" }
    return !isStyled && use.mayBeInRow
  }

  /// The sizes given to what is seen of the control, which answers alone; where these aren't known, the size of the frame
  /// around the control.
  private func sizedTargets(_ control: String, _ chain: ViewChain) -> [TouchTarget] {
    let outer = outerSize(control, chain)
    if control == "Toggle" { return [outer].compactMap { $0 } }
    let labels = labelTargets(control, chain, whileEnabled(chain))
    let small = labels.filter { $0.smallest < minimum }
    if let first = small.first { return [first.joined(with: small.dropFirst()).framed(by: outer)] }
    guard labels.isEmpty, var outer else { return [] }
    outer.isOuterFrame = true
    return [outer]
  }

  /// - Parameter known: what holds while the control can be tapped.
  private func labelTargets(_ control: String, _ chain: ViewChain, _ known: Assumptions) -> [TouchTarget] {
    guard let label = chain.root.call?.label else { return [] }
    let shown = label.body.shownViews
    let chains = (known.sayAnything ? scope.reached(shown, in: label.body, known) : shown).map(\.viewChain)
    // A wheel turns while there is nothing to tap.
    let lasting = chains.filter { $0.root.constructedType?.base != "ProgressView" }
    return (lasting.isEmpty ? chains : lasting).flatMap { targets("the label of this \(control)", $0) }
  }

  /// Whether the control answers for the whole row of a list that it stands in, as it does unless its style says
  /// otherwise.
  private func fillsRow(_ control: String, _ chain: ViewChain) -> Bool {
    let uses = self.uses
    let outer = (around + uses.flatMap(\.around)).expressions
    guard outer.contains(where: \.isListOfRows) || type.isListRow || use.isInRow else { return false }
    let modifiers = (chain.modifiers + uses.flatMap(\.chain.modifiers)).map(\.call) + outer.compactMap(\.call)
    return (control == "NavigationLink" || !modifiers.contains { $0.name == "buttonStyle" }) && !sharesRow
  }

  /// Whether other controls stand beside it in the row.
  private var sharesRow: Bool {
    around.expressions.prefix { !$0.isListOfRows }.contains { outer in
      guard ["HStack", "ZStack"].contains(outer.constructedType?.base) else { return false }
      var controls = 0
      outer.forEachExpression { inner, _ in
        if inner.constructedType.map({ SwiftUIControls.names.contains($0.base) }) ?? false { controls += 1 }
      }
      return controls > 1
    }
  }

  /// The size given to the control itself. Padding around it answers no more than the frame does.
  private func outerSize(_ control: String, _ chain: ViewChain) -> TouchTarget? {
    let framed = ViewChain(root: chain.root, modifiers: chain.modifiers.filter { $0.name != "padding" })
    guard let target = targets("this \(control)", framed).first else { return nil }
    // The system draws the switch at a size of its own.
    return control == "Toggle" && target.smallest >= 31 ? nil : target
  }

  /// What a tap on the control does, where it is handed to it.
  private func action(of chain: ViewChain) -> Expression? {
    guard let call = chain.root.call else { return nil }
    if let action = call.argument("action") { return action }
    let label = call.label
    return call.arguments.first { $0.value.closure != nil && $0.value.closure != label }?.value
  }

  /// Whether the control's style adds nothing to its label: none in sight, a plain one, or one of the project's own
  /// that neither pads nor sizes it.
  private func isPadless(_ chain: ViewChain) -> Bool {
    let near = chain.modifiers + around.modifiers(of: range)
    if use.isStyledByReceiver { return false }
    return use.ways.allSatisfy { way in
      switch ControlStyle(near + way.flatMap(\.modifiers), in: scope) {
      case .none: true
      case .style(let style): isPadless(style)
      case .open: false
      }
    }
  }

  /// Where the type shows what the property or function builds that the code belongs to.
  private var uses: [(chain: ViewChain, around: [Enclosure])] {
    guard let name = code.property?.name ?? code.function?.name, name != "body" else { return [] }
    var found: [(ViewChain, [Enclosure])] = []
    for other in type.code(mentioning: [name]) {
      other.body.forEachExpression { expression, around in
        guard !around.continues(expression) else { return }
        let chain = expression.viewChain
        if chain.root.lastName == name { found.append((chain, around)) }
      }
    }
    return found
  }

  private func isPadless(_ style: Expression) -> Bool {
    if style.isStyleWithoutRoom { return true }
    guard let type = style.constructedType.flatMap({ self.type.project.type(named: $0.base, from: self.type) }) else { return false }
    let sizing: Set<String> = ["padding", "frame", "contentShape", "modifier"]
    return !type.code.contains { code in
      code.body.containsExpression { $0.call?.name.map(sizing.contains) ?? false }
    }
  }

  /// Whether a bar, a menu or a list row makes the target larger than the view.
  private var isLaidOutBySystem: Bool {
    if isInBarHere || type.isOnlyInBars { return true }
    let named = use.constantUses
    return !named.isEmpty && named.allSatisfy { code.isInBar($0.place, $0.around) }
  }

  /// Whether the code itself says that it is one's item.
  private var isInBarHere: Bool {
    if let type = code.property?.type ?? code.function?.returnType, type.text.contains("ToolbarContent") { return true }
    if code.property?.type?.text.contains("ToolbarItem") ?? false { return true }
    return code.isInBar(range, around) || scope.isHandedToControl(range, around)
  }

  // MARK: Gestures

  private func gestureTargets(_ chain: ViewChain) -> [TouchTarget] {
    // The outermost of several answers over the largest area.
    guard let index = chain.modifiers.lastIndex(where: { $0.tapAction != nil }), !isInBarHere else { return [] }
    let found = targets("this tappable view", chain, upTo: index)
    let action = chain.modifiers[index].tapAction
    let isSmall = found.contains { $0.smallest < minimum }
    let targets = isSmall || component != nil ? found : [naturalTarget(chain, tappedBy: index)].compactMap { $0 }
    guard !targets.isEmpty, !isLaidOutBySystem, !use.isTapped(to: action), !passesTouchesOn(chain),
      !comesToNothing(action)
    else { return [] }
    return targets
  }

  private func comesToNothing(_ action: Expression?) -> Bool {
    guard let action else { return false }
    let deed = TapDeed(of: action, scope: scope)
    return deed.repeatsWhatHolds(at: range.start, in: code) || code.project.index.entryPoints.areOfApp && deed.comesToNothing
  }

  // MARK: Who answers

  private func passesTouchesOn(_ chain: ViewChain) -> Bool {
    if chain.modifiers.contains(where: \.call.passesTouchesOn) { return true }
    return ViewPlace(root: chain.root, code: code, scope: scope, around: around).passesTouchesOn
  }

  // MARK: Sizes

  /// The sizes that a chain's modifiers give its root, those after an index left out.
  private func targets(_ name: String, _ chain: ViewChain, upTo end: Int? = nil) -> [TouchTarget] {
    let modifiers = chain.modifiers.prefix(end ?? chain.modifiers.count)
    // Of a picture that is tapped, the room around it doesn't answer.
    let isBare = end != nil && chain.root.constructedType?.base == "Image" && !modifiers.contains { $0.givesArea }
    return sizes(of: chain, in: scope).compactMap { inner in
      var size = inner
      for modifier in modifiers where !(isBare && modifier.name == "padding") { size.apply(modifier) }
      guard let range = size.range, size.width != nil || size.height != nil, size.width != 0, size.height != 0 else {
        return nil
      }
      // What another view shows may be shown elsewhere, too.
      let lengths = size.file == code.file ? size.lengths : []
      return TouchTarget(name: name, width: size.width, height: size.height, range: range, file: size.file, lengths: lengths)
    }
  }

  /// The sizes that a view has by itself: those that a property or function of the type gives it on each of its paths, or
  /// the body of the component; one that isn't known for all else.
  private func sizes(of chain: ViewChain, in scope: CodeScope, _ depth: Int = 3) -> [SwiftUISize] {
    let unknown = [SwiftUISize(of: chain, scope: scope)]
    guard depth > 0, let (body, inner) = code(shownBy: chain.root, in: scope) else { return unknown }
    let chains = body.shownViews.map(\.viewChain)
    if chains.isEmpty || chains.contains(where: { isControl($0.root) }) { return unknown }
    return chains.flatMap { chain in
      sizes(of: chain, in: inner, depth - 1).map { size in
        var size = size
        size.scope = inner
        for modifier in chain.modifiers { size.apply(modifier) }
        size.scope = scope
        return size
      }
    }
  }

  private func code(shownBy root: Expression, in scope: CodeScope) -> ([Statement], CodeScope)? {
    if let made = root.constructedType {
      guard let component, scope.type(named: made.base) == component, let body = component.property("body"),
        let getter = body.facts.getter
      else { return nil }
      return (getter, CodeScope(body, in: type.project))
    }
    if let call = root.call {
      guard call.callee.ownName != nil, let function = scope.calledFunction(call), function.type == scope.type else { return nil }
      return (function.body, CodeScope(function, in: type.project))
    }
    guard let name = root.ownName, let property = scope.type?.property(name), property.type == scope.type,
      case .property? = scope.definition(of: name, at: root.range), let getter = property.facts.getter
    else { return nil }
    return (getter, CodeScope(property, in: type.project))
  }

  private func isControl(_ root: Expression) -> Bool {
    root.constructedType.map { SwiftUIControls.names.contains($0.base) } ?? false
  }
}

extension TouchTarget {
  /// One with what else a label may show in its place.
  fileprivate func joined(with others: some Sequence<TouchTarget>) -> TouchTarget {
    var target = self
    for other in others {
      target.lengths += other.lengths
      target.evidence.append(Evidence(kind: .branch, range: other.range, file: other.file))
    }
    return target
  }

  /// With a word on what the label shows, which answers alone.
  fileprivate func showing(_ label: TouchTarget?) -> TouchTarget {
    var target = self
    target.evidence += (label?.evidence ?? []).filter(\.isOfContent)
    return target
  }

  /// With a word on the frame around the control, if there is one.
  fileprivate func framed(by outer: TouchTarget?) -> TouchTarget {
    guard let outer else { return self }
    var target = self
    target.evidence.append(Evidence(kind: .outerFrame, range: outer.range, file: outer.file))
    return target
  }
}

extension TouchTarget.Evidence {
  fileprivate var isOfContent: Bool {
    switch kind {
    case .symbol, .picture, .text: true
    default: false
    }
  }
}

extension ViewChain.Modifier {
  /// Whether the room around a view answers from here on: it has a shape, or something is painted there.
  fileprivate var givesArea: Bool { ["background", "contentShape", "overlay", "border"].contains(name) }
}
