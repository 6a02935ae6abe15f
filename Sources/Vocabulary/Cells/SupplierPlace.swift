/// The code of one supplier, or of a function that it calls for a cell.
///
/// A class, since each expression in the code is asked about and nothing should be copied for it.
final class SupplierPlace {
  let type: ProjectType
  let scope: CodeScope
  let body: [Statement]
  let supplier: Supplier
  /// What the code calls that which tells rows apart.
  let rows: Set<String>
  /// Whether the supplier asks for a reused view somewhere.
  let reuses: Bool
  /// The properties whose getters were looked into.
  private var asked: Set<String>

  init(
    type: ProjectType, scope: CodeScope, body: [Statement], supplier: Supplier, rows: Set<String>, reuses: Bool,
    asked: Set<String> = []
  ) {
    self.rows = rows
    self.asked = asked
    self.type = type
    self.scope = scope
    self.body = body
    self.supplier = supplier
    self.reuses = reuses
  }

  var constructions: [CellConstruction] {
    let returned = body.returnedValues
    let handed = handedVariables(returned)
    var found: [CellConstruction] = []
    body.forEachExpression { expression, around in
      if isDropped(expression) { found.append(construction(.dropped, expression, around, named: "cell")) }
      if let property = computedViews(expression), flow(of: expression, around, handed, returned) == .returned,
        !isFallback(expression, around, returned)
      {
        found += constructions(of: property)
      }
      guard let built = expression.constructedType ?? scope.viewOfXib(expression),
        ReusableViews.kind(of: built, type) != nil || isHeaderOfMany(built), !type.areBeyondRows(around.branchArms)
      else { return }
      switch flow(of: expression, around, handed, returned) {
      case .returned where !isFallback(expression, around, returned):
        let kind = overwrittenDequeue(by: expression).map(CellConstruction.Kind.overwriting) ?? .built
        found.append(construction(kind, expression, around, named: built.base))
      case .replaced: found.append(construction(.replaced, expression, around, named: built.base))
      case .returned, .elsewhere: break
      }
    }
    return found
  }

  /// Whether a plain view heads one of as many sections as there are in the app's data.
  private func isHeaderOfMany(_ view: TypeName) -> Bool {
    supplier.showsSectionsOfData && type.project.isKind(view, of: "UIView", from: type)
  }

  /// The property that an expression asks for a reusable view, or for a collection of some, if it computes them each time.
  private func computedViews(_ expression: Expression) -> ProjectVariable? {
    guard let name = expression.ownName, let property = type.property(name), property.facts.isComputed, !asked.contains(name),
      scope.local(name, before: expression.range) == nil, var views = property.facts.type
    else { return nil }
    while let element = views.element { views = element }
    return ReusableViews.kind(of: views, type) == nil ? nil : property
  }

  private func constructions(of property: ProjectVariable) -> [CellConstruction] {
    guard let getter = property.facts.getter else { return [] }
    asked.insert(property.facts.name)
    let place = SupplierPlace(
      type: type, scope: CodeScope(property, in: type.project), body: getter, supplier: supplier, rows: [],
      reuses: getter.reusesViews(of: supplier.table), asked: asked
    )
    return place.constructions
  }

  private func construction(
    _ kind: CellConstruction.Kind, _ expression: Expression, _ around: [Enclosure], named name: String
  ) -> CellConstruction {
    let labels = expression.call?.arguments.map { $0.label ?? "" } ?? []
    return CellConstruction(
      kind: kind, type: name, range: expression.range, file: scope.file, supplier: supplier,
      arms: around.branchArms,
      isToldAtOnce: !Set(labels).isSubset(of: ["style", "reuseIdentifier", "frame", "coder"]),
      isOfOneRow: isOfOneRow(around), isReusable: kind.isWaste || ReusableViews.kind(of: TypeName(name), type) != nil,
      isOfCase: isOfCase(expression.range)
    )
  }

  /// Whether the code on the way through some arms uses nothing that tells rows apart but to come there; or a closure uses
  /// nothing of the kind at all, which is made for an item of its own.
  private func isOfOneRow(_ around: [Enclosure]) -> Bool {
    let branches = around.branches
    guard supplier.kind == .table, !rows.isEmpty || supplier.function == nil, !branches.isEmpty || supplier.function == nil
    else { return false }
    let bound = around.branchArms.flatMap(\.conditions).flatMap(\.names)
    let rows = self.rows.union(bound)
    var asks = false
    body.forEachExpression { expression, inner in
      guard !asks, case .name(let name) = expression.kind, rows.contains(name) else { return }
      let isElsewhere = inner.contains { enclosure in
        switch enclosure {
        case .condition(let branch): branches.contains { $0.branch === branch }
        case .arm(let branch, let index): branches.contains { $0.branch === branch && $0.arm != index }
        case .expression(let outer): outer.call?.name?.contains("dequeue") ?? false
        default: false
        }
      }
      asks = !isElsewhere
    }
    return !asks
  }

  /// A statement that dequeues and does nothing with the result.
  private func isDropped(_ expression: Expression) -> Bool {
    guard body.count > 1, let call = expression.call, call.name == "dequeueReusableCell" else { return false }
    return call.argument("withIdentifier") != nil && statements.contains(expression.range)
  }

