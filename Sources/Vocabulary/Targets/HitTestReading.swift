/// Reads by which margin `point(inside:with:)` enlarges a view of some size: `bounds.insetBy(dx: -8, dy: -8).contains(point)`.
///
/// Numbers are ranges, so that a comparison may be decided though one side of the view isn't known.
struct HitTestReading {
  private let scope: CodeScope
  private let width: ClosedRange<Double>
  private let height: ClosedRange<Double>
  /// The constants that the function has declared so far.
  private var constants: [String: Expression] = [:]

  init(scope: CodeScope, width: Double?, height: Double?) {
    self.scope = scope
    self.width = width.map { $0...$0 } ?? HitTestReading.anyLength
    self.height = height.map { $0...$0 } ?? HitTestReading.anyLength
  }

  /// What a side may be that isn't known: no view is longer.
  private static let anyLength = 0.0...100_000

  /// By how much a rectangle is larger than the view's bounds.
  private struct Growth {
    var width: ClosedRange<Double>
    var height: ClosedRange<Double>

    static let none = Growth(width: 0...0, height: 0...0)
  }

  /// What a function answers with.
  private enum Answer {
    /// Whether the touch lies in a rectangle.
    case area(Growth)
    /// `false`
    case nothing
    case unknown
  }

  func margin(by body: [Statement]) -> HitMargin? {
    guard case .area(let growth)? = answer(of: body), let width = growth.width.only, let height = growth.height.only else { return nil }
    return HitMargin(width: width, height: height)
  }

  // MARK: Statements

  /// - Returns: nil where the code goes on without having answered.
  private func answer(of body: [Statement]) -> Answer? {
    var reading = self
    for statement in body {
      switch statement.kind {
      case .variable(let variable): reading.constants[variable.name] = variable.isConstant ? variable.initialValue : nil
      case .branch(let branch): if let answer = reading.answer(of: branch) { return answer }
      case .return(let value?): return reading.answer(value)
      case .expression(let value) where body.count == 1: return reading.answer(value)
      default: return .unknown
      }
    }
    return nil
  }

  /// - Returns: nil where the code goes on behind the branch.
  private func answer(of branch: Branch) -> Answer? {
    switch branch.kind {
    case .guard:
      guard let failing = branch.arms.first else { return .unknown }
      switch holds(failing.conditions) {
      case true?: return nil
      case false?: return answer(of: failing.body) ?? .unknown
      // What answers nothing in some states answers at most what follows.
      case nil: if case .nothing? = answer(of: failing.body) { return nil } else { return .unknown }
      }
    case .if:
      for arm in branch.arms {
        switch arm.isFallback ? true : holds(arm.conditions) {
        case true?: return answer(of: arm.body)
        case false?: continue
        case nil: if case .nothing? = answer(of: arm.body) { continue } else { return .unknown }
        }
      }
      return nil
    case .switch: return .unknown
    }
  }

  // MARK: Conditions

  private func holds(_ conditions: [Branch.Condition]) -> Bool? {
    let known = conditions.map { $0.isPlain ? $0.value.flatMap { holds($0) } : nil }
    if known.contains(false) { return false }
    return known.contains(nil) ? nil : true
  }

  private func holds(_ condition: Expression) -> Bool? {
    guard case .binary(let left, let sign, let right) = condition.kind else { return nil }
    if sign == "&&" || sign == "||" {
      let sides = [holds(left), holds(right)]
      let deciding = sign == "||"
      return sides.contains(deciding) ? deciding : sides.contains(nil) ? nil : !deciding
    }
    guard let left = number(left), let right = number(right) else { return nil }
    switch sign {
    case "<": return left.isBelow(right)
    case ">": return right.isBelow(left)
    case "<=": return right.isBelow(left).map { !$0 }
    case ">=": return left.isBelow(right).map { !$0 }
    default: return nil
    }
  }

  // MARK: Values

  private func answer(_ value: Expression) -> Answer {
    switch value.kind {
    case .boolean(false): return .nothing
    case .branch(let branch): return answer(of: branch) ?? .unknown
    case .conditional(let condition, let first, let second):
      return holds(condition).map { answer($0 ? first : second) } ?? .unknown
    // The other side narrows what it is, and that only in some states.
    case .binary(let left, "&&", let right):
      if case .area(let growth) = answer(left) { return .area(growth) }
      return answer(right)
    case .call(let call) where call.name == "contains" && call.arguments.count == 1:
      return call.callee.base.flatMap({ growth(of: $0) }).map { .area($0) } ?? .unknown
    case .call(let call) where call.name == "point" && call.callee.base?.kind == .name("super"): return .area(.none)
    default: return .unknown
    }
  }

