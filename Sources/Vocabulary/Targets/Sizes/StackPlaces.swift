/// The stacks of UIKit in which a type's views stand, and what they make of the heights of these.
struct StackPlaces {
  private let owner: ProjectType
  private let views: [ViewCode]
  private let holders: ViewHolders

  init(of owner: ProjectType, _ views: [ViewCode]) {
    self.owner = owner
    self.views = views
    holders = ViewHolders(of: owner)
  }

  /// Whether the only stack that holds a view leaves it as high as it asks to be.
  func leaveHeightOpen(of view: ViewCode) -> Bool {
    guard let identity = holders.holder(of: view.identity), let stack = views.first(where: { $0.identity == identity }),
      stack.isPlainStack
    else { return false }
    let isUpright = stack.values(of: "axis").map(\.lastName)
    if isUpright == ["vertical"] { return leavesItsViewsAlone(stack) }
    guard isUpright.isEmpty || isUpright == ["horizontal"] else { return false }
    let alignments = stack.values(of: "alignment").map(\.lastName)
    return alignments.count == 1 && StackPlaces.natural.contains(alignments[0] ?? "")
  }

  /// Whether an upright stack is as high as its views, or leaves spaces between them.
  private func leavesItsViewsAlone(_ stack: ViewCode) -> Bool {
    let distributions = stack.values(of: "distribution").map(\.lastName)
    if distributions == ["equalSpacing"] || distributions == ["equalCentering"] { return true }
    guard distributions.isEmpty || distributions == ["fill"] else { return false }
    let sides = VerticalSides(of: stack.calls)
    return sides.isPlaced && !sides.isStretched && !sides.mayBeStretched(stack.identity.name, in: owner)
  }

  /// The alignments by which a horizontal stack leaves its views as high as they ask to be.
  private static let natural: Set<String> = ["bottom", "center", "firstBaseline", "lastBaseline", "top"]
}

extension ViewCode {
  /// Whether it is a stack that no function of the project's sets up.
  fileprivate var isPlainStack: Bool {
    guard let made = construction?.what, made.constructedType?.base == "UIStackView" else { return false }
    return calls.allSatisfy { use in
      guard let last = use.what.path.last, use.what.path.count == 1 else { return true }
      return StackCalls.known.contains(last) || ConstraintClosures.makers.contains(last)
    }
  }
}

private enum StackCalls {
  /// What leaves a stack's way of laying out its views as it is.
  static let known: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "removeFromSuperview", "setCustomSpacing",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "layoutIfNeeded", "setNeedsLayout", "addSubview",
    "addBackground", "insertSubview", "addGestureRecognizer",
  ]
}
