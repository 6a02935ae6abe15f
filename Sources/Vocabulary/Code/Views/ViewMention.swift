/// What code does to a view where it mentions it.
package enum ViewMention {
  /// Its looks or its place change, or are asked for.
  case looks
  /// It is handed to another view, which shows it.
  case placed
  /// It is made invisible for good.
  case hidden
  /// It is made visible, or may be.
  case shown
  /// Something is connected to it that answers when it is touched.
  case answered
  /// It goes to code that connects nothing to it, and may place it, show it or hide it.
  case used
  /// It goes to code that isn't followed.
  case open
}

/// Reads what stands around the mention of a view.
package struct ViewMentionReader {
  package let code: ProjectCode
  /// How far the project's own functions are followed.
  var depth = 2

  package init(code: ProjectCode, depth: Int = 2) {
    self.code = code
    self.depth = depth
  }

  /// What is done to a view whose mention an expression is.
  package func mention(_ view: Expression, _ around: [Enclosure]) -> ViewMention {
    var path: [String] = []
    var current = view
    for enclosure in around.reversed() {
      guard case .expression(let outer) = enclosure else {
        return goneThrough(current) ?? listed(current, enclosure) ?? end(enclosure, path, isBuilt: view.builds(in: around))
      }
      switch outer.kind {
      case .member(let base?, let name) where base.range == current.range: path.append(name)
      case .call(let call):
        guard call.callee.range == current.range else { return path.isEmpty ? handed(by: call) : read(path) }
        return called(path, call)
      case .array, .dictionary:
        guard path.isEmpty else { return read(path) }
      // Where it isn't there, something else takes its place.
      case .binary(let first, "??", _) where first.range == current.range && path.isEmpty: break
      // `if sender == skip { … }`
      case .binary(_, let sign, _) where path.isEmpty && ["==", "!=", "===", "!=="].contains(sign): return .looks
      case .assignment(let target, _, let value):
        guard target.range == current.range else { return path.isEmpty ? given(to: target) : read(path) }
        return assigned(path, value, around, to: view)
      case .closure: return path.isEmpty ? .open : read(path)
      default: return path.isEmpty ? .open : read(path)
      }
      // `[first, second].forEach { addSubview($0) }`
      if case .member(let list?, let name) = outer.kind, !list.isMention(of: view) { return each(name, of: outer, around) }
      current = outer
    }
    return goneThrough(current) ?? (path.isEmpty ? .open : read(path))
  }

  /// What a loop does to each view of a list: `for button in [first, second] { … }`. Nil for anything else.
  private func goneThrough(_ list: Expression) -> ViewMention? {
    guard case .array = list.kind else { return nil }
    return code.body.loop(through: list).map { each($0.body) }
  }

  /// What code does to each view of a list that it keeps; nil for anything else.
  private func listed(_ list: Expression, _ enclosure: Enclosure) -> ViewMention? {
    guard depth > 0, case .array = list.kind, case .variable(let variable) = enclosure, variable.isConstant else { return nil }
    // Such a list may hold views of another one, and that one views of this.
    return ViewMentionReader(code: code, depth: depth - 1).mention(ofListNamed: variable.name)
  }

  /// What code does to each view of several.
  func each(_ body: [Statement]) -> ViewMention {
    if body.connects { return .answered }
    return body.containsExpression { ["alpha", "isHidden"].contains($0.lastName) } ? .shown : .placed
  }

  /// - Parameter isBuilt: whether a variable is built of the view.
  private func end(_ enclosure: Enclosure, _ path: [String], isBuilt: Bool) -> ViewMention {
    guard path.isEmpty else { return read(path) }
    // What a variable's own code gives back is the variable, and so is what a function builds for a property alone.
    guard case .returned = enclosure else { return .open }
    return isBuilt || code.property?.initialValue?.call?.callee.closure != nil || code.builtProperty != nil ? .looks : .open
  }

  private func read(_ path: [String]) -> ViewMention {
    Answering.reactiveLooks(path) ?? (path.contains(where: Answering.isNamed) ? .answered : .looks)
  }

  private func given(to target: Expression) -> ViewMention {
    target.lastName.map(ViewMentionWords.slots.contains) ?? false ? .placed : .open
  }

  private func assigned(_ path: [String], _ value: Expression, _ around: [Enclosure], to view: Expression) -> ViewMention {
    switch (path, value.kind) {
    case ([], _): return value.constructedType == nil && !value.isNil ? .open : .looks
    case (["isHidden"], .boolean(true)), (["alpha"], .number(0)), (["layer", "opacity"], .number(0)):
      return isSetUp(around, view) ? .hidden : .looks
    case (["isHidden"], _) where code.scope.isAlways(true, value): return isSetUp(around, view) ? .hidden : .looks
    case (["isHidden"], _), (["alpha"], _), (["layer", "opacity"], _): return .shown
    case (["tag"], _): return code.project.connectsByTags ? .answered : .looks
    default: break
    }
    if case .selector = value.kind { return .answered }
    if let closure = value.closure { return code.comesToNothing(closure) ? .looks : .answered }
    return path.contains(where: Answering.isNamed) ? .answered : .looks
  }

  /// Whether code surely runs before the view shows: where it is made, where its screen begins, or where it is put into another.
  private func isSetUp(_ around: [Enclosure], _ view: Expression) -> Bool {
    guard let function = code.function else { return !around.contains(where: \.isArm) }
    guard !around.isConditional else { return false }
    return ["init", "awakeFromNib", "loadView", "viewDidLoad"].contains(function.name) || function.setsUp || places(view)
  }

  /// Whether the code hands the view to one that shows it.
  private func places(_ view: Expression) -> Bool {
    code.body.containsExpression { expression in
      guard let call = expression.call, let name = call.name, ViewMentionWords.holders.contains(name) else { return false }
      return call.arguments.contains { $0.value.kind == view.kind }
    }
  }

  private func called(_ path: [String], _ call: Call) -> ViewMention {
    guard let method = path.last else { return .open }
    if path.count == 1, Builders.configures(call), call.arguments.count == 1, let closure = call.closures.first {
      return configured(by: closure)
    }
    if let looks = Answering.reactiveLooks(path) { return looks }
    if path.contains(where: ViewMentionWords.parts.contains) || path.contains(where: { $0.hasSuffix("Anchor") })
      || path.count == 2 && (ViewMentionWords.sides.contains(path[0]) || ViewMentionWords.moves.contains(method))
      || path.count > 1 && ViewMentionWords.values.contains(path[0])
      || ViewMentionWords.methods.contains(method) || ViewMentionWords.holders.contains(method)
    {
      return .looks
    }
    // Which only asks who would answer.
    if path == ["target"], call.argument("forAction") != nil { return .looks }
    if path.contains(where: Answering.isNamed) { return path.count == 1 && code.answersWithNothing(call) ? .looks : .answered }
    return followed(method, by: call)
  }

  /// `button.do { $0.setTitle(…) }`
  private func configured(by closure: Closure) -> ViewMention {
    if closure.body.connects { return .answered }
    return closure.body.containsExpression(where: \.showsOrHides) ? .shown : .looks
  }

  func handed(by call: Call) -> ViewMention {
    guard let function = call.name else { return .open }
    if ViewMentionWords.holders.contains(function) { return .placed }
    if ViewMentionWords.measures.contains(function) { return .looks }
    if let kept = kept(by: call) { return kept }
    return followed(function, by: call)
  }

  /// A method asked of a list in which the view stands.
  func each(_ method: String, of member: Expression, _ around: [Enclosure]) -> ViewMention {
    let call = around.expressions.first { $0.call?.callee.range == member.range }?.call
    guard method == "forEach" else { return call == nil ? .open : followed(method) }
    if let function = call?.arguments.first?.value.lastName, ViewMentionWords.holders.contains(function) { return .placed }
    return call?.closures.last.map { each($0.body) } ?? .answered
  }

  /// What functions of a name do to a view that they are given, if all are the project's own and connect nothing to it.
  ///
  /// - Parameter call: by which one of them is called, where it says which.
  private func followed(_ function: String, by call: Call? = nil) -> ViewMention {
    let own = code.project.code(ofFunctionsNamed: function).filter { code in
      call.map { call in code.function.map { call.fits($0) } ?? true } ?? true
    }
    guard depth > 0, !own.isEmpty, !own.contains(where: \.body.connects) else { return .open }
    return own.contains { $0.body.containsExpression(where: \.showsOrHides) } ? .used : .placed
  }
}

