/// What SwiftUI's modifiers make of the natural size of a view.
struct SizeModifiers {
  let scope: CodeScope
  let given: GivenValues

  /// The size of a view with a modifier; nil for a modifier that isn't SwiftUI's, or isn't known.
  func resized(_ size: NaturalSize, by modifier: ViewChain.Modifier) -> NaturalSize? {
    let call = modifier.call
    switch scope.systemName(of: modifier) {
    case "frame": return framed(size, call, modifier.range)
    case "padding": return padded(size, call, modifier.range)
    case "scaleEffect": return scaled(size, call)
    case "rotationEffect": return turned(size, call)
    case "contentShape": return scope.mayReachBeyond(call) ? .unknown : size
    case "aspectRatio": return call.argument("contentMode")?.lastName == "fill" ? .unknown : size
    case "resizable", "scaledToFill": return .unknown
    // A sign that something is going on is as large as usual, or smaller.
    case "controlSize" where ["mini", "small", "regular"].contains(call.arguments.first?.value.lastName): return size
    case "progressViewStyle" where call.arguments.first.map { Self.isCircular($0.value) } ?? false: return size
    case "labelStyle", "scaledToFit", "fill", "stroke", "strokeBorder": return size
    default:
      guard scope.ownModifiers(call).isEmpty else { return nil }
      return SwiftUILooks.contains(modifier.name) || SwiftUIBehaviours.contains(modifier.name) ? kept(size, call) : nil
    }
  }

  /// `.circular`, `CircularProgressViewStyle(tint: .white)`
  private static func isCircular(_ style: Expression) -> Bool {
    style.lastName == "circular" || style.constructedType?.base == "CircularProgressViewStyle"
  }

  /// What is drawn behind or over a view may reach beyond it.
  private func kept(_ size: NaturalSize, _ call: Call) -> NaturalSize {
    guard ["background", "overlay"].contains(call.name) else { return size }
    return NaturalSize.ofEither([size] + call.arguments.map(\.value).filter(reachesBeyond).map { shape($0, within: size) })
  }

  /// The room that a shape or a colour takes which is drawn behind or over a view, and given a frame of its own:
  /// `background(Circle().frame(width: 30, height: 30))`.
  private func shape(_ drawn: Expression, within size: NaturalSize) -> NaturalSize {
    var view = drawn
    if let body = drawn.closure?.body {
      guard body.count == 1, case .expression(let only) = body[0].kind else { return .unknown }
      view = only
    }
    let chain = view.viewChain
    guard let name = chain.root.constructedType?.base ?? chain.root.path?.first, Self.shapes.contains(name), scope.type(named: name) == nil,
      chain.modifiers.allSatisfy({ $0.name == "frame" || !SwiftUILooks.resizers.contains($0.name) })
    else { return .unknown }
    return chain.modifiers.reduce(size) { resized($0, by: $1) ?? .unknown }
  }

  /// What takes the room that it is given.
  private static let shapes: Set<String> = [
    "Capsule", "Circle", "Color", "Ellipse", "LinearGradient", "RadialGradient", "Rectangle", "RoundedRectangle",
  ]

  private func reachesBeyond(_ drawn: Expression) -> Bool {
    var isFound = false
    drawn.forEachExpression { expression, around in
      guard !isFound, expression.call != nil, !around.continues(expression) else { return }
      let modifiers = expression.viewChain.modifiers
      isFound = modifiers.indices.contains { index in
        guard SwiftUILooks.resizers.contains(modifiers[index].name), !modifiers[index].fillsRoom else { return false }
        // What is moved is cut where it would reach beyond.
        return modifiers[index].name != "offset" || !modifiers[index...].contains { SizeModifiers.cuts.contains($0.name) }
      }
    }
    return isFound
  }

  private static let cuts: Set<String> = ["clipShape", "clipped", "cornerRadius", "mask"]

  // MARK: Frames

  private func framed(_ size: NaturalSize, _ call: Call, _ range: ByteRange) -> NaturalSize {
    if call.argument(nil) != nil { return .unknown }
    return NaturalSize(
      width: framed(size.width, call, ("width", "minWidth", "maxWidth"), range),
      height: framed(size.height, call, ("height", "minHeight", "maxHeight"), range),
      showsText: size.showsText
    )
  }

