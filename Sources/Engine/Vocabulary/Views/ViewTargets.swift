// Touch targets in UIKit code.
extension ProjectType {
  func viewTargets(below minimum: Double) -> [TouchTarget] {
    if isKind(of: "UIBarButtonItem") || !mayHoldControls { return [] }
    // All that is done to a view is gathered only where the code that sizes it makes it small.
    let candidates = Set(sizedViews.filter { mayBeTarget($0, below: minimum) }.map(\.identity))
    if candidates.isEmpty { return ownTarget }
    let code = candidates.contains(.object) ? self.code : code(mentioning: candidates.map(\.name))
    let views = views(in: code, throughLoops: true).filter { candidates.contains($0.identity) }
    return views.flatMap { targets($0) + barItemTargets($0) } + ownTarget
  }

  /// Whether a view of which only some code is known may be a target below a minimum.
  private func mayBeTarget(_ view: ViewCode, below minimum: Double) -> Bool {
    let isItem = view.assignments.contains { $0.what.path == ["width"] }
    guard isItem || mayBeTouched(view) else { return false }
    return isItem || view.sizings.contains { $0.least < minimum }
  }

  /// Whether a view may be a control, or tappable: for what its class isn't, some code may have made it.
  private func mayBeTouched(_ view: ViewCode) -> Bool {
    guard let type = view.type, type.base != "UIView" else { return true }
    if project.isKind(type, of: "CALayer", from: self) { return false }
    guard project.isKind(type, of: "UIView", from: self), !project.isKind(type, of: "UIControl", from: self) else { return true }
    return mayMention(["addGestureRecognizer"])
  }

  /// Whether its code, or that of a type that it inherits from, names a class of controls, or makes something tappable.
  private var mayHoldControls: Bool {
    ([self] + ancestors).flatMap(\.files).contains { file in
      project.index.controlWords.contains { project.mayHold($0, file) }
    }
  }

  /// The widths given to bar button items; a space between items is no target.
  private func barItemTargets(_ view: ViewCode) -> [TouchTarget] {
    let widths = view.assignments.filter { $0.what.path == ["width"] }
    guard !widths.isEmpty, let type = view.type, project.isKind(type, of: "UIBarButtonItem", from: self), !view.isSpace,
      view.elementType == nil
    else { return [] }
    return widths.compactMap { use in
      guard let width = use.scope.length(use.what.value), width > 1 else { return nil }
      let length = WrittenLength(value: width, literal: use.what.value.writtenNumber)
      return TouchTarget(
        name: view.identity.name, width: width, height: nil, range: use.range, file: use.code.file, lengths: [length]
      )
    }
  }

  private func targets(_ view: ViewCode) -> [TouchTarget] {
    let sizings = view.effectiveSizings
    guard !sizings.isEmpty, view.isTouchTarget(in: self), !view.isEnlarged(in: self, sizings), !view.isInBar,
      !isInBar(view)
    else { return [] }
    let name = view.elementType == nil ? view.identity.name : "each of '\(view.identity.name)'"
    let places = Dictionary(grouping: sizings) { $0.code.place }
    let least = FixedControls.length { view.isKind(of: $0, in: self) }
    return places.values.compactMap { together in
      let target = TouchTarget(named: name, together)
      return target.smallest < least ? target : nil
    }
  }

  /// A control that asks for a size of its own.
  private var ownTarget: [TouchTarget] {
    guard isKind(of: "UIControl"), !enlargesHitArea, let property = property("intrinsicContentSize"),
      property.type == self, let getter = property.facts.getter
    else { return [] }
    let scope = CodeScope(property, in: project)
    let least = FixedControls.length(where: isKind(of:))
    return getter.returnedValues.compactMap { value in
      let size = scope.size(value)
      guard size.width != nil || size.height != nil else { return nil }
      let sizing = ViewSizing(
        width: size.width, height: size.height, way: .intrinsic, range: value.range, code: ProjectCode(property, in: project),
        value: value
      )
      let target = TouchTarget(named: name, [sizing])
      return target.smallest < least ? target : nil
    }
  }
}

extension ProjectCode {
  /// The function or property that the code belongs to.
  fileprivate var place: [Int] { [file, Int(function?.nameRange.start ?? property?.nameRange.start ?? 0)] }
}

extension TouchTarget {
  /// One target of the sizings that stand together; the smallest is the place to change.
  fileprivate init(named name: String, _ sizings: [ViewSizing]) {
    let smallest = sizings.min { $0.least < $1.least }
    self.init(
      name: name,
      width: sizings.compactMap(\.width).max(),
      height: sizings.compactMap(\.height).max(),
      range: smallest?.range ?? ByteRange(start: 0, end: 0),
      file: smallest?.code.file ?? 0,
      lengths: sizings.flatMap(\.lengths)
    )
  }
}

extension ProjectType {
  /// Whether a view's own class says that it isn't to be touched.
  fileprivate func ignoresTouches(_ view: TypeName) -> Bool {
    project.type(named: view.base, from: self)?.code(mentioning: ["isUserInteractionEnabled"]).contains { code in
      code.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind else { return false }
        return target.ownName == "isUserInteractionEnabled" && value.kind == .boolean(false)
      }
    } ?? false
  }
}

