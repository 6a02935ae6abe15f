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
      let code = stack.plainCode, code.first?.kind == .stack
    else { return false }
    let axes = code.values(of: "axis")
    if axes == ["vertical"] { return leavesItsViewsAlone(stack, code) }
    guard axes.isEmpty || axes == ["horizontal"] else { return false }
    let alignments = code.values(of: "alignment")
    return alignments.count == 1 && StackPlaces.natural.contains(alignments[0] ?? "")
  }

  /// Whether an upright stack is as high as its views, or leaves spaces between them.
  private func leavesItsViewsAlone(_ stack: ViewCode, _ code: [PlainViewCode]) -> Bool {
    let distributions = code.values(of: "distribution")
    if distributions == ["equalSpacing"] || distributions == ["equalCentering"] { return true }
    guard distributions.isEmpty || distributions == ["fill"] || distributions == ["fillProportionally"] else { return false }
    let sides = VerticalSides(of: code.flatMap(\.view.calls))
    return sides.isPlaced && !sides.isStretched && !sides.mayBeStretched(stack.identity.name, in: owner)
  }

  /// The alignments by which a horizontal stack leaves its views as high as they ask to be.
  private static let natural: Set<String> = ["bottom", "center", "firstBaseline", "lastBaseline", "top"]
}

extension [PlainViewCode] {
  /// What all of the code assigns to a property, by the names of the values.
  fileprivate func values(of property: String) -> [String?] {
    flatMap { $0.assignments([property]) }.map(\.value.lastName)
  }
}