  private func framed(
    _ length: NaturalLength?, _ call: Call, _ labels: (fixed: String, least: String, most: String), _ range: ByteRange
  ) -> NaturalLength? {
    if let fixed = argument(labels.fixed, of: call) { return written(fixed, range) }
    if let most = argument(labels.most, of: call) { return written(most, range) }
    guard let least = argument(labels.least, of: call) else { return length }
    guard let length, let minimum = written(least, range) else { return nil }
    return NaturalLength.longer(length, minimum)
  }

  /// An argument's value, where it says anything.
  private func argument(_ label: String, of call: Call) -> Expression? {
    call.argument(label).flatMap { given.applied(to: $0, in: scope).isNil ? nil : $0 }
  }

  /// A length that the code gives, unless it is without end.
  private func written(_ value: Expression, _ range: ByteRange) -> NaturalLength? {
    length(value).map { NaturalLength(.written, $0, at: range, in: scope.file) }
  }

  /// A length by what is given here, or the largest that it is anywhere.
  private func length(_ value: Expression) -> Double? {
    scope.length(scope.withLineHeights(given.applied(to: value, in: scope))) ?? scope.length(value)
  }

  // MARK: Padding

  private func padded(_ size: NaturalSize, _ call: Call, _ range: ByteRange) -> NaturalSize {
    let unlabeled = call.arguments.filter { $0.label == nil }.map(\.value)
    if let insets = unlabeled.first?.call, insets.argument("top") != nil { return inset(size, insets, range) }
    func edges(_ value: Expression) -> Edges? { Edges(given.applied(to: value, in: scope)) }
    let asked = unlabeled.lazy.compactMap(edges).first ?? Edges.all
    let amounts = unlabeled.filter { edges($0) == nil && !given.applied(to: $0, in: scope).isNil }
    guard amounts.count <= 1 else { return .unknown }
    // What SwiftUI takes where nobody says how much.
    let amount = amounts.first.map { length($0) } ?? 16
    return NaturalSize(
      width: longer(size.width, by: amount, times: asked.horizontal, range),
      height: longer(size.height, by: amount, times: asked.vertical, range),
      showsText: size.showsText
    )
  }

  /// `padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))`
  private func inset(_ size: NaturalSize, _ insets: Call, _ range: ByteRange) -> NaturalSize {
    func longer(_ length: NaturalLength?, _ labels: [String]) -> NaturalLength? {
      labels.reduce(length) { length, label in
        let amount = insets.argument(label).flatMap { self.length($0) }
        return self.longer(length, by: amount, times: 1, range)
      }
    }
    return NaturalSize(
      width: longer(size.width, ["leading", "trailing"]),
      height: longer(size.height, ["top", "bottom"]),
      showsText: size.showsText
    )
  }

  private func longer(_ length: NaturalLength?, by amount: Double?, times count: Int, _ range: ByteRange) -> NaturalLength? {
    guard count > 0 else { return length }
    guard let length, let amount else { return nil }
    // Who takes room back draws, and answers, beyond it.
    if amount < 0 { return length }
    return length + NaturalLength(.written, amount * Double(count), at: range, in: scope.file)
  }

  /// The edges that padding is asked for at.
  private struct Edges: Equatable {
    var horizontal = 0
    var vertical = 0

    static let all = Edges(horizontal: 2, vertical: 2)

    init(horizontal: Int, vertical: Int) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    init?(_ value: Expression) {
      let names: [String]
      switch value.kind {
      case .array(let edges): names = edges.compactMap(\.lastName)
      case .member(_, let name): names = [name]
      default: return nil
      }
      guard names.allSatisfy(Edges.known.contains) else { return nil }
      for name in names {
        if ["all", "horizontal"].contains(name) { horizontal += 2 }
        if ["all", "vertical"].contains(name) { vertical += 2 }
        if ["leading", "trailing"].contains(name) { horizontal += 1 }
        if ["top", "bottom"].contains(name) { vertical += 1 }
      }
    }