  /// Where an expression is a statement of its own.
  private lazy var statements: Set<ByteRange> = {
    var ranges: Set<ByteRange> = []
    body.forEachStatement { statement in
      if case .expression(let whole) = statement.kind { ranges.insert(whole.range) }
    }
    return ranges
  }()

  // MARK: Where a built view goes

  /// The variables whose value the code hands out: at once, from a closure that runs at once, or through another variable.
  private func handedVariables(_ returned: [Expression]) -> [NamedVariable] {
    var variables = returned.flatMap(scope.carriedVariables)
    var assignments: [(target: NamedVariable, value: Expression)] = []
    body.forEachExpression { expression, around in
      switch expression.kind {
      case .assignment(let target, "=", let value):
        if let target = scope.variable(target) { assignments.append((target, value)) }
      case .name:
        guard case .returned? = around.last, isOutermost(around.dropLast()) else { return }
        variables += scope.carriedVariables(expression)
      default: break
      }
    }
    // The last ones first: a value is assigned on after it was assigned.
    for assignment in assignments.reversed() where variables.contains(where: assignment.target.mayBe) {
      variables += scope.carriedVariables(assignment.value)
    }
    return variables
  }

  private enum Flow {
    case returned
    case replaced
    case elsewhere
  }

  private func flow(
    of expression: Expression, _ around: [Enclosure], _ handed: [NamedVariable], _ returned: [Expression]
  ) -> Flow {
    var current = expression
    for (index, enclosure) in around.enumerated().reversed() {
      switch enclosure {
      case .returned: return isOutermost(around[..<index]) ? .returned : .elsewhere
      case .variable(let variable):
        let variable = NamedVariable(name: variable.name, declaration: variable.nameRange)
        guard handed.contains(where: variable.mayBe), isOutermost(around[..<index]) else { return .elsewhere }
        if isReplaced(variable, after: expression) || givesAnother(variable, than: expression) { return .replaced }
        return expression.isBlank && givesAnother(variable, than: expression, orNothing: true) ? .elsewhere : .returned
      case .expression(let parent):
        if case .assignment(let target, _, _) = parent.kind {
          return scope.variable(target).map { handed.contains(where: $0.mayBe) } ?? false ? .returned : .elsewhere
        }
        guard parent.passesOn(current) else { return .elsewhere }
        current = parent
      case .arm, .loop: continue
      case .condition(let branch):
        // `guard let cell = nib.first as? MapCell else { … }`
        let bound = branch.arms.flatMap(\.conditions).first { $0.value?.range == current.range }?.names ?? []
        return handed.contains { bound.contains($0.name) } && isOutermost(around[..<index]) ? .returned : .elsewhere
      case .function: return .elsewhere
      }
    }
    return returned.contains { $0.range == current.range || $0.range == expression.range } ? .returned : .elsewhere
  }

  /// Whether code isn't within a closure, but for those that run at once and hand on what they return.
  private func isOutermost(_ around: ArraySlice<Enclosure>) -> Bool {
    var expressions = Array(around).expressions
    while let index = expressions.firstIndex(where: { $0.closure != nil }) {
      guard index + 1 < expressions.count else { return false }
      let closure = expressions[index]
      guard expressions[index + 1].passesOn(closure) || closure.runs(body) else {
        return closure.runs(body)
      }
      expressions.removeFirst(index + 1)
    }
    return true
  }

  /// Whether code gives a variable another view than the one that it was declared with, on each of its ways.
  ///
  /// - Parameter orNothing: whether what is left to do nothing is none of these: the `default` of a `switch` that only breaks.
  private func givesAnother(_ variable: NamedVariable, than first: Expression, orNothing isLax: Bool = false) -> Bool {
    func giveAnother(_ statements: [Statement]) -> Bool {
      statements.contains { statement in
        guard statement.range.start > first.range.end else { return false }
        switch statement.kind {
        case .branch(let branch): return give(branch)
        case .expression(let expression):
          if case .branch(let branch) = expression.kind { return give(branch) }
          guard case .assignment(let target, "=", let value) = expression.kind else { return false }
          return (scope.variable(target)?.mayBe(variable) ?? false) && !isConstruction(value)
        default: return false
        }
      }
    }
    func give(_ branch: Branch) -> Bool {
      guard branch.kind == .switch || branch.kind == .if && branch.arms.contains(where: \.isFallback) else { return false }
      let arms = branch.arms.filter { !(isLax && $0.isFallback && $0.body.doesNothing) }
      return !arms.isEmpty && arms.allSatisfy { giveAnother($0.body) }
    }
    return giveAnother(body)
  }

  /// Whether a variable is given a reused view after it was given a built one, whatever happens between.
  private func isReplaced(_ variable: NamedVariable, after expression: Expression) -> Bool {
    var replaced = false
    body.forEachExpression { other, around in
      guard case .assignment(let target, _, let value) = other.kind, other.range.start > expression.range.end,
        scope.variable(target)?.mayBe(variable) ?? false
      else { return }
      replaced = replaced || value.asksForReuse && !around.testsForNil
    }
    return replaced
  }
}

extension Array where Element == Enclosure {
  /// The branches around some code, each with the arm that it stands in.
  fileprivate var branches: [(branch: Branch, arm: Int)] {
    compactMap { enclosure in
      guard case .arm(let branch, let index) = enclosure, branch.kind != .guard else { return nil }
      return (branch, index)
    }
  }
}
