// Buttons of UIKit that are no higher than what they show.
extension ProjectType {
  /// The plain buttons of the type's code whose constraints leave their height open, and whose title or picture says how
  /// high they are.
  ///
  /// Buttons of stacks aren't among them, which may stretch them, nor those whose constraints aren't all seen.
  func naturalViewTargets(below minimum: Double) -> [TouchTarget] {
    guard project.index.controlWords.contains(where: { word in files.contains { project.mayHold(word, $0) } }),
      !code(mentioning: ["setTitle", "setImage"]).isEmpty
    else { return [] }
    return views.compactMap { view in
      guard view.isPlainButton, let shown = NaturalButton(view)?.height, shown.points < minimum, view.isOpenInHeight(of: self),
        view.isTouchTarget(in: self), view.margin(in: self, []) == HitMargin.none, !view.isInBar, !isInBar(view),
        isKnownThroughout(view), !isUnanswered(view), !isNeverSeen(view), !sharesTap(with: view), let made = view.construction
      else { return nil }
      return TouchTarget(name: view.identity.name, shown, at: made.range, in: made.code.file)
    }
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

extension ViewCode {
  /// Whether it is made as a button of the framework's, and nothing but what is known says how it looks.
  fileprivate var isPlainButton: Bool {
    guard let made = construction?.what, made.constructedType?.base == "UIButton", elementType == nil, let call = made.call,
      call.argument("frame").map({ $0.lastName == "zero" }) ?? true,
      call.arguments.allSatisfy({ ["type", "frame"].contains($0.label) }),
      call.argument("type").map({ ["custom", "system"].contains($0.lastName) }) ?? true
    else { return false }
    let setters = ["configuration", "attributedTitle", "numberOfLines", "lineBreakMode", "transform", "translatesAutoresizing"]
    return !assignments.contains { use in use.what.path.contains(where: setters.contains) } && !isStyledByOthers
  }

  /// Whether it is told of something that isn't known to leave its size alone: a title with fonts of its own, a function of the
  /// project's, a library that lays views out in another way.
  private var isStyledByOthers: Bool {
    calls.contains { use in
      guard let first = use.what.path.first, let last = use.what.path.last else { return true }
      if ["setAttributedTitle", "sizeToFit", "setPreferredSymbolConfiguration"].contains(last) { return true }
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
      "setTitle", "setTitleColor", "setImage", "setTitleShadowColor", "addTarget", "addAction", "addGestureRecognizer",
      "setContentHuggingPriority", "setContentCompressionResistancePriority", "removeTarget", "addInteraction", "isDescendant",
      "layoutIfNeeded", "setNeedsLayout", "removeFromSuperview",
    ]
    /// Of a constraint in a closure, what may stretch the view that it is made to.
    static let vertical: Set<String> = [
      "top", "bottom", "height", "size", "edges", "verticalEdges", "directionalEdges", "directionalVerticalEdges",
    ]
  }
}

// MARK: - What constraints leave open

extension ViewCode {
  /// Whether constraints say where it stands, and none how high it is: neither its own nor those of views beside it.
  fileprivate func isOpenInHeight(of type: ProjectType) -> Bool {
    var sides = VerticalSides()
    for use in calls { sides.add(use) }
    guard sides.isPlaced, !sides.isStretched, !isCollapsed else { return false }
    let name = identity.name
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
  init?(_ view: ViewCode) {
    let titles = view.calls.filter { $0.what.path == ["setTitle"] && !NaturalButton.isEmpty($0) }
    let images = view.calls.filter { $0.what.path == ["setImage"] && !($0.what.call.arguments.first?.value.isNil ?? true) }
    var heights = images.map(NaturalButton.height)
    if !titles.isEmpty { heights.append(NaturalButton.height(ofTitles: titles, view)) }
    guard !heights.contains(where: { $0 == nil }), let highest = heights.compactMap({ $0 }).max(by: { $0.points < $1.points })
    else { return nil }
    height = highest
  }

  private static func isEmpty(_ use: ViewCode.Use<ViewCode.MemberCall>) -> Bool {
    guard let title = use.what.call.arguments.first?.value else { return true }
    return title.isNil || use.scope.text(title)?.isEmpty ?? false
  }

  private static func height(ofTitles titles: [ViewCode.Use<ViewCode.MemberCall>], _ view: ViewCode) -> Height? {
    let fonts = view.assignments.filter { $0.what.path == ["titleLabel", "font"] }
    let measures = fonts.map { $0.scope.textMeasure($0.what.value) }
    guard let title = titles.first, let measure = fonts.isEmpty ? font : measures.largest else { return nil }
    let place = fonts.first.map { ($0.range, $0.code.file) } ?? (title.range, title.code.file)
    return Height(
      points: measure.lineHeight + room, isOfText: true,
      evidence: .init(kind: .text(measure.lineHeight, font: measure.name), range: place.0, file: place.1)
    )
  }

  /// The height of a picture, or of a symbol without a configuration.
  private static func height(_ use: ViewCode.Use<ViewCode.MemberCall>) -> Height? {
    guard let picture = use.what.call.arguments.first?.value, use.scope.isPlain(picture), let image = use.scope.uiImage(picture)
    else { return nil }
    switch image.kind {
    case .asset(let name):
      guard let size = use.scope.project.pictures.size(of: name) else { return nil }
      return Height(
        points: size.height, isOfText: false,
        evidence: .init(kind: .picture(size.height), range: picture.range, file: use.code.file)
      )
    case .symbol(let name):
      let measure = SymbolMeasure(name, in: .body, scale: 1)
      return Height(
        points: measure.height, isOfText: false,
        evidence: .init(kind: .symbol(measure.height, font: TextMeasure.body.name), range: picture.range, file: use.code.file)
      )
    case .decorative, .labelled, .unknown: return nil
    }
  }
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
