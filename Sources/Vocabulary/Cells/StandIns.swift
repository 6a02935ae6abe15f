// Views that suppliers build only where there is none to reuse.
extension SupplierPlace {
  /// Whether a built view stands in for one that can't be had.
  func isFallback(_ expression: Expression, _ around: [Enclosure], _ returned: [Expression]) -> Bool {
    if expression.isBlank, returned.contains(where: { $0.range == expression.range }), handsOutOthers(returned) { return true }
    if isForGivingUp(expression) || expression.isBlank && isReplacedByOthers(expression) { return true }
    let others = returned.contains { other in
      !other.range.contains(expression.range) && !isConstruction(other) && !stands(other, for: expression)
    }
    for enclosure in around {
      switch enclosure {
      case .expression(let parent):
        if case .binary(_, "??", let right) = parent.kind, right.range.contains(expression.range) { return true }
        if case .conditional(_, _, let last) = parent.kind, last.range.contains(expression.range), reuses { return true }
      case .arm(let branch, let index):
        let arm = branch.arms[index]
        if branch.kind == .guard || arm.body.givesUp { return true }
        if branch.testsForNil(index) { return true }
        if arm.isFallback, reuses || others || expression.isBlank && returned.count > 1 { return true }
        if arm.body.contains(where: { asksForReuse($0, beside: expression) }) { return true }
      default: break
      }
    }
    let isConditional = around.contains { if case .arm = $0 { true } else { false } }
    guard !isConditional else { return false }
    return others && overwrittenDequeue(by: expression) == nil || hasReturns(before: expression)
  }

  /// Whether it is kept in a constant that is handed out only where a guard isn't passed, or where the code says that it should
  /// never run.
  private func isForGivingUp(_ expression: Expression) -> Bool {
    var uses = 0
    var isForOthers = false
    body.forEachExpression { other, around in
      guard case .name(let name) = other.kind, let local = scope.local(name, before: other.range),
        local.initialValue?.range == expression.range
      else { return }
      uses += 1
      isForOthers = isForOthers || !around.contains { enclosure in
        guard case .arm(let branch, let index) = enclosure else { return false }
        return branch.kind == .guard || branch.arms[index].body.givesUp
      }
    }
    return uses > 0 && !isForOthers
  }

  /// Whether the code hands out views beside the bare ones that nothing is said of: then these show nothing on purpose, in
  /// whichever case they stand. A collection refuses views that it wasn't asked for, so that a bare one never shows at all.
  private func handsOutOthers(_ returned: [Expression]) -> Bool {
    reuses || returned.contains { !$0.isBlank } || supplier.kind == .collection && supplier.isForSections
  }

  /// Whether it is what a variable holds before code that isn't followed supplies a view for that.
  private func isReplacedByOthers(_ expression: Expression) -> Bool {
    body.containsExpression { other in
      guard case .assignment(let target, "=", let value) = other.kind, let variable = scope.variable(target),
        let held = scope.local(variable.name, before: other.range), held.nameRange == variable.declaration,
        held.initialValue?.range == expression.range
      else { return false }
      return !value.asksForReuse && !isConstruction(value)
    }
  }

  /// The dequeued view that a variable held before it was given a built one, whatever the former was.
  func overwrittenDequeue(by expression: Expression) -> ByteRange? {
    var dequeued: ByteRange?
    body.forEachExpression { other, _ in
      guard case .assignment(let target, "=", let value) = other.kind, value.range.contains(expression.range),
        let variable = scope.variable(target), let first = scope.local(variable.name, before: other.range),
        first.nameRange == variable.declaration, let held = first.initialValue, held.asksForReuse
      else { return }
      dequeued = held.range
    }
    return dequeued
  }

