extension CodeScope {
  /// How far a value is followed through constants.
  private static let depth = 8

  /// The number that an expression is known to be: a literal, a constant in reach that is one, or simple arithmetic of
  /// these. In points, where it is a size.
  ///
  /// - Returns: nil for anything that can change or can't be resolved.
  public func number(_ expression: Expression) -> Double? {
    number(expression, CodeScope.depth)
  }

  private func number(_ expression: Expression, _ depth: Int) -> Double? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .number(let value): return value
    case .prefix("-", let operand): return number(operand, depth - 1).map { -$0 }
    case .binary(let left, let name, let right):
      guard let left = number(left, depth - 1), let right = number(right, depth - 1) else { return nil }
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
      return number(call.arguments[0].value, depth - 1)
    case .cast(let value, "as", _): return number(value, depth - 1)
    case .member(let base?, let name) where name == "width" || name == "height":
      if let size = constant(base, depth - 1), let part = size.expression.call?.argument(name) {
        return size.scope.number(part, depth - 1)
      }
      return followed(expression, depth)
    default: return followed(expression, depth)
    }
  }

  private func followed(_ expression: Expression, _ depth: Int) -> Double? {
    guard let constant = constant(expression, depth - 1) else { return nil }
    return constant.scope.number(constant.expression, depth - 1)
  }

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber"]

  /// The expression that a constant's name stands for, and the scope to read it in.
  ///
  /// Follows `let`, `static let`, static computed properties with one value, and their paths through types.
  public func constant(_ expression: Expression) -> (expression: Expression, scope: CodeScope)? {
    constant(expression, CodeScope.depth)
  }

  private func constant(_ expression: Expression, _ depth: Int) -> (expression: Expression, scope: CodeScope)? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .name(let name):
      switch definition(of: name, at: expression.range) {
      case .local(let variable):
        guard variable.isConstant, let value = variable.initialValue else { return nil }
        return (value, self)
      case .property(let property): return constantValue(of: property)
      case .parameter, nil: return nil
      }
    case .member(nil, let name):
      guard let property = project.type(named: "CGFloat")?.property(name) else { return nil }
      return constantValue(of: property)
    case .member(let base?, let name):
      if base.isSelf { return type?.property(name).flatMap { constantValue(of: $0) } }
      guard let path = base.path, path.last?.first?.isUppercase == true,
        let owner = project.type(named: path.joined(separator: "."), from: type)
      else {
        return instanceConstant(name, of: base, depth)
      }
      return owner.property(name).flatMap { constantValue(of: $0) }
    default: return nil
    }
  }

  /// `sizes.button`, where `sizes` is a constant of a type whose `button` is one.
  private func instanceConstant(
    _ name: String,
    of base: Expression,
    _ depth: Int
  ) -> (expression: Expression, scope: CodeScope)? {
    guard let holder = constant(base, depth - 1), let made = holder.expression.constructedType,
      let type = project.type(named: made.base, from: holder.scope.type),
      holder.expression.call?.arguments.isEmpty == true
    else { return nil }
    return type.property(name).flatMap { constantValue(of: $0) }
  }

  private func constantValue(of property: ProjectVariable) -> (expression: Expression, scope: CodeScope)? {
    let scope = CodeScope(property, in: project)
    // A scaled metric only grows from its value, with the reader's text size.
    let isFixed = property.facts.isConstant || property.facts.attributes.contains("ScaledMetric")
    if isFixed, let value = property.facts.initialValue { return (value, scope) }
    guard property.facts.isStatic || property.type == nil, let getter = property.facts.getter else { return nil }
    let values = getter.returnedValues
    return values.count == 1 ? (values[0], scope) : nil
  }
}
