/// A cell that a supplier hands out, or a function that it calls for one.
struct HandedCell {
  let value: Expression
  /// The statements before the return, on the way to it.
  let path: [Statement]
  /// All the code that it stands in, and what names mean there.
  let whole: [Statement]
  let scope: CodeScope
  /// What the function that makes it says that it returns, where that is a class of its own.
  let promised: TypeName?
  /// The arms of branches that it is handed out in, outermost first.
  let arms: [Branch.Arm]
  /// Whether it is handed out for want of what it would show, or of the cell that was asked for.
  let isUnfilled: Bool
  /// What holds in the supplier where it is handed out.
  let assumptions: Assumptions

  /// The class that it is known to have.
  var known: TypeName? { scope.type(of: value) ?? promised }

  /// By which it is dequeued; none where that isn't known.
  var identifiers: Set<String> {
    guard let call = making.call, let identifier = call.argument("withIdentifier") else { return [] }
    return Set(scope.texts(identifier) ?? [])
  }

  /// Whether it is dequeued by an identifier that isn't known, and may be of any class.
  var asksByUnknownIdentifier: Bool {
    guard let call = making.call, call.name == "dequeueReusableCell", call.argument("withIdentifier") != nil else { return false }
    return identifiers.isEmpty && known.map { $0.base == "UITableViewCell" } ?? true
  }

  /// Whether the code builds it itself, rather than asks for one that is drawn or registered.
  var isBuilt: Bool { making.constructedType != nil }

  /// What its value is made by, through the names that it goes by on the way.
  private var making: Expression {
    var made = value.uncast
    while case .name(let name) = made.kind {
      guard let earlier = scope.local(name, before: made.range)?.initialValue?.uncast, earlier.range != made.range else { break }
      made = earlier
    }
    return made
  }

  /// Whether the code was given it by somebody else.
  var isGiven: Bool {
    guard case .name(let name) = value.kind, case .parameter? = scope.definition(of: name, at: value.range) else { return false }
    return true
  }

  /// What becomes of its selection style before it is handed out.
  var style: SelectionStyle {
    let cells = scope.carriedVariables(value)
    var walk = SelectionStyleWalk(scope: scope, whole: whole, known: known, cells: cells, isLent: false)
    return walk.style(after: path).then(walk.style(of: value))
  }
}

extension Supplier {
  /// The cells that it hands out; in place of those that functions of the type make for it, what these return. None
  /// where they are too many to follow.
  var handedCells: [HandedCell] {
    var left = Supplier.mostHandedCells
    let found = handedCells(in: body, code.scope, promised: nil, [], nil, 3, &left)
    return left > 0 ? found : []
  }

  private static let mostHandedCells = 200

  /// - Parameters:
  ///   - known: what holds in the supplier, where the code is that of a function that it calls.
  ///   - left: how many returns are still followed.
  private func handedCells(
    in body: [Statement], _ scope: CodeScope, promised: TypeName?, _ outer: [Branch.Arm], _ known: Assumptions?, _ depth: Int,
    _ left: inout Int
  ) -> [HandedCell] {
    var found: [HandedCell] = []
    body.forEachReturn { value, path, arms, lack in
      guard left > 0 else { return }
      left -= 1
      let assumptions = known ?? arms.assumptions(after: path, in: scope)
      var cells: [HandedCell] = []
      if depth > 0, let (function, inner) = helper(value, in: body, scope) {
        let promised = function.returnType.flatMap { $0.base == "UITableViewCell" ? nil : $0 }
        cells = handedCells(in: function.body ?? [], inner, promised: promised, outer + arms.ofSwitches, assumptions, depth - 1, &left)
      }
      let itself = HandedCell(
        value: value, path: path, whole: body, scope: scope, promised: promised, arms: outer + arms.ofSwitches,
        isUnfilled: lack == .content || lack == .cell && scope.isOfNoUse(value), assumptions: assumptions
      )
      found += cells.isEmpty ? [itself] : cells
    }
    // A blank or unfilled cell beside others stands in for one that can't be had.
    let filled = found.filter { !$0.value.isBlank && !$0.isUnfilled }
    return found.count == 1 || filled.isEmpty ? found : filled
  }