extension ViewSizing {
  fileprivate var least: Double { min(width ?? .infinity, height ?? .infinity) }
}

/// Controls whose size UIKit sets itself.
private enum FixedControls {
  /// The control's own height in points; whoever gives it less makes it smaller than the system does. Others have none:
  /// any length of theirs counts.
  ///
  /// - Parameter isKind: tells whether the control is one of that name, or inherits from it.
  static func length(where isKind: (String) -> Bool) -> Double {
    lengths.filter { isKind($0.key) }.values.min() ?? .infinity
  }

  private static let lengths: [String: Double] = [
    "UISwitch": 0, "UIDatePicker": 0, "UIRefreshControl": 0,
    "UIStepper": 27, "UISegmentedControl": 28, "UISlider": 23, "UIPageControl": 20, "UITextField": 28, "UISearchTextField": 28,
  ]
}

extension ViewCode {
  fileprivate func isKind(of name: String, in owner: ProjectType) -> Bool {
    type.map { owner.project.isKind($0, of: name, from: owner) } ?? false
  }

  /// Whether it is a control, a bar button item, or a view with a tap recogniser of its own.
  fileprivate func isTouchTarget(in owner: ProjectType) -> Bool {
    guard let type, owner.project.isKind(type, of: "UIView", from: owner), !sets("isUserInteractionEnabled", to: false),
      !owner.ignoresTouches(type)
    else { return false }
    if owner.project.isKind(type, of: "UIControl", from: owner) { return true }
    return calls.contains { use in
      guard use.what.path == ["addGestureRecognizer"], let recognizer = use.what.call.arguments.first?.value else { return false }
      return use.scope.isKind(recognizer, of: "UITapGestureRecognizer") && !use.code.countsTaps(of: recognizer)
    }
  }

  /// Whether it is a bar's fixed or flexible space.
  fileprivate var isSpace: Bool {
    let made = construction?.what.call?.arguments.compactMap(\.value.lastName) ?? []
    return made.contains { ["fixedSpace", "flexibleSpace", "FixedSpace", "FlexibleSpace"].contains($0) }
  }

  /// Whether its own class, what holds it, an inset or a property named for it makes the target larger than the view.
  ///
  /// - Parameter sizings: what gives it its size. Insets add to what a view asks for, not to its frame or a constraint.
  fileprivate func isEnlarged(in owner: ProjectType, _ sizings: [ViewSizing]) -> Bool {
    if let type, let found = owner.project.type(named: type.base, from: owner), found.enlargesHitArea { return true }
    if case .property(let name) = identity, owner.enlargesHitArea(of: name) { return true }
    // A text field asks the view at its end how large it wants to be.
    let isAsked = handed.contains { ["leftView", "rightView"].contains($0.what.label) }
    let insets = isAsked || sizings.allSatisfy { $0.way == .creation } ? ["contentedgeinsets", "contentinsets"] : []
    return assignments.contains { use in
      use.what.path.contains { name in
        let lowercased = name.lowercased()
        return (["hit", "touch", "tappable"] + insets).contains { lowercased.contains($0) }
      }
    }
  }

  /// The sizings that decide: constraints before frames, and no frame where another one isn't known or the view is
  /// handed on to be laid out elsewhere.
  public var effectiveSizings: [ViewSizing] {
    let all = sizings
    let known = all.filter { $0.width != nil || $0.height != nil }
    if known.contains(where: { $0.width.map { $0 <= 1 } ?? false || $0.height.map { $0 <= 1 } ?? false }) { return [] }
    if isLaidOutByConstraints || all.contains(where: { $0.way == .constraint }) { return known.filter { $0.way == .constraint } }
    let isFrameOpen = all.contains { $0.way == .frame && $0.width == nil && $0.height == nil }
    let isResized = calls.contains { ["sizeToFit", "autoPinEdgesToSuperviewEdges"].contains($0.what.path.last) }
      || assignments.contains { $0.what.path == ["autoresizingMask"] || $0.what.path.first == "transform" }
    if isFrameOpen || isResized || isReturned { return [] }
    let frames = known.filter { $0.way == .frame }
    return frames.isEmpty ? known : frames
  }

  private var isLaidOutByConstraints: Bool {
    if sets("translatesAutoresizingMaskIntoConstraints", to: false) { return true }
    return calls.contains { use in
      use.what.path.contains { $0.hasPrefix("snp") || $0.hasSuffix("Anchor") || $0.hasPrefix("autoPin") }
    } || handed.contains { use in
      use.what.call?.name == "NSLayoutConstraint" || use.what.call?.name == "constrain"
        || use.what.label == "arrangedSubviews" || use.what.call?.name == "addArrangedSubview"
    }
  }

  /// Whether a function makes it for its callers, who may put it anywhere.
  private var isReturned: Bool {
    guard case .local(let name, _, _) = identity else { return false }
    let code = construction?.code ?? assignments.first?.code
    return code?.body.returnedValues.contains { $0.kind == .name(name) } ?? false
  }
}

extension ProjectCode {
  /// Whether the code makes the recogniser wait for several taps.
  fileprivate func countsTaps(of recognizer: Expression) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.lastName == "numberOfTapsRequired" && target.base?.lastName == recognizer.lastName
    }
  }
}
