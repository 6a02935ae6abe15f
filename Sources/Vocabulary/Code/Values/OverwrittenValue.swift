// Values that are set in vain, since the next statements set the same again.
extension [Statement] {
  /// Whether what an assignment in the code sets is set again a few statements on, whatever happens in between.
  package func setsAgain(_ assignment: Expression) -> Bool {
    guard case .assignment(let target, "=", _) = assignment.kind, let path = target.path else { return false }
    var isAgain = false
    forEachBlock { block in
      guard !isAgain, let index = block.firstIndex(where: { $0.only?.range == assignment.range }) else { return }
      let rest = block[(index + 1)...].prefix { statement in
        statement.isVariable || statement.only.map { !$0.replaces(holderOf: path) } ?? false
      }
      isAgain = rest.contains { $0.only?.sets(path) ?? false }
    }
    return isAgain
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

  /// Whether it sets what a member belongs to, so that the same path means another: `label = UILabel()` for `label.font`.
  fileprivate func replaces(holderOf path: [String]) -> Bool {
    guard case .assignment(let target, _, _) = kind, let changed = target.path else { return false }
    return changed.count < path.count && path.starts(with: changed)
  }
}
