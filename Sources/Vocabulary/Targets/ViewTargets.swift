// Touch targets in UIKit code.
extension ProjectType {
  func viewTargets(below minimum: Double) -> [TouchTarget] {
    if isKind(of: "UIBarButtonItem") || !mayHoldControls { return [] }
    // All that is done to a view is gathered only where the code that sizes it makes it small.
    let sizes = ViewSizes(sizedViews, of: self)
    let small = sizes.views.filter { mayBeTarget($0, sizes, below: minimum) }.map(\.identity)
    let candidates = Set(small + sizes.held(below: minimum))
    if candidates.isEmpty { return ownTarget }
    let names = sizes.involved(with: candidates).filter { $0 != .object }.map(\.name)
    let code = candidates.contains(.object) ? self.code : code(ofViews: names)
    let known = ViewSizes(views(in: code, throughLoops: true), of: self, before: sizes)
    let views = known.views.filter { candidates.contains($0.identity) }
    return views.flatMap { targets($0, known, below: minimum) + barItemTargets($0) }.oncePerSharedConstant + ownTarget
  }

  /// Whether a view of which only some code is known may be a target below a minimum.
  private func mayBeTarget(_ view: ViewCode, _ sizes: ViewSizes, below minimum: Double) -> Bool {
    let isItem = view.assignments.contains { $0.what.path == ["width"] }
    guard isItem || mayBeTouched(view) else { return false }
    return isItem || (view.sizings + sizes.tiedSizings(of: view)).contains { $0.least < minimum }
  }

  /// Whether a view may be a control, or tappable: for what its class isn't, some code may have made it.
  private func mayBeTouched(_ view: ViewCode) -> Bool {
    guard let type = view.type, type.base != "UIView" else { return true }
    if project.isKind(type, of: "CALayer", from: self) { return false }
    guard project.isKind(type, of: "UIView", from: self), !project.isKind(type, of: "UIControl", from: self) else { return true }
    return hasOutsideTaps
      || mayMention(project.tapHelpers.union(project.tapStreams) + ["addGestureRecognizer", "tapGesture", "tapped", "touchUpInside"])
  }

  /// Whether its code, or that of a type that it inherits from, names a class of controls, or makes something tappable.
  private var mayHoldControls: Bool {
    ([self] + ancestors).flatMap(\.files).contains { file in
      project.index.controlWords.contains { project.mayHold($0, file) }
        || project.tapHelpers.union(project.tapStreams).contains { project.mayHold(Word($0), file) }
    } || hasOutsideTaps
  }

  /// The widths given to bar button items that the code makes; a space between items is no target, and the bar lays out its back
  /// button itself.
  private func barItemTargets(_ view: ViewCode) -> [TouchTarget] {
    let widths = view.assignments.filter { $0.what.path == ["width"] }
    guard !widths.isEmpty, let type = view.type, project.isKind(type, of: "UIBarButtonItem", from: self), !view.isSpace,
      view.construction?.what.constructedType != nil,
      view.elementType == nil, !view.handed.contains(where: { $0.what.label == "backBarButtonItem" })
    else { return [] }
    return widths.compactMap { use in
      guard let width = use.scope.length(use.what.value), width > 1 else { return nil }
      let length = WrittenLength(value: width, literal: use.what.value.writtenNumber)
      return TouchTarget(
        name: view.identity.name, width: width, height: nil, range: use.range, file: use.code.file, lengths: [length]
      )
    }
  }

