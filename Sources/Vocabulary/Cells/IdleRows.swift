/// The cases of rows that a row action does nothing for.
struct IdleRows {
  private var names: Set<String> = []

  /// - Parameter methods: those that a delegate has for the choice of a row.
  init(_ methods: [ProjectFunction]) {
    for method in methods {
      method.body.forEachStatement { statement in
        guard case .branch(let branch) = statement.kind, branch.kind == .switch else { return }
        for arm in branch.arms where arm.body.doesNothing { names.formUnion(arm.caseNames) }
      }
    }
  }

  /// Whether a cell is only handed out for such rows.
  func contain(_ cell: HandedCell) -> Bool {
    cell.arms.contains { !$0.caseNames.isEmpty && $0.caseNames.isSubset(of: names) }
  }
}

extension Branch.Arm {
  /// The cases that it is for; none where it isn't for cases alone.
  var caseNames: Set<String> {
    let patterns = conditions.map(\.pattern)
    let names = patterns.compactMap { $0?.lastName }
    return names.count == patterns.count ? Set(names) : []
  }
}

extension Array where Element == Statement {
  /// Whether the code leaves without doing anything, or refuses the choice.
  fileprivate var doesNothing: Bool {
    allSatisfy { statement in
      switch statement.kind {
      case .jump(nil), .return(nil): true
      case .return(let value?), .expression(let value): value.isNil || value.kind == .boolean(false)
      default: false
      }
    }
  }
}

extension ProjectType {
  /// The rows that a choice does nothing for, as far as their cases tell.
  var idleRows: IdleRows {
    let methods = [TableMethod.rowChosen, "tableView(_:willSelectRowAt:)", "tableView(_:shouldHighlightRowAt:)"]
    return IdleRows(methods.compactMap(nearest))
  }
}
