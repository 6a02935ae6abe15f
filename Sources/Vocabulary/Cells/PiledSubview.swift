/// A view that is made and added to a reused view each time that a row shows, on top of those from the times before.
public struct PiledSubview {
  /// What the code calls the reused view.
  public let cell: String
  /// The call that adds it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension ProjectType {
  /// The subviews that pile up on the type's reused cells, headers and footers.
  ///
  /// What is added once isn't among them: where the cell is built, where a tag or another property of the cell tells
  /// that it is new, or where somebody takes subviews away again.
  public var piledSubviews: [PiledSubview] {
    rowSetups.flatMap(\.piledSubviews)
  }
}

extension RowSetup {
  fileprivate var piledSubviews: [PiledSubview] {
    let findsTagged = scope.tendsTaggedAlone(body)
    guard findsTagged || !body.tendsSubviews else { return [] }
    var found: [PiledSubview] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, let name = call.name, PiledSubview.additions.contains(name),
        let target = call.callee.base, let added = call.arguments.first?.value, let cell = reusedRoot(of: target),
        isMadeHere(added), !findsTagged || isUntagged(added), !around.isDeferred, !runsOnce(expression, around, cell),
        !takesSubviewsAway(cell), !body.givesPlace(to: added)
      else { return }
      found.append(PiledSubview(cell: cell.lastName ?? "cell", range: expression.range, file: scope.file))
    }
    return found
  }

  /// The reused view in `cell`, `cell.contentView`, `(cell as! PhotoCell).stack`, unless the code gives it the view in between.
  private func reusedRoot(of target: Expression) -> Expression? {
    switch target.kind {
    case .member(let base?, let name):
      guard let root = reusedRoot(of: base), !isReplaced(name, of: root) else { return nil }
      return root
    case .cast(let value, _, _) where isReused(value): return value
    case .name where isReused(target): return target
    default: return nil
    }
  }

  /// Whether the code sets a property of the cell to another view, such as `cell.accessoryView`.
  private func isReplaced(_ property: String, of cell: Expression) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, "=", _) = expression.kind else { return false }
      return target.lastName == property && target.base?.path?.first == cell.path?.first
    }
  }

  // MARK: The added view

  /// Whether a view, or the controller whose view it is, is made anew each time that the code runs.
  private func isMadeHere(_ added: Expression) -> Bool {
    if case .member(let base?, "view") = added.kind { return isMadeHere(base) }
    if isViewConstruction(added) { return true }
    switch added.kind {
    case .name(let name):
      return scope.local(name, before: added.range)?.initialValue.map(isViewConstruction) ?? false
    default: return false
    }
  }

  private func isViewConstruction(_ expression: Expression) -> Bool {
    let built = expression.builtExpression
    if let type = built.constructedType {
      return ["UIView", "UIViewController"].contains { type.isKind($0, self) }
    }
    guard let call = built.call, call.callee.ownName != nil, let name = call.name else { return false }
    let makers = type.callable(name).filter { call.fits($0.facts) }
    return !makers.isEmpty && makers.allSatisfy { maker in
      let returned = maker.body.returnedValues
      return !returned.isEmpty && returned.allSatisfy { maker.makes($0) }
    }
  }

  /// Whether a view that the code makes is surely given no tag by which to find it again.
  private func isUntagged(_ added: Expression) -> Bool {
    guard case .name(let name) = added.kind, let made = scope.local(name, before: added.range)?.initialValue,
      let type = made.constructedType, !(scope.type(named: type.base)?.isDeclared ?? false)
    else { return false }
    return !body.containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, _): return target.lastName == "tag" && target.base?.ownName == name
      // Whoever is handed the view may give it one.
      case .call(let call):
        let isAdded = call.name.map(PiledSubview.additions.contains) ?? false
        return !isAdded && call.arguments.contains { $0.value.ownName == name }
      default: return false
      }
    }
  }

  // MARK: What is done once

  /// Whether the code runs only for a cell that isn't set up yet, as far as the conditions around and before it may tell.
  private func runsOnce(_ addition: Expression, _ around: [Enclosure], _ cell: Expression) -> Bool {
    let isConditional = around.contains { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return false }
      return branch.kind == .guard || branch.arms[...index].flatMap(\.conditions).contains { condition in
        condition.pattern?.isNil ?? false || condition.value.map { tellsIfNew($0, cell) } ?? false
      }
    }
    return isConditional || returnsEarly(before: addition, cell)
  }

  /// Whether a condition asks for a nil, for the cell, or for a cell to reuse.
  private func tellsIfNew(_ condition: Expression, _ cell: Expression) -> Bool {
    condition.comparesWithNil || speaks(condition, of: cell) || condition.asksForReuse && !isReused(cell, boundBy: condition)
  }

  /// Whether the name of the cell is what the condition binds: where it does, there is a cell to reuse.
  private func isReused(_ cell: Expression, boundBy condition: Expression) -> Bool {
    cell.path?.first.flatMap { scope.local($0, before: cell.range)?.initialValue?.range } == condition.range
  }

  /// Whether anything is asked of the cell, or of what is known from it.
  private func speaks(_ condition: Expression, of cell: Expression) -> Bool {
    if case .cast = condition.kind { return false }
    return condition.containsExpression { expression in
      if expression.kind == cell.kind { return true }
      guard case .name(let name) = expression.kind, let value = scope.local(name, before: expression.range)?.initialValue else {
        return false
      }
      return value.containsExpression { $0.kind == cell.kind }
    }
  }

  private func returnsEarly(before addition: Expression, _ cell: Expression) -> Bool {
    var returns = false
    body.forEachStatement { statement in
      guard case .branch(let branch) = statement.kind, statement.range.end <= addition.range.start else { return }
      returns = returns || branch.arms.contains { arm in
        arm.body.contains(where: \.isReturn) && arm.conditions.contains { $0.value.map { speaks($0, of: cell) } ?? false }
      }
    }
    return returns
  }

  /// Whether the cell's class clears what was added, when it is reused or at another time.
  private func takesSubviewsAway(_ cell: Expression) -> Bool {
    guard let type = scope.type(of: cell).flatMap({ scope.type(named: $0.base) }) else { return false }
    return ([type] + type.ancestors).contains { $0.code.contains { $0.body.tendsSubviews } }
  }
}