  /// What a view of the type's is as a target, by all that code does to it.
  func targets(_ view: ViewCode, _ sizes: ViewSizes, below minimum: Double) -> [TouchTarget] {
    let sizings = view.effectiveSizings + sizes.tiedSizings(of: view)
    let room = sizes.room(for: view, below: minimum)
    guard !sizings.isEmpty || room.height != nil || room.width != nil, view.isTouchTarget(in: self),
      let margin = view.margin(in: self, sizings), !view.isInBar, !isInBar(view), !isUnanswered(view), !isDrawnForNothing(view),
      !isNeverSeen(view), !sharesTap(with: view), view.identity != .object || sizings.contains(where: { $0.way != .frame }) || keepsItsFrame
    else { return [] }
    let name = view.elementType == nil ? view.shownName(in: self) : "each of '\(view.identity.name)'"
    let least = min(FixedControls.length { view.isKind(of: $0, in: self) }, minimum)
    let tight = sizings.map { $0.limited(to: minimum) }
    let groups = Dictionary(grouping: tight) { $0.code.place }.values
    let made = groups.map { TouchTarget(named: name, $0, margin, isSquare: view.isSquare).held(in: room) }
    // What code takes out of a list may be told elsewhere what it does, or nowhere.
    let isKnown = view.construction != nil || !view.answers.isEmpty || view.handedOver?.making.call != nil
    let cut = isKnown ? [TouchTarget(named: name, in: room)].compactMap { $0 } : []
    let small = (sizings.isEmpty ? cut : made).filter { $0.smallest < least }
    let hasNoRoom = !small.isEmpty && isHeldTight(view, by: minimum)
    return small.oncePerSize.map { target in
      var target = target
      target.isHeldTight = target.isHeldTight || hasNoRoom
      let answers = view.answers.map { ($0.range, $0.code.file) } + outsideTaps(on: view).map { ($0.range, $0.file) }
      target.evidence += answers.prefix(1).map { TouchTarget.Evidence(kind: .answer, range: $0.0, file: $0.1) }
      return target
    }
  }

  /// A control that asks for a size of its own.
  private var ownTarget: [TouchTarget] {
    // What it asks for is without the insets by which its frame is larger.
    guard isKind(of: "UIControl"), !family.contains(where: { $0.property("alignmentRectInsets") != nil }),
      let property = property("intrinsicContentSize"), property.type == self,
      let getter = property.facts.getter
    else { return [] }
    let scope = CodeScope(property, in: project)
    let least = FixedControls.length(where: isKind(of:))
    return getter.returnedValues.compactMap { value in
      let size = scope.size(value)
      // One that is nothing wide or high has nothing to show then.
      guard [size.width, size.height].contains(where: { $0 != nil }), ![size.width, size.height].contains(0),
        let margin = hitTest.margin(width: size.width, height: size.height)
      else { return nil }
      let sizing = ViewSizing(
        width: size.width, height: size.height, way: .intrinsic, range: value.range, code: ProjectCode(property, in: project),
        value: value
      )
      let target = TouchTarget(named: name, [sizing], margin)
      return target.smallest < least && !passesTouchesOn && asksForItsSize ? target : nil
    }
  }

  /// Whether the size that it asks for may decide: not where code is seen to make it and each of its objects has constraints for
  /// both lengths, stands nowhere or is no control.
  private var asksForItsSize: Bool {
    objects.isEmpty || objects.contains { owner, view in
      let given = view.sizings.filter { $0.way == .constraint }
      let isSized = given.contains { $0.width != nil } && given.contains { $0.height != nil }
      return !isSized && !owner.isNeverSeen(view) && !owner.isUnanswered(view)
    }
  }

  /// Whether the frame that its own code gives it may last: not where files draw it, or all code that is seen to make it gives it
  /// constraints.
  private var keepsItsFrame: Bool {
    if project.index.interfaceClasses.contains(lastName) { return false }
    return objects.isEmpty || objects.contains { owner, view in !view.hasConstraints && !owner.isNeverSeen(view) }
  }

  /// The views of this class that others are seen to make, with the types whose code does so.
  private var objects: [(owner: ProjectType, view: ViewCode)] {
    let owners = Set(project.code(mentioning: [lastName]).compactMap(\.type)).subtracting(family)
    return owners.flatMap { owner in owner.views.filter { $0.type?.base == lastName }.map { (owner, $0) } }
  }
}

extension ViewCode {
  /// Whether constraints say where it stands, or how large it is.
  fileprivate var hasConstraints: Bool {
    sets("translatesAutoresizingMaskIntoConstraints", to: false) || calls.contains { use in
      use.what.path.first?.hasSuffix("Anchor") ?? false || use.what.path.last.map(ConstraintClosures.makers.contains) ?? false
    }
  }
}

