extension ProjectType {
  /// The backgrounds that table cells are given by a comparison with what a tap on a row chooses.
  var suppliedBackgrounds: [ShownState] {
    guard mayMention(["backgroundColor"]) else { return [] }
    let chosen = namesSetByChoice
    guard !chosen.isEmpty else { return [] }
    return suppliers.filter { $0.kind == .table && !$0.isForSections && !$0.body.marksRows }.flatMap { supplier in
      supplier.backgrounds(keyedOn: chosen)
    }
  }

  /// The properties of its own that its row actions set.
  private var namesSetByChoice: Set<String> {
    var names: Set<String> = []
    for function in functions(TableMethod.rowChosen) {
      function.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", _) = expression.kind, let name = target.ownName, property(name) != nil else { return }
        names.insert(name)
      }
    }
    return names
  }
}

extension Supplier {
  fileprivate func backgrounds(keyedOn chosen: Set<String>) -> [ShownState] {
    var found: [ShownState] = []
    func add(_ expression: Expression) {
      guard case .assignment(let target, "=", _) = expression.kind, target.lastName == "backgroundColor", let base = target.base,
        code.scope.cellKind(base.lastName == "contentView" ? base.base ?? base : base) == false
      else { return }
      found.append(ShownState(kind: .background, range: expression.range, file: code.file, isInCollection: false))
    }
    body.forEachStatement { statement in
      switch statement.kind {
      case .branch(let branch):
        guard branch.kind == .if, branch.arms.count == 2, let condition = branch.arms[0].conditions.first,
          branch.arms[0].conditions.count == 1, condition.value?.isComparison(with: chosen) ?? false,
          case .expression(let first)? = branch.arms[0].body.first?.kind
        else { return }
        add(first)
      case .expression(let expression):
        guard case .assignment(_, _, let value) = expression.kind, case .conditional(let condition, _, _) = value.kind,
          condition.isComparison(with: chosen)
        else { return }
        add(expression)
      default: break
      }
    }
    return found
  }
}

extension Expression {
  fileprivate func isComparison(with names: Set<String>) -> Bool {
    guard case .binary(let left, "==", let right) = kind else { return false }
    return [left, right].compactMap(\.ownName).contains(where: names.contains)
  }
}

extension Array where Element == Statement {
  /// Whether the code marks rows beside their background.
  fileprivate var marksRows: Bool {
    containsExpression { ["checkmark", "accessoryType", "accessoryView", "isHidden", "image"].contains($0.lastName) }
  }
}
