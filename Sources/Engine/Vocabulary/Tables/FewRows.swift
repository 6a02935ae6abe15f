extension Supplier {
  /// Whether its table has few rows, whatever its data: the code spells out how many, as that of a form or of an About
  /// screen does.
  var suppliesFewRows: Bool {
    guard kind == .table, !isForSections, function != nil, let type = code.type,
      let rows = type.nearest("tableView(_:numberOfRowsInSection:)")
    else { return false }
    return ([rows] + [type.nearest("numberOfSections(in:)")].compactMap { $0 }).allSatisfy { function in
      let scope = CodeScope(function, in: type.project)
      let counts = function.body.returnedValues
      return !counts.isEmpty && counts.allSatisfy { scope.isSmallCount($0, in: function.body) }
    }
  }
}

extension CodeScope {
  /// As many rows as a person takes in at a glance or two.
  private static let mostFewRows = 20.0

  fileprivate func isSmallCount(_ count: Expression, in body: [Statement]) -> Bool {
    if let number = number(count) { return number <= Self.mostFewRows }
    if count.lastName == "count", let counted = count.base {
      return counted.lastName == "allCases" || !elements(of: counted).isEmpty
    }
    guard let variable = variable(count), let first = local(variable.name, before: count.range)?.initialValue else {
      return false
    }
    return isSmallCount(first, in: []) && assignments(to: variable, in: body).allSatisfy { isSmallCount($0, in: []) }
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
