/// How far beyond a view's bounds it answers touches, in points.
struct HitMargin: Equatable {
  let width: Double
  let height: Double

  static let none = HitMargin(width: 0, height: 0)
}

extension ProjectType {
  /// How much wider and higher than its bounds the area is that answers; nil where that isn't known.
  var hitMargin: HitMargin? {
    guard enlargesHitArea else { return HitMargin.none }
    let family = [self] + ancestors
    let tests = family.flatMap { $0.functions("point(inside:with:)") }
    guard tests.count == 1, family.allSatisfy({ $0.functions("hitTest(_:with:)").isEmpty }) else { return nil }
    let scope = CodeScope(tests[0], in: project)
    let margins = tests[0].body.margins(in: scope)
    return margins.count == 1 ? margins[0] : nil
  }
}

extension Array where Element == Statement {
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