extension Project {
  /// Whether code that asks for views by their tags may connect something to them.
  fileprivate var connectsByTags: Bool {
    lastingAnswer(Answers.Question(kind: .connectsByTags, subject: 0)) {
      code(mentioning: ["viewWithTag"]).contains { code in
        code.body.containsExpression { $0.call?.name == "viewWithTag" } && code.body.containsExpression { expression in
          if case .selector = expression.kind { return true }
          guard let name = expression.lastName ?? expression.call?.name, !["tag", "viewWithTag"].contains(name) else { return false }
          return expression.call != nil && Answering.isNamed(name) || name == "rx"
        }
      }
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var connectsByTags: Self { Self(ConnectsByTags.self) }

  private enum ConnectsByTags {}
}

extension Array where Element == Statement {
  /// Whether code says anything that may connect something to a control.
  package var connects: Bool { containsExpression(where: \.connects) }
}

extension Expression {
  fileprivate var connects: Bool {
    switch kind {
    case .selector: return true
    case .name(let name), .member(_, let name): return Answering.isNamed(name)
    case .call(let call): return call.arguments.contains { $0.label.map(Answering.isNamed) ?? false }
    default: return false
    }
  }

  /// Whether a variable that stands around is built of the local variable that it names.
  fileprivate func builds(in around: [Enclosure]) -> Bool {
    guard case .name(let name) = kind else { return false }
    return around.variable(builtOf: name, declaredAt: range) != nil
  }

  fileprivate var showsOrHides: Bool {
    guard case .assignment(let target, _, _) = kind else { return false }
    return ["alpha", "isHidden"].contains(target.lastName)
  }

  /// Whether it is a view's mention, or a part of that view.
  fileprivate func isMention(of view: Expression) -> Bool {
    var current = self
    while current.range != view.range {
      switch current.kind {
      case .member(let base?, _): current = base
      default: return false
      }
    }
    return true
  }
}

/// Names by which something is connected to a control.
package enum Answering {
  package static func isNamed(_ name: String) -> Bool {
    if ["rx", "tag"].contains(name) { return true }
    if ViewMentionWords.methods.contains(name) { return false }
    return NameWords.of(name).contains(where: words.contains)
  }

  /// What becomes of a view whose looks follow a stream, as in `rx.isHidden`; nil where another part is asked for.
  package static func reactiveLooks(_ path: [String]) -> ViewMention? {
    guard path.first == "rx", path.count > 1 else { return nil }
    if ["alpha", "isHidden"].contains(path[1]) { return .shown }
    return looks.contains(path[1]) ? .looks : nil
  }

  private static let looks: Set<String> = [
    "attributedTitle", "backgroundColor", "backgroundImage", "currentPage", "image", "isEnabled", "isSelected", "numberOfPages",
    "tintColor", "title",
  ]

  private static let words: Set<String> = [
    "action", "actions", "bind", "callback", "click", "clicked", "clicks", "command", "delegate", "event", "events", "gesture",
    "handle", "handler", "menu", "press", "pressed", "publisher", "reactive", "recognizer", "selector", "sink",
    "subscribe", "tap", "tapped", "taps", "target", "touch", "touches", "touched", "tracking",
  ]
}

package enum ViewMentionWords {
  /// What a view is assigned to so that it shows.
  static let slots: Set<String> = ["accessoryView", "inputAccessoryView", "leftView", "rightView", "tableHeaderView", "titleView"]

  /// What shows the views that it is given.
  package static let holders: Set<String> = [
    "UIBarButtonItem", "UIStackView", "addArrangedSubview", "addArrangedSubviews", "addItem", "addSubview", "addSubviews",
    "insertArrangedSubview", "insertSubview",
  ]

  /// What orders views that are shown, or lays them out.
  static let measures: Set<String> = [
    "NSLayoutConstraint", "bringSubviewToFront", "constrain", "constraint", "constraints", "equalTo", "greaterThanOrEqualTo",
    "lessThanOrEqualTo", "like", "sendSubviewToBack", "setCustomSpacing", "to",
  ]

  /// What functions of the project's own, or of a library's, give a view to tie its sides by: `title.top.equalTo(view.top)`.
  static let sides: Set<String> = ["bottom", "centerX", "centerY", "height", "leading", "left", "right", "top", "trailing", "width"]

  /// What is a value, of which code makes another: `button.tintColor.withAlphaComponent(0.5)`.
  static let values: Set<String> = [
    "alpha", "attributedText", "backgroundColor", "center", "currentImage", "currentTitle", "font", "image", "intrinsicContentSize", "text",
    "textColor", "tintColor", "transform",
  ]

  /// What makes another frame of a view's: `button.frame.offsetBy(dx: 0, dy: 50)`.
  static let moves: Set<String> = ["applying", "insetBy", "offsetBy", "union"]

  /// Parts of a view, and what lays it out, whose methods change how it looks.
  static let parts: Set<String> = ["easy", "flex", "imageView", "kf", "layer", "pin", "snp", "subtitleLabel", "titleLabel"]

  /// Methods that change how a view looks, where it is, or the value that it shows.
  package static let methods: Set<String> = [
    "convert", "insertSegment", "sd_setBackgroundImage", "sd_setImage", "invalidateIntrinsicContentSize", "layoutIfNeeded", "removeFromSuperview", "setAttributedTitle",
    "setBackgroundImage", "setContentCompressionResistancePriority", "setContentHuggingPriority", "setDate",
    "setDecrementImage", "setImage", "setIncrementImage", "setMaximumTrackImage", "setMinimumTrackImage", "setNeedsDisplay",
    "setNeedsLayout", "setNeedsUpdateConfiguration", "setOn", "setPreferredSymbolConfiguration", "setThumbImage", "setTitle",
    "setTitleColor", "setTitleShadowColor", "setValue", "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting",
    "touchAreaEdgeInsets", "updateConstraints", "setNeedsUpdateConstraints",
  ]
}
