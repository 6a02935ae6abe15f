// Views of UIKit that are no higher than what they show.
extension ProjectType {
  /// The plain buttons, and the pictures and labels with a tap, of the type's code whose constraints leave their height open, and
  /// whose text or picture says how high they are.
  ///
  /// What a stack may stretch isn't among them, nor what has constraints that aren't all seen.
  func naturalViewTargets(below minimum: Double) -> [TouchTarget] {
    guard project.index.controlWords.contains(where: { word in files.contains { project.mayHold(word, $0) } }) else { return [] }
    let views = self.views
    lazy var stacks = StackPlaces(of: self, views)
    return views.compactMap { view in
      guard let code = view.codeOfPlainView(in: self), let shown = NaturalHeight(code), shown.points < minimum,
        view.isTouchTarget(in: self), view.answersTouches, view.margin(in: self, [], natural: shown.points) == HitMargin.none, !view.isInBar,
        code.isOpenInHeight(of: self, inStack: { stacks.leaveHeightOpen(of: view) }), !isInBar(view), isKnownThroughout(view),
        !isUnanswered(view), !isNeverSeen(view), !sharesTap(with: view),
        let place = view.construction.map({ ($0.range, $0.code.file) })
          ?? handedOver(to: view).map({ ($0.making.range, $0.scope.file) })
      else { return nil }
      return TouchTarget(name: view.identity.name, shown, at: place.0, in: place.1)
    }
  }

  /// What a property that holds a view gets it by, where a function hands it over.
  fileprivate func handedOver(to view: ViewCode) -> (making: Expression, scope: CodeScope)? {
    guard case .property(let name) = view.identity, let property = property(name), let making = property.facts.initialValue,
      making.call != nil, property.facts.isConstant || property.facts.modifiers.contains("lazy")
    else { return nil }
    return (making, CodeScope(property, in: project))
  }
}

extension TouchTarget {
  fileprivate init(name: String, _ height: NaturalHeight, at range: ByteRange, in file: Int) {
    self.init(name: name, width: nil, height: height.points, range: range, file: file)
    isNatural = true
    isOfText = height.isOfText
    evidence = [height.evidence]
  }
}

// MARK: - What makes it

extension ViewCode {
  /// All code that says how it looks, where it is a button, a picture or a label of the framework's and nothing else does so: its
  /// type's own, and before that a function that makes it: `private let skip = makeButton("Skip", size: 14)`.
  fileprivate func codeOfPlainView(in type: ProjectType) -> [PlainViewCode]? {
    guard elementType == nil, !isStyled else { return nil }
    if let construction { return construction.what.plainView.map { [PlainViewCode(view: self, kind: $0)] } }
    guard calls.contains(where: { ["addTarget", "addAction"].contains($0.what.path.last) }), let given = type.handedOver(to: self),
      let call = given.making.call, let made = given.scope.buttonMade(by: call), !made.view.isStyled
    else { return nil }
    return [made, PlainViewCode(view: self, kind: made.kind)]
  }

  /// Whether touches reach it, as those of pictures and labels don't by themselves.
  fileprivate var answersTouches: Bool {
    ["UIImageView", "UILabel"].contains(type?.base) ? sets("isUserInteractionEnabled", to: true) : true
  }

  /// Whether more says how it looks than is known.
  private var isStyled: Bool {
    let setters = [
      "adjustsFontSizeToFitWidth", "animationImages", "attributedText", "configuration", "highlightedImage", "lineBreakMode",
      "numberOfLines", "transform", "translatesAutoresizing",
    ]
    return assignments.contains { use in use.what.path.contains(where: setters.contains) } || isStyledByOthers
  }

  /// Whether it is told of something that isn't known to leave its size alone: a title with fonts of its own, a function of the
  /// project's, a library that lays views out in another way.
  private var isStyledByOthers: Bool {
    calls.contains { use in
      guard let first = use.what.path.first, let last = use.what.path.last else { return true }
      if last == "sizeToFit" { return true }
      let constrains = first.hasSuffix("Anchor") || ConstraintClosures.makers.contains(last)
      return !constrains && use.what.path.count == 1 && !Known.calls.contains(last)
    } || handed.contains { use in
      guard let call = use.what.call, let name = call.name else { return true }
      if Known.holders.contains(name) { return false }
      return name != "equalTo" || !(call.callee.base?.path ?? []).allSatisfy { !Known.vertical.contains($0) }
    }
  }

  private enum Known {
    /// What leaves the size as it is, or is read as what it shows.
    static let calls: Set<String> = [
      "setTitle", "setTitleColor", "setImage", "setAttributedTitle", "setBackgroundImage", "setTitleShadowColor", "addTarget",
      "addAction", "addGestureRecognizer", "setContentHuggingPriority", "setContentCompressionResistancePriority",
      "setPreferredSymbolConfiguration", "removeTarget", "addInteraction", "isDescendant", "layoutIfNeeded", "setNeedsLayout",
      "removeFromSuperview",
    ]
    /// What puts it somewhere; a stack may stretch it.
    static let holders: Set<String> = [
      "addSubview", "addSubviews", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addArrangedSubview",
      "UIStackView",
    ]
    /// Of a constraint in a closure, what may stretch the view that it is made to.
    static let vertical: Set<String> = [
      "top", "bottom", "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges",
    ]
  }
}

extension Expression {
  /// The view of the framework's that it makes and says nothing of but what it shows.
  fileprivate var plainView: PlainViewCode.Kind? {
    guard let made = constructedType?.base, let call, call.argument("frame").map({ $0.lastName == "zero" }) ?? true else { return nil }
    let labels = call.arguments.compactMap(\.label)
    switch made {
    case "UIButton":
      let isPlain = labels.allSatisfy { ["type", "frame"].contains($0) }
        && call.argument("type").map { ["custom", "system"].contains($0.lastName) } ?? true
      return isPlain ? .button : nil
    case "UIImageView": return labels.allSatisfy { ["image", "frame"].contains($0) } ? .picture : nil
    case "UILabel": return labels.allSatisfy { $0 == "frame" } ? .label : nil
    default: return nil
    }
  }
}

extension CodeScope {
  /// The button that a function of the project's makes and hands back, and what it is given for that.
  fileprivate func buttonMade(by call: Call) -> PlainViewCode? {
    guard let function = calledFunction(call) ?? calledFunction(call, wanting: ["UIButton"]), let owner = function.type ?? type
    else { return nil }
    let values = function.body.returnedValues
    guard values.count == 1, case .name(let name) = values[0].kind else { return nil }
    let code = ProjectCode(function, in: project)
    let made = owner.views(in: [code]).filter { $0.identity.name == name }
    guard made.count == 1, made[0].construction?.what.plainView == .button else { return nil }
    let given = GivenValues(call, to: function.facts, in: self, inner: code.scope, .none)
    return PlainViewCode(view: made[0], kind: .button, given: given)
  }
}

// MARK: - What constraints leave open

extension [PlainViewCode] {
  /// Whether constraints say where it stands, and none how high it is: neither its own nor those of views beside it. What stands
  /// in a stack has none.
  fileprivate func isOpenInHeight(of type: ProjectType, inStack: () -> Bool) -> Bool {
    let sides = VerticalSides(of: flatMap(\.view.calls))
    guard let view = last?.view, !sides.isStretched, !view.isCollapsed else { return false }
    let isStacked = view.handed.contains { ["addArrangedSubview", "UIStackView"].contains($0.what.call?.name) }
    guard isStacked ? inStack() : sides.isPlaced else { return false }
    return !sides.mayBeStretched(view.identity.name, in: type)
  }
}
