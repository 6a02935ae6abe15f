extension Array where Element == Statement {
  /// Whether any expression in the code is such a one, those of closures and local functions included.
  public func containsExpression(where matches: (Expression) -> Bool) -> Bool {
    contains { $0.containsExpression(where: matches) }
  }
}

extension Statement {
  fileprivate func containsExpression(where matches: (Expression) -> Bool) -> Bool {
    switch kind {
    case .expression(let value), .return(let value?), .jump(let value?): value.containsExpression(where: matches)
    case .return(nil), .jump(nil): false
    case .variable(let variable):
      variable.initialValue?.containsExpression(where: matches) ?? false
        || variable.getter?.containsExpression(where: matches) ?? false
        || variable.observers.containsExpression(where: matches)
    case .function(let function): function.body?.containsExpression(where: matches) ?? false
    case .branch(let branch): branch.containsExpression(where: matches)
    case .loop(let loop):
      loop.header.contains { $0.containsExpression(where: matches) } || loop.body.containsExpression(where: matches)
    case .block(let body): body.containsExpression(where: matches)
    }
  }
}

extension Branch {
  fileprivate func containsExpression(where matches: (Expression) -> Bool) -> Bool {
    var found = false
    forEachTested { if !found { found = $0.containsExpression(where: matches) } }
    return found || arms.contains { $0.body.containsExpression(where: matches) }
  }
}

extension Expression {
  /// Whether the expression, or any in it, is such a one.
  public func containsExpression(where matches: (Expression) -> Bool) -> Bool {
    if matches(self) { return true }
    switch kind {
    case .closure(let closure): return closure.body.containsExpression(where: matches)
    case .branch(let branch): return branch.containsExpression(where: matches)
    default:
      var found = false
      forEachPart { if !found { found = $0.containsExpression(where: matches) } }
      return found
    }
  }
}
