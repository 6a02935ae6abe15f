// Buttons of UIKit that are no higher than what they show.
extension ProjectType {
  /// The plain buttons of the type's code whose constraints leave their height open, and whose title or picture says how
  /// high they are.
  ///
  /// Buttons of stacks aren't among them, which may stretch them, nor those whose constraints aren't all seen.
  func naturalViewTargets(below minimum: Double) -> [TouchTarget] {
    guard project.index.controlWords.contains(where: { word in files.contains { project.mayHold(word, $0) } }) else { return [] }
    return views.compactMap { view in
      guard let code = view.codeOfPlainButton(in: self), let shown = NaturalButton(code)?.height, shown.points < minimum,
        code.isOpenInHeight(of: self), view.isTouchTarget(in: self), view.margin(in: self, []) == HitMargin.none, !view.isInBar,
        !isInBar(view), isKnownThroughout(view), !isUnanswered(view), !isNeverSeen(view), !sharesTap(with: view),
        let place = view.construction.map({ ($0.range, $0.code.file) })
          ?? handedOver(to: view).map({ ($0.making.range, $0.scope.file) })
      else { return nil }
      return TouchTarget(name: view.identity.name, shown, at: place.0, in: place.1)
    }
  }
}

extension ProjectType {
  /// What a property that holds a view gets it by, where a function hands it over.
  fileprivate func handedOver(to view: ViewCode) -> (making: Expression, scope: CodeScope)? {
    guard case .property(let name) = view.identity, let property = property(name), let making = property.facts.initialValue,
      making.call != nil, property.facts.isConstant || property.facts.modifiers.contains("lazy")
    else { return nil }
    return (making, CodeScope(property, in: project))
  }
}

extension TouchTarget {
  fileprivate init(name: String, _ height: NaturalButton.Height, at range: ByteRange, in file: Int) {
    self.init(name: name, width: nil, height: height.points, range: range, file: file)
    isNatural = true
    isOfText = height.isOfText
    evidence = [height.evidence]
  }
}

/// Code that makes a button or goes on with it, and what is given to its parameters.
private struct ButtonCode {
  let view: ViewCode
  var given = GivenValues.none

  /// What the code does by a method, with what is given in place of the parameters.
  func calls(_ name: String) -> [Setting] {
    view.calls.filter { $0.what.path == [name] }.compactMap { use in
      use.what.call.arguments.first.map { Setting(value: given.applied(to: $0.value), use.scope, use.code, use.range) }
    }
  }

  /// What the code assigns to a property.
  func assignments(_ path: [String]) -> [Setting] {
    view.assignments.filter { $0.what.path == path }.map { Setting(value: given.applied(to: $0.what.value), $0.scope, $0.code, $0.range) }
  }

  /// A value that says how a button looks.
  struct Setting {
    let value: Expression
    let scope: CodeScope
    let code: ProjectCode
    let range: ByteRange

    init(value: Expression, _ scope: CodeScope, _ code: ProjectCode, _ range: ByteRange) {
      self.value = value
      self.scope = scope
      self.code = code
      self.range = range
    }
  }
}

extension ViewCode {
  /// All code that says how it looks, where it is a button of the framework's and nothing else does so: its type's own, and
  /// before that a function that makes it: `private let skip = makeButton("Skip", size: 14)`.
  fileprivate func codeOfPlainButton(in type: ProjectType) -> [ButtonCode]? {
    guard elementType == nil, !isStyled else { return nil }
    if let construction { return construction.what.isPlainButton ? [ButtonCode(view: self)] : nil }
    guard calls.contains(where: { ["addTarget", "addAction"].contains($0.what.path.last) }), let given = type.handedOver(to: self),
      let call = given.making.call, let made = given.scope.buttonMade(by: call), !made.view.isStyled,
      made.view.construction?.what.isPlainButton ?? false
    else { return nil }
    return [made, ButtonCode(view: self)]
  }

  /// Whether more says how it looks than is known.
  private var isStyled: Bool {
    let setters = ["configuration", "numberOfLines", "lineBreakMode", "transform", "translatesAutoresizing"]
    return assignments.contains { use in use.what.path.contains(where: setters.contains) } || isStyledByOthers
  }

