/// Sizes in the closures of the well-known constraint libraries.
enum ConstraintClosures {
  /// A size, what it is given by, and the call or comparison that gives it.
  typealias Found = (size: ViewSizing.Size, value: Expression, range: ByteRange)
  typealias Made = (size: ViewSizing.Size, value: Expression, range: ByteRange, call: Call)

  /// Methods whose closure is given the view's dimensions.
  static let makers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints",
    "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints",
  ]

  private static let relations: Set<String> = ["equalTo", "lessThanOrEqualTo"]
  private static let dimensions: Set<String> = ["width", "height", "size"]

  /// `make.width.equalTo(20)`, `make.size.lessThanOrEqualTo(size)`: lower priorities and offsets left out.
  static func sizes(in closure: Closure, _ scope: CodeScope) -> [Made] {
    let maker = closure.parameters.first ?? "$0"
    var found: [Made] = []
    closure.body.forEachExpression { expression, around in
      guard let call = expression.call, let name = call.name, relations.contains(name), call.arguments.count == 1,
        let path = call.callee.base?.path, path.first == maker, path.count > 1,
        path.dropFirst().allSatisfy(dimensions.contains), !isModified(around), !isOfAnother(maker, around)
      else { return }
      let value = call.arguments[0].value
      found.append((size(value, Set(path), scope), value, expression.range, call))
    }
    return found
  }

  /// Whether another view's constraints are made here, by a maker that is called the same.
  private static func isOfAnother(_ maker: String, _ around: [Enclosure]) -> Bool {
    around.expressions.contains { outer in
      guard let call = outer.call, call.name.map(makers.contains) ?? false else { return false }
      return (call.closures.last?.parameters.first ?? "$0") == maker
    }
  }

  /// Whether `.offset`, `.multipliedBy`, a priority or the like follows.
  private static func isModified(_ around: [Enclosure]) -> Bool {
    guard case .member(_, let name)? = around.parent?.kind else { return false }
    return !["labeled", "activate"].contains(name)
  }

  private static func size(_ value: Expression, _ dimensions: Set<String>, _ scope: CodeScope) -> ViewSizing.Size {
    let length = scope.length(value)
    if dimensions.contains("size") { return length.map { ($0, $0) } ?? scope.size(value) }
    return (dimensions.contains("width") ? length : nil, dimensions.contains("height") ? length : nil)
  }

  /// `view.width == 20` for the closure's parameter of that name.
  static func comparedSizes(of name: String, in closure: Closure, _ scope: CodeScope) -> [Found] {
    var found: [Found] = []
    closure.body.forEachExpression { expression, around in
      guard case .binary(let left, let comparison, let right) = expression.kind, ["==", "<="].contains(comparison),
        let path = left.path, path.count == 2, path[0] == name, around.parent == nil
      else { return }
      switch path[1] {
      case "width": found.append(((scope.length(right), nil), right, expression.range))
      case "height": found.append(((nil, scope.length(right)), right, expression.range))
      default: break
      }
    }
    return found
  }
}