extension ProjectCode {
  /// The function or property that the code belongs to.
  fileprivate var place: [Int] { [file, Int(function?.nameRange.start ?? property?.nameRange.start ?? 0)] }
}

extension TouchTarget {
  /// One target of the sizings that stand together; the smallest is the place to change.
  fileprivate init(named name: String, _ sizings: [ViewSizing], _ margin: HitMargin, isSquare: Bool = false) {
    let smallest = sizings.min { $0.least < $1.least }
    let width = sizings.compactMap(\.width).max()
    let height = sizings.compactMap(\.height).max()
    self.init(
      name: name,
      width: (width ?? (isSquare ? height : nil)).map { $0 + margin.width },
      height: (height ?? (isSquare ? width : nil)).map { $0 + margin.height },
      range: smallest?.range ?? ByteRange(start: 0, end: 0),
      file: smallest?.code.file ?? 0,
      // To raise a view that has a margin by the whole difference would be too much.
      lengths: margin == .none ? sizings.flatMap(\.lengths) : []
    )
    evidence = smallest.flatMap(\.constant).map { [$0] } ?? []
  }

  /// One whose size nothing gives but the view that it stands in.
  fileprivate init?(named name: String, in room: ViewSizes.Room) {
    guard let place = [room.height, room.width].compactMap({ $0 }).min(by: { $0.length < $1.length }) else { return nil }
    self.init(
      name: name, width: room.width?.length, height: room.height?.length, range: place.sizing.range, file: place.sizing.code.file
    )
    isHeldTight = true
    isOfHolderAlone = true
  }

  /// With no more of it than the view that it stands in has room for: beyond that no touch arrives.
  fileprivate func held(in room: ViewSizes.Room) -> TouchTarget {
    let smaller = [(width, room.width), (height, room.height)].compactMap { length, room in
      room.flatMap { room in length.map { $0 <= room.length } ?? false ? nil : room }
    }
    guard !smaller.isEmpty else { return self }
    func least(_ length: Double?, _ room: ViewSizes.Known?) -> Double? { [length, room?.length].compactMap { $0 }.min() }
    var target = TouchTarget(
      name: name, width: least(width, room.width), height: least(height, room.height), range: range, file: file
    )
    target.isHeldTight = true
    target.evidence = evidence + smaller.map { Evidence(kind: .holder, range: $0.sizing.range, file: $0.sizing.code.file) }
    return target
  }

  /// Whether another place gives the same view the same size: by the same constant, or by numbers of its own.
  fileprivate func isSame(as other: TouchTarget) -> Bool {
    if let first = evidence.first, let second = other.evidence.first { return first.isSame(second) }
    return evidence.isEmpty && other.evidence.isEmpty && file == other.file && width == other.width && height == other.height
  }

  /// The constant that says how small it is.
  fileprivate var constant: Evidence? { evidence.first.flatMap { $0.kind == .length ? $0 : nil } }
}

extension Array where Element == TouchTarget {
  /// Of those of one view one for each constant, or size in a file, such as in the layouts for both orientations.
  fileprivate var oncePerSize: [TouchTarget] {
    var found: [TouchTarget] = []
    for target in sorted(by: { ($0.file, $0.range.start) < ($1.file, $1.range.start) }) {
      if let twin = found.firstIndex(where: { $0.isSame(as: target) }) {
        found[twin].lengths += target.lengths
        found[twin].evidence.append(TouchTarget.Evidence(kind: .sameSize, range: target.range, file: target.file))
      } else {
        found.append(target)
      }
    }
    return found
  }
}

extension Array where Element == TouchTarget {
  /// One for each constant, the first in the code, which names the other controls that the constant makes as small.
  fileprivate var oncePerSharedConstant: [TouchTarget] {
    var found: [TouchTarget] = []
    for target in sorted(by: { ($0.file, $0.range.start) < ($1.file, $1.range.start) }) {
      guard let constant = target.constant, let twin = found.firstIndex(where: { $0.constant.map(constant.isSame) ?? false }) else {
        found.append(target)
        continue
      }
      let isOther = found[twin].name != target.name
      found[twin].evidence.append(
        TouchTarget.Evidence(kind: isOther ? .shared(by: target.name) : .sameSize, range: target.range, file: target.file)
      )
    }
    return found
  }
}