  /// Whether it is told of something that isn't known to leave its size alone: a title with fonts of its own, a function of the
  /// project's, a library that lays views out in another way.
  private var isStyledByOthers: Bool {
    calls.contains { use in
      guard let first = use.what.path.first, let last = use.what.path.last else { return true }
      if ["sizeToFit", "setPreferredSymbolConfiguration"].contains(last) { return true }
      let constrains = first.hasSuffix("Anchor") || ConstraintClosures.makers.contains(last)
      return !constrains && use.what.path.count == 1 && !Known.calls.contains(last)
    } || handed.contains { use in
      guard let call = use.what.call, let name = call.name else { return true }
      if ["addSubview", "addSubviews", "insertSubview", "bringSubviewToFront", "sendSubviewToBack"].contains(name) { return false }
      return name != "equalTo" || !(call.callee.base?.path ?? []).allSatisfy { !Known.vertical.contains($0) }
    }
  }

  private enum Known {
    /// What leaves the size as it is, or is read as what it shows.
    static let calls: Set<String> = [
      "setTitle", "setTitleColor", "setImage", "setAttributedTitle", "setTitleShadowColor", "addTarget", "addAction",
      "addGestureRecognizer", "setContentHuggingPriority", "setContentCompressionResistancePriority", "removeTarget",
      "addInteraction", "isDescendant", "layoutIfNeeded", "setNeedsLayout", "removeFromSuperview",
    ]
    /// Of a constraint in a closure, what may stretch the view that it is made to.
    static let vertical: Set<String> = [
      "top", "bottom", "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges",
    ]
  }
}

// MARK: - What constraints leave open

extension [ButtonCode] {
  /// Whether constraints say where it stands, and none how high it is: neither its own nor those of views beside it.
  fileprivate func isOpenInHeight(of type: ProjectType) -> Bool {
    var sides = VerticalSides()
    for use in flatMap(\.view.calls) { sides.add(use) }
    guard let view = last?.view, sides.isPlaced, !sides.isStretched, !view.isCollapsed else { return false }
    let name = view.identity.name
    return !type.code(mentioning: [name]).contains { code in
      code.body.containsExpression { $0.call.map { VerticalSides.ties($0, toSidesOf: name) } ?? false }
    }
  }
}

/// The sides at which constraints hold a view from above and below.
private struct VerticalSides {
  private var names: Set<String> = []

  var isPlaced: Bool { !names.isEmpty }

  /// Whether they may make it higher than it asks to be.
  var isStretched: Bool {
    let upper = !names.isDisjoint(with: ["top", "firstBaseline", "topMargin"])
    let lower = !names.isDisjoint(with: ["bottom", "lastBaseline", "bottomMargin"])
    return upper && lower || !names.isDisjoint(with: VerticalSides.lengths)
  }

  private static let lengths: Set<String> = [
    "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges", "margins",
  ]
  private static let all = lengths.union([
    "top", "bottom", "centerY", "center", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
  ])

  mutating func add(_ use: ViewCode.Use<ViewCode.MemberCall>) {
    let path = use.what.path
    if path.count == 2, path[1] == "constraint", path[0].hasSuffix("Anchor") {
      add(String(path[0].dropLast("Anchor".count)))
    } else if let maker = path.last, ConstraintClosures.makers.contains(maker), let closure = use.what.call.closures.last {
      let made = closure.parameters.first ?? "$0"
      closure.body.forEachExpression { expression, _ in
        if let path = expression.path, path.first == made { path.dropFirst().forEach { add($0) } }
      }
    }
  }

  private mutating func add(_ name: String) {
    if VerticalSides.all.contains(name) { names.insert(name) }
  }

