/// A cell that a supplier takes from a collection of the project's own.
public struct CachedCell {
  /// The collection's name.
  public let collection: String
  /// What takes it out of the collection.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Where the collection is declared.
  public let declaration: (range: ByteRange, file: Int)
  /// Whether the collection grows with data, rather than holding rows that the code writes out one by one.
  public let isFilledFromData: Bool
}

extension ProjectType {
  /// The cells that the type's suppliers hand out from arrays and dictionaries of cells.
  public var cachedCells: [CachedCell] {
    suppliers.flatMap { supplier -> [CachedCell] in
      let bound = supplier.body.boundVariables + supplier.body.declaredVariables
      return supplier.body.returnedValues.compactMap { returned in
        handedOut(returned.unwrapped(bound), supplier)
      }
    }
  }

  private func handedOut(_ expression: Expression, _ supplier: Supplier) -> CachedCell? {
    guard let element = expression.takenElement, let root = element.ownName, let property = property(root),
      !property.facts.isComputed
    else { return nil }
    let scope = supplier.code.scope
    guard let type = scope.type(of: property), var content = type.element else { return nil }
    while let inner = content.element { content = inner }
    guard ReusableViews.kind(of: content, self) != nil else { return nil }
    return CachedCell(
      collection: root,
      range: expression.range,
      file: scope.file,
      declaration: (property.facts.nameRange, property.file),
      isFilledFromData: isFilledFromData(property)
    )
  }

  /// Whether data decides what a collection holds: it is mapped, appended to in a loop or a closure, or set by key.
  private func isFilledFromData(_ property: ProjectVariable) -> Bool {
    if let value = property.facts.initialValue, CodeScope(property, in: project).isMapped(value) { return true }
    let name = property.facts.name
    return code.contains { code in
      var found = false
      code.body.forEachExpression { expression, around in
        switch expression.kind {
        case .assignment(let target, _, let value):
          if target.ownName == name, code.scope.isMapped(value) { found = true }
          if case .element(let base, _) = target.kind, base.ownName == name, !value.isNil { found = true }
        case .call(let call):
          guard ["append", "insert", "updateValue"].contains(call.name), call.callee.base?.ownName == name else { return }
          if around.repeats || code.function.map({ TableMethod.cellSuppliers.contains($0.signature) }) ?? false { found = true }
        default: break
        }
      }
      return found
    }
  }
}

extension CodeScope {
  /// Whether a collection is made by mapping over data, rather than over values that the code lists.
  fileprivate func isMapped(_ expression: Expression) -> Bool {
    expression.containsExpression { expression in
      guard let call = expression.call, ["map", "compactMap", "flatMap", "reduce"].contains(call.name) else { return false }
      return call.callee.base.map { !lists($0) } ?? false
    }
  }

  private func lists(_ source: Expression) -> Bool {
    if case .array = source.kind { return true }
    if source.lastName == "allCases" { return true }
    if case .array? = constant(source)?.expression.kind { return true }
    return source.ownName.map { type?.isOnlyListed($0) ?? false } ?? false
  }
}

extension ProjectType {
  /// Whether a property is only ever set to values that the code lists.
  fileprivate func isOnlyListed(_ name: String) -> Bool {
    var lists = 0
    var others = 0
    for code in code(mentioning: [name]) {
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, _, let value) = expression.kind, target.ownName == name else { return }
        if case .array = value.kind { lists += 1 } else { others += 1 }
      }
    }
    return lists > 0 && others == 0
  }
}

extension Array where Element == Enclosure {
  /// Whether the code runs once for each of something.
  fileprivate var repeats: Bool {
    contains { enclosure in
      switch enclosure {
      case .loop: return true
      case .expression(let expression): return ["forEach", "map", "compactMap"].contains(expression.call?.name)
      default: return false
      }
    }
  }
}

extension Expression {
  /// `a[b]`, `a[b][c]`, `a.first`: the outermost collection.
  fileprivate var takenElement: Expression? {
    switch kind {
    case .element(let base, _): return base.takenElement ?? base
    case .binary(let left, "??", _): return left.takenElement
    case .cast(let value, _, _): return value.takenElement
    case .call(let call) where ["value", "element", "object"].contains(call.name): return call.callee.base
    default: return nil
    }
  }

  /// What a local name stands for, where it is bound to an element.
  fileprivate func unwrapped(_ variables: [Variable]) -> Expression {
    guard case .name(let name) = kind else { return self }
    let values = variables.filter { $0.name == name }.compactMap(\.initialValue)
    return values.first { $0.takenElement != nil } ?? self
  }
}
