// Stacks whose views are all as long: each has a part of what the stack has.
extension ViewCode {
  /// Ties of the views that the stack arranges to the stack itself, where they share it; none where it isn't known how many it shows.
  ///
  /// - Parameters:
  ///   - type: whose code it stands in.
  ///   - others: the type's views.
  func equalShares(in type: ProjectType, among others: (Identity) -> ViewCode?) -> [Identity: ViewTie] {
    guard self.type.map({ type.project.isKind($0, of: "UIStackView", from: type) }) ?? false, fillsEqually, !mayShowOthers,
      let construction, case .array(let list)? = construction.what.call?.argument("arrangedSubviews")?.kind, list.count > 1,
      let first = assignments.first(where: { $0.what.path == ["distribution"] })
    else { return [:] }
    let resolver = ViewResolver(type: type, code: construction.code)
    let parts = list.map { resolver.view($0, construction.around).flatMap { $1.isEmpty ? $0 : nil } }
    let isOpen = parts.contains { part in part.flatMap(others)?.assignments.contains { $0.what.path == ["isHidden"] } ?? true }
    guard !isOpen, let spacing = only("spacing", { $1.number($0) }, missing: 0),
      let isVertical = only("axis", { value, _ in value.lastName == "vertical" }, missing: false)
    else { return [:] }
    let dimension: ViewTie.Dimension = isVertical ? .height : .width
    let count = Double(list.count)
    let tie = ViewTie(
      dimension: dimension, other: .view(identity), otherDimension: dimension, factor: 1 / count,
      difference: -spacing * (count - 1) / count, range: first.range, code: first.code
    )
    return Dictionary(parts.compactMap { $0 }.map { ($0, tie) }) { first, _ in first }
  }

  /// Whether its views are as large as the stack lets them be.
  var fillsEqually: Bool { values(of: "distribution").contains { $0.lastName == "fillEqually" } }

  /// Whether it may come to show other views than those that it is made with, or keep room beside them.
  private var mayShowOthers: Bool {
    calls.contains { $0.what.path.last?.hasSuffix("rrangedSubview") ?? false }
      || assignments.contains { ["directionalLayoutMargins", "isLayoutMarginsRelativeArrangement", "layoutMargins"].contains($0.what.path.first) }
      || values(of: "distribution").count > 1
  }

  /// What a property is told once; the value that it has where nothing is said. Nil where it is told several things.
  private func only<Value>(_ property: String, _ read: (Expression, CodeScope) -> Value?, missing: Value) -> Value? {
    let told = assignments.filter { $0.what.path == [property] }
    guard let first = told.first else { return missing }
    return told.count == 1 ? read(first.what.value, first.scope) : nil
  }
}