  private func growth(of rectangle: Expression) -> Growth? {
    if let name = rectangle.ownName, let constant = constants[name] { return growth(of: constant) }
    if rectangle.ownName == "bounds" { return Growth.none }
    guard let call = rectangle.call else { return nil }
    switch call.name {
    case "insetBy":
      guard let base = call.callee.base.flatMap({ growth(of: $0) }), let x = call.argument("dx").flatMap({ number($0) }),
        let y = call.argument("dy").flatMap({ number($0) })
      else { return nil }
      return Growth(width: base.width - x - x, height: base.height - y - y)
    case "inset":
      guard let base = call.callee.base.flatMap({ growth(of: $0) }), let insets = call.argument("by").flatMap({ self.insets($0) }) else { return nil }
      return Growth(width: base.width - insets.x, height: base.height - insets.y)
    case "CGRect":
      guard let wide = call.argument("width").flatMap({ number($0) }), let high = call.argument("height").flatMap({ number($0) }) else { return nil }
      return Growth(width: wide - width, height: high - height)
    default: return nil
    }
  }

  private func insets(_ value: Expression) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    let value = value.ownName.flatMap { constants[$0] } ?? scope.constant(value)?.expression ?? value
    guard let call = value.call, value.constructedType?.base == "UIEdgeInsets" else { return nil }
    let sides = ["left", "right", "top", "bottom"].map { call.argument($0).flatMap({ number($0) }) }
    guard let left = sides[0], let right = sides[1], let top = sides[2], let bottom = sides[3] else { return nil }
    return (left + right, top + bottom)
  }

  private func number(_ value: Expression) -> ClosedRange<Double>? {
    if let known = scope.number(value) { return known...known }
    if let name = value.ownName, let constant = constants[name] { return number(constant) }
    if let path = value.path, path.contains("bounds") || path.contains("frame"), let side = path.last {
      return ["width": width, "height": height][side]
    }
    switch value.kind {
    case .prefix("-", let operand): return number(operand)?.scaled(by: -1)
    case .binary(let left, let sign, let right):
      guard let left = number(left), let right = number(right) else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return right.only.map { left.scaled(by: $0) } ?? left.only.map { right.scaled(by: $0) }
      case "/": return right.only.flatMap { $0 == 0 ? nil : left.scaled(by: 1 / $0) }
      default: return nil
      }
    case .conditional(let condition, let first, let second): return holds(condition).flatMap { number($0 ? first : second) }
    case .call(let call) where ["max", "min"].contains(call.callee.ownName):
      let numbers = call.arguments.map { number($0.value) }
      guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
      let (least, most) = (numbers.compactMap { $0?.lowerBound }, numbers.compactMap { $0?.upperBound })
      let isMax = call.callee.ownName == "max"
      return isMax ? least.max()!...most.max()! : least.min()!...most.min()!
    default: return nil
    }
  }
}

extension Branch.Condition {
  /// Whether it is an expression alone.
  fileprivate var isPlain: Bool { names.isEmpty && pattern == nil && release == nil }
}

extension ClosedRange<Double> {
  /// The number where it is one alone.
  fileprivate var only: Double? { lowerBound == upperBound ? lowerBound : nil }

  fileprivate static func + (left: Self, right: Self) -> Self {
    left.lowerBound + right.lowerBound...left.upperBound + right.upperBound
  }

  fileprivate static func - (left: Self, right: Self) -> Self {
    left.lowerBound - right.upperBound...left.upperBound - right.lowerBound
  }

  fileprivate func scaled(by factor: Double) -> Self {
    let ends = [lowerBound * factor, upperBound * factor]
    return Swift.min(ends[0], ends[1])...Swift.max(ends[0], ends[1])
  }

  /// Whether every number in it is less than any in the other; nil where that can't be said.
  fileprivate func isBelow(_ other: Self) -> Bool? {
    if upperBound < other.lowerBound { return true }
    return lowerBound >= other.upperBound ? false : nil
  }
}
