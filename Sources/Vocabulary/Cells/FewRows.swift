extension Supplier {
  /// Whether its table has few rows, whatever its data: the code spells out how many, as that of a form or of an About
  /// screen does.
  var suppliesFewRows: Bool {
    if isForSections { return suppliesFewSections }
    guard kind == .table, function != nil, let type = code.type,
      let rows = type.nearest("tableView(_:numberOfRowsInSection:)")
    else { return false }
    return ([rows] + [type.nearest("numberOfSections(in:)")].compactMap { $0 }).allSatisfy { function in
      let scope = CodeScope(function, in: type.project)
      let counts = function.body.returnedValues
      return !counts.isEmpty && counts.allSatisfy { scope.isSmallCount($0, in: function.body) }
    }
  }

  /// Whether the code spells out how many sections ask it for a header or footer: a table has one unless it says otherwise,
  /// and one that gets its sections from another object may have any number.
  private var suppliesFewSections: Bool {
    guard kind == .table, function != nil, let type = code.type,
      type.nearest("tableView(_:numberOfRowsInSection:)") != nil || type.isKind(of: "UITableViewController")
    else { return false }
    guard let sections = type.nearest("numberOfSections(in:)") else { return true }
    let counts = sections.body.returnedValues
    return !counts.isEmpty && counts.allSatisfy { CodeScope(sections, in: type.project).isSmallCount($0, in: sections.body) }
  }

  /// Whether it makes headers for as many sections as a list of the app's has, and asks that list what each is to show, or the table's
  /// data source for its title.
  var showsSectionsOfData: Bool {
    guard isForSections, kind == .table, let function, let section = function.facts.parameters.last?.name, let type = code.type,
      let sections = type.nearest("numberOfSections(in:)")
    else { return false }
    let scope = CodeScope(sections, in: type.project)
    let lists = sections.body.returnedValues.compactMap { count -> String? in
      guard case .member(let list?, "count") = count.kind, scope.property(namedBy: list) != nil,
        !scope.isSmallCount(count, in: sections.body)
      else { return nil }
      return list.path?.last
    }
    return !lists.isEmpty && function.body.containsExpression { expression in
      switch expression.kind {
      case .element(let list, let place):
        return list.path?.last.map(lists.contains) ?? false && place.first?.value.kind == .name(section)
      case .call(let call): return call.argument("titleForHeaderInSection")?.kind == .name(section)
      default: return false
      }
    }
  }

  /// Whether it makes one row, or a few, where it comes through some arms: the last one below the others, or those of a
  /// section's case that `numberOfRowsInSection` has a number for.
  func suppliesFewRows(in arms: [Branch.Arm]) -> Bool {
    guard kind == .table, let type = code.type else { return false }
    let comparisons = arms.flatMap(\.conditions).compactMap(\.value).flatMap(\.conjuncts)
    // A header that is made for one section alone.
    if isForSections { return comparisons.contains { $0.compares("section") } || arms.contains(where: \.isOfOneNumber) }
    let isOneSection = type.nearest("numberOfSections(in:)") == nil || comparisons.contains { $0.compares("section") }
    if isOneSection, comparisons.contains(where: { $0.compares("row") }) { return true }
    guard let rows = type.nearest("tableView(_:numberOfRowsInSection:)") else { return false }
    let scope = CodeScope(rows, in: type.project)
    return arms.contains { arm in
      !arm.caseNames.isEmpty && rows.body.arms.contains { counted in
        let counts = counted.body.returnedValues
        return arm.caseNames.isSubset(of: counted.caseNames) && !counts.isEmpty
          && counts.allSatisfy { scope.isSmallCount($0, in: counted.body) }
      }
    }
  }
}

extension Array where Element == Statement {
  /// The arms of the switches in the code.
  fileprivate var arms: [Branch.Arm] {
    var found: [Branch.Arm] = []
    forEachStatement { statement in
      if case .branch(let branch) = statement.kind, branch.kind == .switch { found += branch.arms }
    }
    return found
  }
}

extension Expression {
  /// Whether it is true of a single row or section: `path.row == rows.count`.
  fileprivate func compares(_ part: String) -> Bool {
    guard case .binary(let left, "==", _) = kind else { return false }
    return left.lastName == part && (left.base != nil || part == "section")
  }
}

extension Branch.Arm {
  /// Whether it is for numbers that it spells out: `case 0:`.
  fileprivate var isOfOneNumber: Bool {
    !conditions.isEmpty && conditions.allSatisfy { condition in
      if case .number? = condition.pattern?.kind { true } else { false }
    }
  }
}

extension CodeScope {
  /// As many rows as a person takes in at a glance or two.
  private static let mostFewRows = 20.0

  /// Whether the code spells out how many there are, whatever the data, and they are few.
  fileprivate func isSmallCount(_ count: Expression, in body: [Statement]) -> Bool {
    isSmallCount(count, in: body, CodeScope.followedConstants)
  }

  /// - Parameter depth: how far names are still followed.
  private func isSmallCount(_ count: Expression, in body: [Statement], _ depth: Int) -> Bool {
    if let number = number(count) { return number <= Self.mostFewRows }
    switch count.kind {
    case .binary(let first, "+", let second), .binary(let first, "??", let second):
      return areSmallCounts([first, second], depth)
    case .conditional, .branch: return areSmallCounts(count.alternatives, depth)
    case .element(let counts, _): return fixedElements(of: counts)?.allSatisfy { $0.scope.areSmallCounts([$0.value], depth) } ?? false
    case .member(let counted?, "count"): return isFixed(counted) || isElementOfFixed(counted)
    default: break
    }
    guard let variable = variable(count), let first = local(variable.name, before: count.range)?.initialValue else {
      return depth > 0 && isSmallCountOfOwner(count, depth - 1)
    }
    return depth > 0 && areSmallCounts([first] + assignments(to: variable, in: body), depth - 1)
  }

  private func areSmallCounts(_ counts: [Expression], _ depth: Int) -> Bool {
    !counts.isEmpty && counts.allSatisfy { isSmallCount($0, in: [], depth) }
  }

  /// Whether it is one of several collections that are spelled out: `rows[section]`.
  private func isElementOfFixed(_ counted: Expression) -> Bool {
    guard case .element(let all, _) = counted.kind else { return false }
    return fixedElements(of: all)?.allSatisfy { $0.scope.isFixed($0.value) } ?? false
  }

  /// Whether a function or a computed property gives nothing else: `section.rowCount`.
  private func isSmallCountOfOwner(_ count: Expression, _ depth: Int) -> Bool {
    if let call = count.call {
      guard let function = calledFunction(call) else { return false }
      return CodeScope(function, in: project).areSmallCounts(function.body.returnedValues, depth)
    }
    guard let property = property(namedBy: count), let getter = property.facts.getter else { return false }
    return CodeScope(property, in: project).areSmallCounts(getter.returnedValues, depth)
  }

  private func assignments(to variable: NamedVariable, in body: [Statement]) -> [Expression] {
    var values: [Expression] = []
    body.forEachExpression { expression, _ in
      guard case .assignment(let target, _, let value) = expression.kind, self.variable(target)?.mayBe(variable) ?? false
      else { return }
      values.append(value)
    }
    return values
  }
}