  /// Whether a view is only asked for where there was none to reuse: `reused ?? make()`, `if cell == nil { cell = make() }`,
  /// and after `if let cell = reused { return cell }`.
  func isForWantOfReused(_ expression: Expression, _ around: [Enclosure]) -> Bool {
    let isAlternative = around.contains { enclosure in
      switch enclosure {
      case .expression(let parent):
        guard case .binary(_, "??", let right) = parent.kind else { return false }
        return right.range.contains(expression.range)
      case .arm(let branch, let index):
        if branch.testsForNil(index) { return true }
        return (branch.kind == .guard || branch.arms[index].isFallback) && branch.asksForReuse
      default: return false
      }
    }
    return isAlternative || body.contains { statement in
      guard case .branch(let branch) = statement.kind, branch.kind == .if, statement.range.end < expression.range.start else {
        return false
      }
      return branch.asksForReuse && branch.arms[0].conditions.count == 1 && branch.arms[0].body.returnsAtEnd
    }
  }

  /// Whether a statement asks for a reused view that an expression in it or beside it stands in for; the other cases of a
  /// `switch` ask for theirs.
  private func asksForReuse(_ statement: Statement, beside expression: Expression) -> Bool {
    guard statement.range.contains(expression.range), case .branch(let branch) = statement.kind else {
      return [statement].reusesViews(of: supplier.table)
    }
    return branch.asksForReuse
  }

  /// Whether a name is a variable whose first value an expression is, or takes part in.
  private func stands(_ variable: Expression, for expression: Expression) -> Bool {
    guard case .name(let name) = variable.kind else { return false }
    return scope.local(name, before: variable.range)?.initialValue?.range.contains(expression.range) ?? false
  }

  /// - Parameter depth: through how many variables it is followed.
  func isConstruction(_ expression: Expression, _ depth: Int = 3) -> Bool {
    let built = expression.builtExpression
    if built.constructedType != nil || scope.viewOfXib(built) != nil { return true }
    guard depth > 0, let variable = scope.variable(built) else { return false }
    let local = scope.local(variable.name, before: built.range)
    let values = self.values(assignedTo: variable) + [local?.initialValue].compactMap { $0 }
    return !values.isEmpty && values.allSatisfy { isConstruction($0, depth - 1) }
  }

  private func values(assignedTo variable: NamedVariable) -> [Expression] {
    var values: [Expression] = []
    body.forEachExpression { expression, _ in
      guard case .assignment(let target, _, let value) = expression.kind else { return }
      if scope.variable(target)?.mayBe(variable) ?? false { values.append(value) }
    }
    return values
  }

  /// Whether the code may have returned a reused view before it comes to an expression; a blank cell is none.
  private func hasReturns(before expression: Expression) -> Bool {
    reuses && body.returnedValues.contains { other in
      other.range.end < expression.range.start && (expression.isBlank || !other.isBlank)
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether the code runs only where something was found to be nil.
  var testsForNil: Bool {
    contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      return branch.testsForNil(index)
    }
  }
}

extension Array where Element == Statement {
  /// Whether the code says that it should never run: `assertionFailure()`, `assert(false)`.
  fileprivate var givesUp: Bool {
    contains { statement in
      guard case .expression(let expression) = statement.kind, let call = expression.call,
        case .name(let name) = call.callee.kind
      else { return false }
      switch name {
      case "assertionFailure", "preconditionFailure", "fatalError": return true
      case "assert", "precondition": return call.arguments.first?.value.kind == .boolean(false)
      default: return false
      }
    }
  }
}

extension Branch {
  /// Whether a condition looks for a reused view.
  fileprivate var asksForReuse: Bool {
    var asks = false
    forEachTested { asks = asks || $0.asksForReuse }
    return asks
  }

  /// Whether an alternative is taken only where something is nil or not of a type.
  fileprivate func testsForNil(_ index: Int) -> Bool {
    let conditions = arms[index].conditions
    if kind == .switch { return !conditions.isEmpty && conditions.allSatisfy { $0.pattern?.isNil ?? false } }
    return conditions.contains { condition in
      switch condition.value?.kind {
      case .binary(let left, "==", let right)?: return left.isNil || right.isNil
      case .prefix("!", _)?: return true
      default: return condition.pattern?.isNil ?? false || condition.pattern?.lastName == "none"
      }
    }
  }
}