extension CodeScope {
  /// Whether the code looks for views by their tags, and takes away such alone.
  fileprivate func tendsTaggedAlone(_ body: [Statement]) -> Bool {
    var isTended = false
    var isTendedOtherwise = false
    body.forEachExpression { expression, _ in
      guard expression.tendsSubviews else { return }
      isTended = true
      isTendedOtherwise = isTendedOtherwise || !isOfTagged(expression)
    }
    return isTended && !isTendedOtherwise
  }

  /// Whether an expression asks for a view by its tag, or takes one away that was found so.
  private func isOfTagged(_ expression: Expression) -> Bool {
    if expression.lastName == "viewWithTag" { return true }
    guard expression.lastName == "removeFromSuperview", let view = expression.base else { return false }
    let found = firstValue(of: view)
    return found.containsExpression { $0.lastName == "viewWithTag" }
  }
}

extension PiledSubview {
  fileprivate static let additions: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]
}

extension TypeName {
  fileprivate func isKind(_ name: String, _ setup: RowSetup) -> Bool {
    setup.type.project.isKind(self, of: name, from: setup.type, in: setup.scope.file)
  }
}

extension ProjectFunction {
  /// Whether a value that the function returns is a view that it makes.
  fileprivate func makes(_ value: Expression) -> Bool {
    if value.builtExpression.constructedType != nil { return true }
    guard case .name(let name) = value.kind else { return false }
    return body.declaredVariables.contains { $0.name == name && $0.initialValue?.builtExpression.constructedType != nil }
  }
}

extension Array where Element == Statement {
  /// Whether the code looks for subviews that are there already, or takes some away.
  fileprivate var tendsSubviews: Bool { containsExpression(where: \.tendsSubviews) }
}

extension Expression {
  fileprivate var tendsSubviews: Bool {
    let words: Set<String> = ["subviews", "arrangedSubviews", "viewWithTag", "removeFromSuperview", "removeArrangedSubview"]
    return lastName.map { words.contains($0) || $0.hasPrefix("removeAll") } ?? false
  }
}

extension Expression {
  fileprivate var comparesWithNil: Bool {
    containsExpression { expression in
      guard case .binary(let left, let name, let right) = expression.kind else { return false }
      return name == "==" && (left.isNil || right.isNil)
    }
  }
}

extension Statement {
  fileprivate var isReturn: Bool {
    if case .return = kind { return true }
    return false
  }
}