    private static let known: Set<String> = ["all", "horizontal", "vertical", "leading", "trailing", "top", "bottom"]
  }

  // MARK: Transforms

  private func scaled(_ size: NaturalSize, _ call: Call) -> NaturalSize {
    guard let factor = scope.growth(by: call, given) else { return .unknown }
    return NaturalSize(width: size.width?.scaled(by: factor), height: size.height?.scaled(by: factor), showsText: size.showsText)
  }

  /// A view that is turned by less than half a turn may reach as far as it is long in both directions.
  private func turned(_ size: NaturalSize, _ call: Call) -> NaturalSize {
    let angles = (call.argument(nil) ?? call.argument("degrees")).map(given.applied)?.alternatives ?? []
    let isHalf = !angles.isEmpty && angles.allSatisfy { angle in
      if angle.lastName == "zero" { return true }
      let degrees = angle.call.flatMap { $0.argument("degrees") ?? ($0.name == "degrees" ? $0.argument(nil) : nil) }
      let values = degrees?.alternatives.map { scope.number($0) } ?? []
      return !values.isEmpty && values.allSatisfy { $0.map { $0.truncatingRemainder(dividingBy: 180) == 0 } ?? false }
    }
    if isHalf { return size }
    guard let width = size.width, let height = size.height else { return .unknown }
    let longer = NaturalLength.longer(width, height)
    return NaturalSize(width: longer, height: longer, showsText: size.showsText)
  }
}

extension CodeScope {
  /// The factor by which `scaleEffect` makes a view larger in one direction or both: 1 for one that shrinks or mirrors it; nil
  /// where that isn't known.
  func growth(by scaling: Call, _ given: GivenValues = .none) -> Double? {
    let factors = scaling.arguments.filter { $0.label != "anchor" && $0.value.lastName != "center" }.flatMap { factor in
      factor.value.constructedType?.base == "CGSize" ? factor.value.call?.arguments.map(\.value) ?? [] : [factor.value]
    }
    let known = factors.map { length(given.applied(to: $0).whileNotPressed).map(abs) }
    return known.contains(nil) ? nil : known.compactMap { $0 }.max().map { max($0, 1) }
  }
}

extension Expression {
  /// What it is until somebody presses the control: `1` of `configuration.isPressed ? 1.05 : 1`.
  fileprivate var whileNotPressed: Expression {
    guard case .conditional(let condition, let first, let second) = kind else { return self }
    switch condition.kind {
    case .prefix("!", let flag) where flag.lastName == "isPressed": return first
    default: return condition.lastName == "isPressed" ? second : self
    }
  }
}

/// SwiftUI's modifiers that say what a view does, and nothing of its size.
enum SwiftUIBehaviours {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = SwiftUIAlertNames.modifiers.union([
    "alignmentGuide", "allowsHitTesting", "antialiased", "badge", "bold", "buttonRepeatBehavior", "compositingGroup",
    "contentTransition", "contextMenu", "defaultHoverEffect", "draggable", "drawingGroup", "dropDestination", "environment",
    "environmentObject", "fixedSize", "flipsForRightToLeftLayoutDirection", "focusable", "focused", "fullScreenCover",
    "geometryGroup", "gesture", "highPriorityGesture", "hoverEffect", "interpolation", "keyboardShortcut", "layoutPriority",
    "mask", "matchedGeometryEffect", "matchedTransitionSource", "offset", "onAppear", "onContinuousHover", "onDisappear",
    "onDrag", "onDrop", "onGeometryChange", "onHover", "onKeyPress", "onLongPressGesture", "onSubmit", "onTapGesture",
    "popover", "popoverTip", "privacySensitive", "renderingMode", "sensoryFeedback", "sheet", "simultaneousGesture",
    "symbolEffect", "textSelection", "transaction", "truncationMode", "unredacted", "userActivity",
  ])
}

extension ViewChain.Modifier {
  /// Whether it is a frame that takes what room it is given, and no more: `frame(maxWidth: .infinity, maxHeight: .infinity)`.
  fileprivate var fillsRoom: Bool {
    name == "frame" && call.arguments.allSatisfy { ["alignment", "maxHeight", "maxWidth"].contains($0.label) }
  }
}
