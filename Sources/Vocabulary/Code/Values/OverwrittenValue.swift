// Values that are set in vain, since the next statements set the same again.
extension [Statement] {
  /// Whether what an assignment in the code sets is set again a few statements on, whatever happens in between.
  package func setsAgain(_ assignment: Expression) -> Bool {
    guard case .assignment(let target, "=", _) = assignment.kind, let path = target.path else { return false }
    if let index = firstIndex(where: { $0.only?.range == assignment.range }) {
      let rest = self[(index + 1)...].prefix { $0.only != nil || $0.isVariable }
      return rest.contains { $0.only?.sets(path) ?? false }
    }
    return bodies.contains { $0.setsAgain(assignment) }
  }

  /// The lists of statements right within the code: of branches, loops, blocks and closures.
  private var bodies: [[Statement]] {
    flatMap { statement -> [[Statement]] in
      switch statement.kind {
      case .branch(let branch): return branch.arms.map(\.body)
      case .loop(let loop): return [loop.body]
      case .block(let body): return [body]
      case .function(let function): return [function.body ?? []]
      case .variable(let variable): return variable.initialValue.map(\.innerBodies) ?? []
      case .expression(let value), .return(let value?), .jump(let value?): return value.innerBodies
      case .return(nil), .jump(nil): return []
      }
    }
  }
}

extension Statement {
  /// The expression that it is and nothing more.
  fileprivate var only: Expression? { if case .expression(let value) = kind { value } else { nil } }

  fileprivate var isVariable: Bool { if case .variable = kind { true } else { false } }
}

extension Expression {
  fileprivate func sets(_ path: [String]) -> Bool {
    guard case .assignment(let target, "=", let value) = kind, target.path == path else { return false }
    // `label.font = label.font.bold`
    return !value.containsExpression { $0.path == path }
  }

  fileprivate var innerBodies: [[Statement]] {
    var found: [[Statement]] = []
    forEachExpression { expression, _ in
      if let closure = expression.closure { found.append(closure.body) }
      if case .branch(let branch) = expression.kind { found += branch.arms.map(\.body) }
    }
    return found
  }
}