  /// Whether a constraint is made to the height of a view of some name, or ties a side to the same side of it, and so may
  /// stretch either.
  static func ties(_ call: Call, toSidesOf name: String) -> Bool {
    guard case .member(let base?, let side)? = call.arguments.first?.value.kind, let path = call.callee.path else { return false }
    let view = base.lastName == "snp" ? base.base?.lastName : base.lastName
    guard view == name, !side.hasPrefix("center") else { return false }
    let plain = side.hasSuffix("Anchor") ? String(side.dropLast("Anchor".count)) : side
    return lengths.contains(plain) || all.contains(plain) && path.dropLast().contains(side)
  }
}

// MARK: - What it shows

/// A button of UIKit, by what it shows.
private struct NaturalButton {
  let height: Height

  /// How high it is at most, and by what.
  struct Height {
    let points: Double
    let isOfText: Bool
    let evidence: TouchTarget.Evidence
  }

  /// What UIKit leaves above and below a title together, in points.
  private static let room = 12.0
  /// What a title has that is given no font.
  private static let font = TextMeasure.system(18)

  /// - Returns: nil where it isn't known, or it shows nothing.
  init?(_ code: [ButtonCode]) {
    let titles = code.flatMap { $0.calls("setTitle") }.filter { !NaturalButton.isEmpty($0) }
    let images = code.flatMap { $0.calls("setImage") }.filter { !$0.value.isNil }
    let attributed = code.flatMap { $0.calls("setAttributedTitle") }.filter { !$0.value.isNil }
    var heights = images.map(NaturalButton.height(ofPicture:)) + attributed.map(NaturalButton.height(ofAttributed:))
    if let title = titles.first { heights.append(NaturalButton.height(ofTitle: title, code)) }
    guard !heights.contains(where: { $0 == nil }), let highest = heights.compactMap({ $0 }).max(by: { $0.points < $1.points })
    else { return nil }
    height = highest
  }

  private static func isEmpty(_ title: ButtonCode.Setting) -> Bool {
    title.value.isNil || title.scope.text(title.value)?.isEmpty ?? false
  }

  private static func height(ofTitle title: ButtonCode.Setting, _ code: [ButtonCode]) -> Height? {
    // Whoever goes on with a button has the last word.
    let fonts = code.map { $0.assignments(["titleLabel", "font"]) }.last { !$0.isEmpty } ?? []
    let measures = fonts.map { $0.scope.textMeasure($0.value) }
    guard let measure = fonts.isEmpty ? font : measures.largest else { return nil }
    return Height(of: measure, fonts.first ?? title)
  }

  private static func height(ofAttributed title: ButtonCode.Setting) -> Height? {
    AttributedFonts(title.value, in: title.code, title.scope).measure.map { Height(of: $0, title) }
  }

  /// The height of a picture, or of a symbol without a configuration.
  private static func height(ofPicture picture: ButtonCode.Setting) -> Height? {
    guard picture.scope.isPlain(picture.value), let image = picture.scope.uiImage(picture.value) else { return nil }
    switch image.kind {
    case .asset(let name):
      guard let size = picture.scope.project.pictures.size(of: name) else { return nil }
      return Height(size.height, picture, .picture(size.height))
    case .symbol(let name):
      let measure = SymbolMeasure(name, in: .body, scale: 1)
      return Height(measure.height, picture, .symbol(measure.height, font: TextMeasure.body.name))
    case .decorative, .labelled, .unknown: return nil
    }
  }
}

extension NaturalButton.Height {
  /// A line of text, and what UIKit leaves above and below.
  fileprivate init(of measure: TextMeasure, _ place: ButtonCode.Setting) {
    self.init(
      points: measure.lineHeight + NaturalButton.room, isOfText: true,
      evidence: .init(kind: .text(measure.lineHeight, font: measure.name), range: place.range, file: place.code.file)
    )
  }

  fileprivate init(_ points: Double, _ picture: ButtonCode.Setting, _ kind: TouchTarget.Evidence.Kind) {
    self.init(points: points, isOfText: false, evidence: .init(kind: kind, range: picture.value.range, file: picture.code.file))
  }
}

// MARK: - What makes it

extension Expression {
  /// Whether it makes a button of the framework's that nothing has been said of yet.
  fileprivate var isPlainButton: Bool {
    guard constructedType?.base == "UIButton", let call else { return false }
    return call.argument("frame").map { $0.lastName == "zero" } ?? true
      && call.arguments.allSatisfy { ["type", "frame"].contains($0.label) }
      && call.argument("type").map { ["custom", "system"].contains($0.lastName) } ?? true
  }
}

