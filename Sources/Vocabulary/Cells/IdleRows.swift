/// The cases of rows that a row action does nothing for.
struct IdleRows {
  private var names: Set<String> = []
  /// Whether the action is seen to pass over none.
  private(set) var isEmpty = true
  /// What acts on a choice, and what names mean there.
  private let action: (function: ProjectFunction, scope: CodeScope)?
  /// The class of the rows that it acts on, where it leaves unless the chosen row's cell is of one.
  private let actingCell: ProjectType?

  /// - Parameters:
  ///   - methods: those that a delegate has for the choice of a row.
  ///   - action: the one that acts on it.
  init(_ methods: [ProjectFunction], action: ProjectFunction?, in project: Project) {
    self.action = action.map { ($0, CodeScope($0, in: project)) }
    actingCell = action?.body.chosenCellClass.flatMap { [scope = self.action?.scope] in scope?.type(named: $0) }
    if actingCell != nil { isEmpty = false }
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
  ///
  /// - Parameter type: its class, where that is known to be one of the project's.
  func contain(_ cell: HandedCell, of type: ProjectType?) -> Bool {
    cell.arms.contains { !$0.caseNames.isEmpty && $0.caseNames.isSubset(of: names) } || isPassedOver(cell) || saysThatThereAreNone(cell)
      || isOtherThanActing(type)
  }

  private func isOtherThanActing(_ type: ProjectType?) -> Bool {
    guard let actingCell, let type, actingCell.isDeclared else { return false }
    return !type.family.contains(actingCell)
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
    let known = ProjectCode(function, in: scope.project).knowingSections(cell.assumptions)
    return !function.body.acts(known, in: scope) && function.body.acts(Assumptions(), in: scope)
  }
}

extension Array where Element == Statement {
  /// The class that a row's cell must have for the code to act on its choice:
  /// `guard let cell = tableView.cellForRow(at: indexPath) as? TaskCell else { return }`.
  fileprivate var chosenCellClass: String? {
    for statement in self {
      guard case .branch(let branch) = statement.kind, branch.kind == .guard else { continue }
      for condition in branch.arms.flatMap(\.conditions) {
        if case .cast(let asked, "as?", let type)? = condition.value?.kind, asked.call?.name == "cellForRow" { return type.base }
      }
    }
    return nil
  }

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
