// What a row action does for some of the rows alone.
extension RowAction {
  /// The action as it is for the rows of each branch that tells rows apart: what runs before the branch, in it, and after it.
  var cases: [RowAction] { cases(2) }

  /// - Parameter depth: how many branches within each other are told apart.
  private func cases(_ depth: Int) -> [RowAction] {
    guard depth > 0, let row = function.facts.parameters.last?.name, let place = function.body.placeOfBranch(on: row) else { return [] }
    let (before, after) = (function.body[..<place], function.body[(place + 1)...])
    guard case .branch(let branch) = function.body[place].kind else { return [] }
    return branch.arms.filter { $0.body.acts(Assumptions(), in: CodeScope(function, in: type.project)) }.flatMap { arm -> [RowAction] in
      let rest = arm.body.returnsAtEnd ? [] : Array(after)
      let action = doing(Array(before) + arm.body + rest)
      return [action] + action.cases(depth - 1)
    }
  }
}

extension Array where Element == Statement {
  /// Where the only branch stands that hangs on which row it is: by the row itself, or by what is read for it before.
  fileprivate func placeOfBranch(on row: String) -> Int? {
    var names: Set<String> = [row]
    var places: [Int] = []
    for (place, statement) in enumerated() {
      switch statement.kind {
      case .variable(let variable) where variable.initialValue?.mentions(names) ?? false: names.insert(variable.name)
      case .branch(let branch) where branch.tests(names):
        if branch.kind == .guard { names.formUnion(branch.arms.flatMap(\.conditions).flatMap(\.names)) } else { places.append(place) }
      default: break
      }
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension Branch {
  fileprivate func tests(_ names: Set<String>) -> Bool {
    var isFound = false
    forEachTested { isFound = isFound || $0.mentions(names) }
    return isFound
  }
}

extension Expression {
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    containsExpression { if case .name(let name) = $0.kind { names.contains(name) } else { false } }
  }
}
