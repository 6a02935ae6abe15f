extension CodeScope {
  /// The number that an expression is known to be: a literal, a constant in reach that is one, or simple arithmetic of
  /// these. In points, where it is a size.
  ///
  /// - Returns: nil for anything that can change or can't be resolved.
  public func number(_ expression: Expression) -> Double? {
    number(expression, CodeScope.followedConstants)
  }

  /// - Parameter own: what `self` is, in code that extends numbers.
  private func number(_ expression: Expression, _ depth: Int, own: Double? = nil) -> Double? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .number(let value): return value
    case .name("self"): return own
    case .prefix("-", let operand): return number(operand, depth - 1, own: own).map { -$0 }
    case .binary(let value, "??", let other): return number(value.isOfNothing ? other : value, depth - 1, own: own)
    case .binary(let left, let name, let right):
      guard let left = number(left, depth - 1, own: own), let right = number(right, depth - 1, own: own) else { return nil }
      switch name {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return right == 0 ? nil : left / right
      default: return nil
      }
    case .call(let call):
      guard let name = call.callee.path?.last, CodeScope.numberTypes.contains(name), call.arguments.count == 1 else {
        return nil
      }
      return number(call.arguments[0].value, depth - 1, own: own)
    case .cast(let value, "as", _): return number(value, depth - 1, own: own)
    case .member(let base?, let name) where name == "width" || name == "height":
      if let size = constant(base, depth - 1), let part = size.expression.call?.argument(name) {
        return size.scope.number(part, depth - 1)
      }
      return followed(expression, depth) { $1.number($0, $2) }
    case .member(let base?, let name): return number(extendedBy: name, base, depth) ?? followed(expression, depth) { $1.number($0, $2) }
    default: return followed(expression, depth) { $1.number($0, $2) }
    }
  }

  /// What a property that the project adds to numbers makes of one: `16.f`, `(2 * 8).points`.
  private func number(extendedBy name: String, _ base: Expression, _ depth: Int) -> Double? {
    let properties = CodeScope.extendedNumbers.compactMap { type(named: $0)?.property(name, from: file) }
    guard let first = properties.first, let value = number(base, depth - 1) else { return nil }
    let values = first.facts.getter?.returnedValues ?? []
    return values.count == 1 ? CodeScope(first, in: project).number(values[0], depth - 1, own: value) : nil
  }

  /// The types and protocols to which projects add what makes one kind of number of another.
  static let extendedNumbers = [
    "Int", "Double", "CGFloat", "Float", "BinaryInteger", "FixedWidthInteger", "SignedInteger", "BinaryFloatingPoint",
    "FloatingPoint", "Numeric", "SignedNumeric", "ExpressibleByIntegerLiteral",
  ]

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber", "TimeInterval"]
}

extension Expression {
  /// Whether it asks nothing for a member: `nil?.rawValue`.
  fileprivate var isOfNothing: Bool { isNil || base?.isOfNothing ?? false }
}
