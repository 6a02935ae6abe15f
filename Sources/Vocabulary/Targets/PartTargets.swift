// Views in the views of another class, where this type's code sizes them: `header.close.snp.makeConstraints { … }`.
extension ProjectType {
  func partTargets(below minimum: Double) -> [TouchTarget] {
    let small = sizedViews.filter { $0.parts.contains { $0.isSized(below: minimum) } }
    if small.isEmpty { return [] }
    return views(in: code(ofViews: small.map(\.identity.name)), throughLoops: true).flatMap { view in
      view.parts.filter { $0.isSized(below: minimum) }.flatMap { $0.targets(below: minimum) }
    }
  }
}

extension ViewPart {
  /// Whether only the code outside of its class gives it a length, and one that is below a minimum.
  fileprivate func isSized(below minimum: Double) -> Bool {
    view.effectiveSizings.contains { min($0.width ?? minimum, $0.height ?? minimum) < minimum }
      && !owner.sizedViews.contains { $0.identity == view.identity && !$0.sizings.isEmpty }
  }

  fileprivate func targets(below minimum: Double) -> [TouchTarget] {
    guard let inside = owner.views.first(where: { $0.identity == view.identity }) else { return [] }
    return owner.targets(inside.joined(by: view), ViewSizes(owner.sizedViews, of: owner), below: minimum)
  }
}
