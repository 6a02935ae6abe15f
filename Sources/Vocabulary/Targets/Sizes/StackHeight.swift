// Stacks of UIKit that are no higher than what they arrange.
extension StackPlaces {
  /// How high a stack is at most by the views that it arranges, where all are plain and it keeps no room around them.
  func height(of stack: ViewCode, _ code: [PlainViewCode]) -> NaturalHeight? {
    let views = holders.allViews(in: stack.identity)
    guard !views.isEmpty, !holders.holdsOthers(stack.identity), !code.keepsRoom else { return nil }
    let heights = views.map(height)
    guard !heights.contains(where: { $0 == nil }) else { return nil }
    let known = heights.compactMap { $0 }
    if code.isUpright == false { return known.max { $0.points < $1.points } }
    guard code.isUpright ?? false, let spacing = code.spacing else { return nil }
    return NaturalHeight(above: known, spacing: spacing)
  }

  /// How high an arranged view is: by its constraints, or by what it shows.
  private func height(of view: ViewCode.Identity) -> NaturalHeight? {
    guard let view = views.first(where: { $0.identity == view }), let code = view.plainCode else { return nil }
    let given = view.effectiveSizings.filter { $0.height != nil }
    if let highest = given.max(by: { $0.height ?? 0 < $1.height ?? 0 }) { return NaturalHeight(highest) }
    let calls = code.flatMap(\.view.calls)
    guard !VerticalSides(of: calls).isStretched, code.first?.kind != .stack else { return nil }
    return NaturalHeight(code)
  }
}

extension [PlainViewCode] {
  /// Whether a stack's views stand one below the other; nil where that isn't known.
  fileprivate var isUpright: Bool? {
    switch values(of: "axis") {
    case [], ["horizontal"]: false
    case ["vertical"]: distribution.map { $0 != "fillEqually" }
    default: nil
    }
  }

  private var distribution: String? {
    let values = values(of: "distribution")
    return values.isEmpty ? "fill" : values.count == 1 ? values[0] : nil
  }

  /// Whether the stack may have margins, or spaces of their own between some views.
  fileprivate var keepsRoom: Bool {
    let margins = ["directionalLayoutMargins", "isLayoutMarginsRelativeArrangement", "layoutMargins"]
    return contains { code in
      code.view.assignments.contains { $0.what.path.first.map(margins.contains) ?? false }
        || code.view.calls.contains { ["insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing"].contains($0.what.path.last) }
    }
  }

  /// In points; nil where it isn't known.
  fileprivate var spacing: Double? {
    guard let given = flatMap({ $0.assignments(["spacing"]) }).last else { return 0 }
    return given.scope.length(given.value)
  }
}
