// Touches that a view answers, or hands to another, beyond that view's bounds.
extension ProjectType {
  /// Whether it answers for touches outside its bounds.
  var enlargesHitArea: Bool { !hitTests.isEmpty }

  /// Whether it gives a view that it holds touches outside that view's bounds.
  ///
  /// - Parameter view: the name of the property that holds the view.
  func enlargesHitArea(of view: String) -> Bool { hitTests.contains { $0.body.enlarge(view) } }
}

extension Array where Element == Statement {
  /// Whether a hit test answers with a view, or compares a touch with anything but the view's own frame.
  fileprivate func enlarge(_ view: String) -> Bool {
    guard containsExpression(where: { $0.ownName == view }) else { return false }
    return returnedValues.contains { $0.ownName == view } || containsExpression { $0.mayReachBeyond(view) }
  }
}

extension Expression {
  /// Whether it computes a place, or asks for one that may be larger than a view.
  fileprivate func mayReachBeyond(_ view: String) -> Bool {
    switch kind {
    case .call(let call): return call.name.map { !HitTests.members.contains($0) } ?? true
    case .member(let base?, let name): return base.ownName == view && !HitTests.members.contains(name)
    case .binary(_, let name, _): return !HitTests.operators.contains(name)
    default: return false
    }
  }
}

private enum HitTests {
  /// What tells whether a touch lies within a view as it is seen.
  static let members: Set<String> = [
    "alpha", "bounds", "contains", "convert", "first", "frame", "hitTest", "isDescendant", "isEnabled", "isHidden",
    "isUserInteractionEnabled", "point", "reversed", "subviews", "superview",
  ]

  static let operators: Set<String> = ["&&", "||", "==", "!=", "===", "!==", "??"]
}
