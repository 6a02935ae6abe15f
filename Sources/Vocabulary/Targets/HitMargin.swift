/// How far beyond a view's bounds it answers touches, in points.
struct HitMargin: Equatable {
  let width: Double
  let height: Double
  /// Of views both of whose sides are shorter, in points; nil for all.
  var limit: Double?

  static let none = HitMargin(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// What a view of some size has; nil where that isn't known.
  func given(width: Double?, height: Double?) -> HitMargin? {
    guard let limit else { return self }
    let sides = [width, height].compactMap { $0 }
    if sides.contains(where: { $0 >= limit }) { return HitMargin.none }
    return sides.count == 2 ? HitMargin(width: self.width, height: self.height) : nil
  }

  /// - Parameter tests: by which a view says which touches are its own; nil where it isn't known what they add.
  fileprivate init?(of tests: [ProjectFunction], in project: Project) {
    guard !tests.isEmpty else { self = .none; return }
    guard tests.count == 1, tests[0].facts.name == "point" else { return nil }
    let scope = CodeScope(tests[0], in: project)
    let limit = tests[0].body.limitOfSides(in: scope)
    let margins = (limit == nil ? tests[0].body : Array(tests[0].body.dropFirst())).margins(in: scope)
    guard margins.count == 1, let margin = margins[0] else { return nil }
    self = margin
    self.limit = limit
  }
}

extension Project {
  /// How much wider and higher than its bounds the area is that a view of a framework's class answers in; nil where that isn't
  /// known. The project may override what all of them do.
  func hitMargin(ofFramework name: String) -> HitMargin? { HitMargin(of: hitTests(ofFramework: name), in: self) }
}

extension ProjectType {
  /// How much wider and higher than its bounds the area is that answers; nil where that isn't known.
  var hitMargin: HitMargin? {
    HitMargin(of: hitTests, in: project)
  }
}

extension Array where Element == Statement {
  /// Below which length of both sides a test does more than the framework's: `guard max(bounds.width, bounds.height) < 30 else {
  /// return super.point(inside: point, with: event) }`.
  fileprivate func limitOfSides(in scope: CodeScope) -> Double? {
    guard case .branch(let branch)? = first?.kind, branch.kind == .guard, branch.arms.count == 1, branch.arms[0].conditions.count == 1,
      case .binary(let longest, "<", let limit)? = branch.arms[0].conditions[0].value?.kind, let call = longest.call,
      call.callee.ownName == "max", Set(call.arguments.map(\.value.path)) == [["bounds", "width"], ["bounds", "height"]],
      let otherwise = branch.arms[0].body.returnedValues.first?.call, otherwise.callee.base?.kind == .name("super")
    else { return nil }
    return scope.number(limit)
  }

  /// What a test widens the bounds by, where it does that alone: `bounds.insetBy(dx: -8, dy: -8).contains(point)`.
  fileprivate func margins(in scope: CodeScope) -> [HitMargin?] {
    guard containsExpression(where: { $0.call?.name == "contains" }),
      !containsExpression(where: { ["inset", "max", "min", "offsetBy", "union"].contains($0.call?.name) })
    else { return [] }
    var found: [HitMargin?] = []
    forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "insetBy", call.callee.base?.ownName == "bounds",
        let width = call.argument("dx").flatMap(scope.number), let height = call.argument("dy").flatMap(scope.number)
      else {
        if ["insetBy", "CGRect"].contains(expression.call?.name) { found.append(nil) }
        return
      }
      found.append(HitMargin(width: -2 * width, height: -2 * height))
    }
    return found
  }
}
