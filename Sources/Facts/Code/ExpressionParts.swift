extension Expression {
  /// Visits the expressions right within it, the statements of closures and branches left out.
  package func forEachPart(_ visit: (Expression) -> Void) {
    switch kind {
    case .number, .string, .boolean, .nil, .name, .selector, .keyPath, .member(nil, _), .closure: break
    case .interpolation(let parts), .array(let parts), .other(let parts): parts.forEach(visit)
    case .member(let base?, _), .prefix(_, let base), .cast(let base, _, _): visit(base)
    case .call(let call):
      visit(call.callee)
      for argument in call.arguments { visit(argument.value) }
    case .element(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let arguments): for argument in arguments { visit(argument.value) }
    case .assignment(let left, _, let right), .binary(let left, _, let right):
      visit(left)
      visit(right)
    case .conditional(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .branch(let branch): branch.forEachTested(visit)
    }
  }
}

extension Branch {
  /// Visits the subject, and what the conditions look at.
  package func forEachTested(_ visit: (Expression) -> Void) {
    if let subject { visit(subject) }
    for arm in arms {
      for condition in arm.conditions {
        if let pattern = condition.pattern { visit(pattern) }
        if let value = condition.value { visit(value) }
      }
    }
  }
}