extension CodeScope {
  /// The button that a function of the project's makes and hands back, and what it is given for that.
  fileprivate func buttonMade(by call: Call) -> ButtonCode? {
    guard let function = calledFunction(call) ?? calledFunction(call, wanting: ["UIButton"]), let owner = function.type ?? type
    else { return nil }
    let values = function.body.returnedValues
    guard values.count == 1, case .name(let name) = values[0].kind else { return nil }
    let code = ProjectCode(function, in: project)
    let made = owner.views(in: [code]).filter { $0.identity.name == name }
    guard made.count == 1 else { return nil }
    return ButtonCode(view: made[0], given: GivenValues(call, to: function.facts, in: self, inner: code.scope, .none))
  }
}

/// The fonts of a text that code puts together from pieces: `NSAttributedString(string: "Skip", attributes: [.font: small])`.
private struct AttributedFonts {
  /// That of the largest; nil where one isn't known.
  let measure: TextMeasure?

  /// What a piece has that is given no font: Helvetica of 12 points.
  private static let plain = TextMeasure.system(12)

  init(_ text: Expression, in code: ProjectCode, _ scope: CodeScope) {
    measure = AttributedFonts.pieces(of: text, in: code, scope).map { $0.map { AttributedFonts.measure($0, scope) }.largest } ?? nil
  }

  /// The calls that make the pieces; nil where more may change the text.
  private static func pieces(of text: Expression, in code: ProjectCode, _ scope: CodeScope) -> [Call]? {
    if let call = text.call, let made = text.constructedType?.base {
      return ["NSAttributedString", "NSMutableAttributedString"].contains(made) && call.argument("string") != nil ? [call] : nil
    }
    guard case .name(let name) = text.kind, let first = scope.local(name, before: text.range)?.initialValue,
      var found = pieces(of: first, in: code, scope)
    else { return nil }
    var isKnown = true
    code.body.forEachExpression { expression, _ in
      guard let call = expression.call, call.callee.base?.kind == .name(name) else { return }
      guard call.name == "append", let piece = call.arguments.first?.value, piece.kind != text.kind,
        let more = pieces(of: piece, in: code, scope)
      else { return isKnown = false }
      found += more
    }
    return isKnown ? found : nil
  }

  private static func measure(_ piece: Call, _ scope: CodeScope) -> TextMeasure? {
    guard let attributes = piece.argument("attributes") else { return plain }
    guard case .dictionary(let pairs) = (scope.constant(attributes)?.expression ?? attributes).kind else { return nil }
    guard !pairs.contains(where: { $0.key.lastName.map(resizing.contains) ?? false }) else { return nil }
    return pairs.first { $0.key.lastName == "font" }.map { scope.textMeasure($0.value) } ?? plain
  }

  /// The attributes that may make a line higher than its font.
  private static let resizing: Set<String> = ["attachment", "baselineOffset", "paragraphStyle"]
}

extension CodeScope {
  /// Whether nothing is said of a picture but its name and how it is coloured, be it here or where a constant is declared.
  fileprivate func isPlain(_ picture: Expression, _ depth: Int = CodeScope.followedConstants) -> Bool {
    guard depth > 0 else { return false }
    switch picture.kind {
    case .call(let call):
      if ["withConfiguration", "configuration"].contains(where: { call.argument($0) != nil }) { return false }
      if picture.constructedType?.base == "UIImage" { return true }
      guard let base = call.callee.base, ["withRenderingMode", "withTintColor"].contains(call.name) else { return false }
      return isPlain(base, depth - 1)
    case .conditional(_, let first, let second): return isPlain(first, depth - 1) && isPlain(second, depth - 1)
    case .binary(let left, "??", _): return isPlain(left, depth - 1)
    case .name, .member:
      guard let constant = imageConstant(picture) else { return true }
      return constant.scope.isPlain(constant.expression, depth - 1)
    default: return true
    }
  }
}