  /// The function that a returned value calls for a cell.
  private func helper(_ value: Expression, in body: [Statement], _ scope: CodeScope) -> (FunctionFacts, CodeScope)? {
    guard let call = value.uncast.call, value.uncast.constructedType == nil, let helper = scope.ownFunction(call, declaredIn: body),
      let result = helper.0.returnType, ReusableViews.kind(of: result, scope.type) != nil
    else { return nil }
    return helper
  }
}

extension CodeScope {
  /// Whether a cell is built without an identifier, so that it can't be the one that is asked for later.
  fileprivate func isOfNoUse(_ cell: Expression) -> Bool {
    let made = firstValue(of: cell)
    return made.constructedType != nil && made.call?.arguments.isEmpty ?? false
  }
}

/// What there is none of where a cell is handed out.
private enum Lack {
  /// What it would show: the code leaves a `guard` that binds that.
  case content
  /// The cell that was asked for: the code comes by where that is handed out.
  case cell
}

extension Array where Element == Statement {
  /// Visits what the code returns, with the statements before it on the way, the arms around it, and what there is none of:
  /// those of `returnedValues`.
  fileprivate func forEachReturn(
    after path: [Statement] = [], within arms: [TakenArm] = [], isWhole: Bool = true, lack: Lack? = nil,
    _ visit: (Expression, [Statement], [TakenArm], Lack?) -> Void
  ) {
    if isWhole, count == 1, case .expression(let only) = self[0].kind {
      for value in only.alternatives { visit(value, path, arms, lack) }
      return
    }
    var before = path
    var lack = lack
    for statement in self {
      switch statement.kind {
      case .return(let value?): for value in value.alternatives { visit(value, before, arms, lack) }
      case .branch(let branch):
        let isWhole = isWhole && count == 1 && branch.kind != .guard
        for (index, arm) in branch.arms.enumerated() {
          let isLeft = branch.kind == .guard && arm.conditions.allSatisfy(\.binds)
          let lack = isLeft ? .content : index > 0 && branch.returnsWhatItBinds ? lack ?? .cell : lack
          arm.body.forEachReturn(after: before, within: arms + [TakenArm(branch: branch, arm: arm)], isWhole: isWhole, lack: lack, visit)
        }
        if branch.returnsWhatItBinds { lack = lack ?? .cell }
      case .loop(let loop):
        loop.body.forEachReturn(after: before, within: arms, isWhole: false, lack: lack, visit)
      case .block(let body):
        body.forEachReturn(after: before, within: arms, isWhole: false, lack: lack, visit)
      case .expression, .variable, .function, .return, .jump: break
      }
      before.append(statement)
    }
  }
}

/// An arm on the way to a place.
private struct TakenArm {
  let branch: Branch
  let arm: Branch.Arm
}

extension Array where Element == TakenArm {
  fileprivate var ofSwitches: [Branch.Arm] { filter { $0.branch.kind == .switch }.map(\.arm) }

  /// What holds after some statements and within these arms.
  fileprivate func assumptions(after path: [Statement], in scope: CodeScope) -> Assumptions {
    var known = Assumptions()
    for statement in path {
      guard case .branch(let branch) = statement.kind, branch.arms.allSatisfy(\.body.returnsAtEnd) else { continue }
      known = branch.outcome(of: nil, known, in: scope) ?? known
    }
    for taken in self {
      known = taken.branch.outcome(of: taken.arm, known, in: scope) ?? known
    }
    return known
  }
}

extension Branch {
  /// `if let cell = reused as? Cell { …; return cell }`
  fileprivate var returnsWhatItBinds: Bool {
    guard kind == .if, let first = arms.first, first.conditions.allSatisfy(\.binds), case .return(let value?)? = first.body.last?.kind else {
      return false
    }
    return first.conditions.contains { $0.names.contains { value.kind == .name($0) } }
  }
}

extension Branch.Condition {
  /// Whether it binds a value that there may be none of, and tells no cases apart.
  fileprivate var binds: Bool { !names.isEmpty && pattern == nil }
}
