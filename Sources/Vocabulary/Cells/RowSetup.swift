/// Code that runs each time a row, header or footer shows, and the reused view that it is given or takes.
struct RowSetup {
  let type: ProjectType
  let scope: CodeScope
  let body: [Statement]
  /// The parameters that are the reused view.
  let given: Set<String>
}

extension ProjectType {
  /// The type's suppliers and methods called before a row shows, the closures that set up cells for registrations and
  /// reactive tables, and the functions of the type that any of them calls.
  var rowSetups: [RowSetup] {
    guard files.contains(where: project.isForTouch) else { return [] }
    var setups = suppliers.map { RowSetup(type: self, scope: $0.code.scope, body: $0.body, given: []) }
    setups += TableMethod.displays.flatMap { signature in
      functions(signature).map { function in
        let names = function.facts.parameters.dropFirst().prefix(1).map(\.name)
        return RowSetup(type: self, scope: CodeScope(function, in: project), body: function.body, given: Set(names))
      }
    }
    return withHelpers(setups + handlers)
  }

  /// The closures that are handed a cell to set up.
  private var handlers: [RowSetup] {
    code(mentioning: ["CellRegistration", "SupplementaryRegistration", "rx"]).flatMap { code -> [RowSetup] in
      let scope = code.scope
      var found: [RowSetup] = []
      code.body.forEachExpression { expression, _ in
        guard let (closure, cell) = expression.cellHandler else { return }
        found.append(RowSetup(type: self, scope: scope, body: closure.body, given: [cell]))
      }
      return found
    }
  }

  private func withHelpers(_ setups: [RowSetup]) -> [RowSetup] {
    var all = setups
    var seen = Set(setups.map(\.place))
    var next = 0
    while next < all.count {
      for helper in all[next].helpers where seen.insert(helper.place).inserted { all.append(helper) }
      next += 1
    }
    return all
  }
}

extension RowSetup {
  fileprivate struct Place: Hashable {
    let file: Int
    let start: UInt32?
  }

  fileprivate var place: Place { Place(file: scope.file, start: body.first?.range.start) }
}

extension RowSetup {
  /// The functions of the type that the code calls, and which of their parameters it gives the reused view.
  fileprivate var helpers: [RowSetup] {
    var found: [RowSetup] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, call.callee.ownName != nil, let name = call.name, !around.isDeferred else { return }
      for function in type.callable(name) where call.fits(function.facts) && function.facts.parameters.count == call.arguments.count {
        let given = zip(function.facts.parameters, call.arguments).filter { isReused($0.1.value) }.map(\.0.name)
        found.append(
          RowSetup(type: type, scope: CodeScope(function, in: type.project), body: function.body, given: Set(given))
        )
      }
    }
    return found
  }

  /// Whether an expression is the reused view: taken from the table, or given to the code.
  func isReused(_ expression: Expression) -> Bool { isReused(expression, 4) }

  private func isReused(_ expression: Expression, _ depth: Int) -> Bool {
    guard depth > 0 else { return false }
    if expression.isDequeue { return true }
    if let call = expression.call, call.callee.ownName != nil, let name = call.name {
      return type.callable(name).contains { $0.body.returnsReused }
    }
    return expression.carriedNames.contains { name in
      guard let local = scope.local(name, before: expression.range) else { return given.contains(name) }
      guard let value = local.initialValue else { return given.contains(name) || isAssignedReused(name, depth) }
      return isReused(value, depth - 1) || isAssignedReused(name, depth)
    }
  }

  private func isAssignedReused(_ name: String, _ depth: Int) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, "=", let value) = expression.kind, target.path == [name] else { return false }
      return isReused(value, depth - 1)
    }
  }
}

extension Array where Element == Statement {
  fileprivate var returnsReused: Bool {
    containsExpression { $0.isDequeue }
  }
}

extension Expression {
  /// Whether its value, or the first choice for it, is what a function returns that is named after dequeuing.
  fileprivate var isDequeue: Bool {
    switch kind {
    case .call(let call): return call.name?.lowercased().contains("dequeue") ?? false
    case .cast(let value, _, _): return value.isDequeue
    case .binary(let left, "??", _): return left.isDequeue
    default: return false
    }
  }

  /// `CellRegistration<Cell, Item> { cell, path, item in … }` and `rx.items(cellIdentifier: "Cell") { row, item, cell in … }`:
  /// the closure, and what it calls the cell.
  fileprivate var cellHandler: (Closure, cell: String)? {
    guard let call, let closure = call.closures.last else { return nil }
    if let made = constructedType?.base.split(separator: ".").last, made == "CellRegistration" || made == "SupplementaryRegistration" {
      return (closure, closure.parameters.first ?? "$0")
    }
    // `rx.items(…)(source) { … }`, `source.bind(to: rx.items(…)) { … }` and `source.bind(to: rx.items(…) { … })`.
    let items = call.callee.call ?? call.argument("to")?.call ?? call
    guard items.name == "items", items.argument("cellIdentifier") != nil else { return nil }
    return (closure, closure.parameters.count == 3 ? closure.parameters[2] : "$2")
  }
}
