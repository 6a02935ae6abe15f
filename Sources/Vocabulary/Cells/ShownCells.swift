extension Reach {
  /// Whether the code does something to a cell that is on the screen, by which that may show a touch, rather than only ask it
  /// what it shows.
  var changesShownCells: Bool {
    containsCode { code, _ in code.mayHold([Word("cellForRow")]) && code.body.changesShownCells }
  }
}

extension Array where Element == Statement {
  fileprivate var changesShownCells: Bool {
    var cells: Set<String> = []
    forEachStatement { statement in
      switch statement.kind {
      case .variable(let variable) where variable.initialValue?.isShownCell ?? false: cells.insert(variable.name)
      case .branch(let branch):
        for condition in branch.arms.flatMap(\.conditions) where condition.value?.isShownCell ?? false { cells.formUnion(condition.names) }
      default: break
      }
    }
    func isCell(_ expression: Expression) -> Bool {
      if case .name(let name) = expression.uncast.kind { return cells.contains(name) }
      return expression.isShownCell
    }
    return containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, let value): return target.bases.contains(where: isCell) || isCell(value)
      case .call(let call):
        guard expression.compared == nil else { return false }
        if call.callee.bases.contains(where: isCell) { return true }
        // What makes an object of a part only asks for that.
        return call.arguments.contains { isCell($0.value) || expression.constructedType == nil && $0.value.bases.contains(where: isCell) }
      default: return false
      }
    }
  }
}

extension Expression {
  /// `tableView.cellForRow(at: path) as! Cell`
  fileprivate var isShownCell: Bool { uncast.call?.name == "cellForRow" }

  /// What it is a member of, and what that is one of in turn.
  fileprivate var bases: [Expression] {
    guard let base else { return [] }
    return [base] + base.uncast.bases
  }
}
