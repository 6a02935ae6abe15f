/// The stacks of UIKit in which a type's views stand, and what they make of the heights of these.
struct StackPlaces {
  private let owner: ProjectType
  let views: [ViewCode]
  let holders: ViewHolders

  init(of owner: ProjectType, _ views: [ViewCode]) {
    self.owner = owner
    self.views = views
    holders = ViewHolders(of: owner)
  }

  /// Whether the only stack that holds a view leaves it as high as it asks to be; nil where none is seen to hold it.
  ///
  /// - Parameter height: what it asks for, in points.
  func leaveHeightOpen(of view: ViewCode, askingFor height: Double) -> Bool? {
    let around = holders.all(of: view.identity).compactMap { holder in views.first { $0.identity == holder } }
    guard around.contains(where: { $0.type?.base == "UIStackView" }) else { return nil }
    guard let identity = holders.holder(of: view.identity), let stack = around.first, let code = stack.plainCode, code.first?.kind == .stack
    else { return false }
    let axes = code.values(of: "axis")
    if axes == ["vertical"] { return leavesItsViewsAlone(stack, code) }
    guard axes.isEmpty || axes == ["horizontal"] else { return false }
    let alignments = code.values(of: "alignment")
    if alignments.isEmpty || alignments == ["fill"] {
      return isAsHighAsItsViews(stack, code) && !holdsHigher(than: height, beside: view, in: identity)
    }
    return alignments.count == 1 && StackPlaces.natural.contains(alignments[0] ?? "")
  }

  /// Whether a view in a stack asks to be higher than one beside it, or may do so.
  private func holdsHigher(than height: Double, beside view: ViewCode, in stack: ViewCode.Identity) -> Bool {
    holders.holdsOthers(stack) || holders.allViews(in: stack).filter { $0 != view.identity }.contains { other in
      guard let code = views.first(where: { $0.identity == other })?.plainCode, let shown = NaturalHeight(code) else { return true }
      let isFree = !VerticalSides(of: code.flatMap(\.view.calls)).isPlaced
      return !isFree || shown.points > height
    }
  }

  /// Whether an upright stack is as high as its views, or leaves spaces between them.
  private func leavesItsViewsAlone(_ stack: ViewCode, _ code: [PlainViewCode]) -> Bool {
    let distributions = code.values(of: "distribution")
    if distributions == ["equalSpacing"] || distributions == ["equalCentering"] { return true }
    guard distributions.isEmpty || distributions == ["fill"] || distributions == ["fillProportionally"] else { return false }
    return isAsHighAsItsViews(stack, code)
  }

  private func isAsHighAsItsViews(_ stack: ViewCode, _ code: [PlainViewCode]) -> Bool {
    let sides = VerticalSides(of: code.flatMap(\.view.calls))
    let name = stack.identity.name
    return sides.place(name, in: owner) && !sides.isStretched && !sides.mayBeStretched(name, in: owner)
  }

  /// The alignments by which a horizontal stack leaves its views as high as they ask to be.
  private static let natural: Set<String> = ["bottom", "center", "firstBaseline", "lastBaseline", "top"]
}

extension [PlainViewCode] {
  /// What the code assigns to a property, by the names of the values. Whoever goes on with a view has the last word.
  func values(of property: String) -> [String?] {
    lazy.reversed().map { $0.assignments([property]).map(\.value.lastName) }.first { !$0.isEmpty } ?? []
  }
}
