/// How far beyond a view's bounds it answers touches, in points.
struct HitMargin: Equatable {
  let width: Double
  let height: Double

  static let none = HitMargin(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// - Parameter tests: by which a view says which touches are its own; nil where it isn't known what they add.
  fileprivate init?(of tests: [ProjectFunction], in project: Project) {
    guard !tests.isEmpty else { self = .none; return }
    guard tests.count == 1, tests[0].facts.name == "point" else { return nil }
    let margins = tests[0].body.margins(in: CodeScope(tests[0], in: project))
    guard margins.count == 1, let margin = margins[0] else { return nil }
    self = margin
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