extension TouchTarget.Evidence {
  fileprivate func isSame(_ other: Self) -> Bool { range == other.range && file == other.file }
}

extension ViewSizing {
  /// Without what it may at most be where that is large enough: how large it is isn't known then.
  fileprivate func limited(to minimum: Double) -> ViewSizing {
    guard isLimit else { return self }
    var sizing = self
    if width.map({ $0 >= minimum }) ?? false { sizing.width = nil }
    if height.map({ $0 >= minimum }) ?? false { sizing.height = nil }
    return sizing
  }

  var least: Double { min(width ?? .infinity, height ?? .infinity) }
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
  /// The sizings that decide: constraints before frames, and no frame where another one isn't known or the view is
  /// handed on to be laid out elsewhere.
  public var effectiveSizings: [ViewSizing] {
    let all = sizings
    let known = all.filter { $0.width != nil || $0.height != nil }
    if isCollapsed { return [] }
    if isLaidOutByConstraints || all.contains(where: { $0.way == .constraint }) { return known.filter { $0.way == .constraint } }
    let isFrameOpen = all.contains { $0.way == .frame && $0.width == nil && $0.height == nil }
    let isResized = calls.contains { ["sizeToFit", "autoPinEdgesToSuperviewEdges"].contains($0.what.path.last) && !isFramed(after: $0) }
      || assignments.contains { $0.what.path == ["autoresizingMask"] || $0.what.path.first == "transform" }
    if isFrameOpen || isResized || isReturned { return [] }
    let frames = known.filter { $0.way == .frame }
    return frames.isEmpty ? known : frames
  }

  /// Whether the code that calls something gives the view a frame right after, whatever it was before.
  private func isFramed(after call: Use<MemberCall>) -> Bool {
    assignments.contains { use in
      use.what.path == ["frame"] && use.code.isSame(as: call.code) && use.range.start > call.range.start && !use.around.isConditional
    }
  }

  /// Whether some code makes it so small that nothing is seen of it, until it is shown.
  var isCollapsed: Bool { sizings.contains { $0.least <= 1 } }

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
    guard let code = construction?.code ?? assignments.first?.code, code.body.returnedValues.contains(where: { $0.kind == .name(name) })
    else { return false }
    return !code.isCalledToFillViews
  }
}

extension ProjectCode {
  /// Whether all that becomes of the view that a function of the type's own makes is that it is put into others, which keep its
  /// frame: `toast.addSubview(makeButton())`.
  fileprivate var isCalledToFillViews: Bool {
    guard let function, let type, type.ownFunctions(function.name).count == 1 else { return false }
    let isOpen = !function.modifiers.contains { ["private", "fileprivate"].contains($0) }
    let callers = isOpen ? Array(project.code(mentioning: [function.name])) : type.code(mentioning: [function.name])
    let uses = callers.flatMap { $0.fills(withViewOf: function.name) }
    return !uses.isEmpty && !uses.contains(false)
  }

  /// For each use of a function by its name, whether the view that it makes is only put into others.
  private func fills(withViewOf function: String) -> [Bool] {
    var uses: [Bool] = []
    body.forEachExpression { expression, around in
      guard expression.lastName == function, expression.call == nil else { return }
      guard let call = around.parent, call.call?.callee.range == expression.range else { return uses.append(false) }
      switch around.dropLast().last {
      case .expression(let outer): uses.append(outer.call?.adds(call) ?? false)
      case .variable(let kept): uses.append(onlyFills(with: kept))
      default: uses.append(false)
      }
    }
    return uses
  }

  private func onlyFills(with view: Variable) -> Bool {
    var uses: [Bool] = []
    body.forEachExpression { expression, around in
      guard expression.kind == .name(view.name) else { return }
      uses.append(around.parent?.call?.adds(expression) ?? false)
    }
    return !uses.isEmpty && !uses.contains(false)
  }
}

extension Call {
  /// Whether it puts a view into another.
  fileprivate func adds(_ view: Expression) -> Bool {
    ["addSubview", "insertSubview"].contains(name) && arguments.first?.value.range == view.range
  }
}
