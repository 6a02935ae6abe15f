/// The cases of rows that a row action does nothing for.
struct IdleRows {
  private var names: Set<String> = []
  /// Whether the action is seen to pass over none.
  private(set) var isEmpty = true
  /// What acts on a choice, and what names mean there.
  private let action: (function: ProjectFunction, scope: CodeScope)?

  /// - Parameters:
  ///   - methods: those that a delegate has for the choice of a row.
  ///   - action: the one that acts on it.
  init(_ methods: [ProjectFunction], action: ProjectFunction?, in project: Project) {
    self.action = action.map { ($0, CodeScope($0, in: project)) }
    for method in methods {
      method.body.forEachStatement { statement in
        guard case .branch(let branch) = statement.kind, branch.kind == .switch else { return }
        for arm in branch.arms where arm.body.doesNothing {
          names.formUnion(arm.caseNames)
          isEmpty = false
        }
      }
    }
  }

  /// Whether a cell is only handed out for such rows.
  func contain(_ cell: HandedCell) -> Bool {
    cell.arms.contains { !$0.caseNames.isEmpty && $0.caseNames.isSubset(of: names) } || isPassedOver(cell) || saysThatThereAreNone(cell)
  }

  /// Whether a cell takes the place of rows that there are none of, and the action asks nothing of their list: it is meant for
  /// those alone.
  private func saysThatThereAreNone(_ cell: HandedCell) -> Bool {
    let lists = cell.assumptions.emptyLists
    guard let action, !lists.isEmpty else { return false }
    return !action.function.body.containsExpression { expression in
      guard case .member(let list?, let name) = expression.kind, ["count", "isEmpty", "first", "last"].contains(name) else { return false }
      return list.spelling.map(lists.contains) ?? false
    }
  }

  /// Whether the action does nothing where the conditions hold under which a cell is handed out: `if indexPath.row == 2`.
  private func isPassedOver(_ cell: HandedCell) -> Bool {
    guard let (function, scope) = action, cell.assumptions.sayAnything else { return false }
    return !function.body.acts(cell.assumptions, in: scope) && function.body.acts(Assumptions(), in: scope)
  }
}

extension Array where Element == Statement {
  /// Whether the code leaves without doing anything, or refuses the choice.
  var doesNothing: Bool {
    allSatisfy { statement in
      switch statement.kind {
      case .jump(nil), .return(nil): true
      case .return(let value?), .expression(let value): value.isNil || value.kind == .boolean(false) || value.tellsDevelopers
      default: false
      }
    }
  }
}

extension ProjectType {
  /// The rows that a choice does nothing for, as far as their cases tell.
  var idleRows: IdleRows {
    let methods = [TableMethod.rowChosen, "tableView(_:willSelectRowAt:)", "tableView(_:shouldHighlightRowAt:)"]
    return IdleRows(methods.compactMap(nearest), action: nearest(TableMethod.rowChosen), in: project)
  }
}
