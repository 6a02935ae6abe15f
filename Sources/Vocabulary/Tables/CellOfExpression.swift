extension CodeScope {
  /// Whether an expression is a cell, and then whether a collection's rather than a table's.
  package func cellKind(_ expression: Expression) -> Bool? {
    if isKind(expression, of: "UITableViewCell") { return false }
    if isKind(expression, of: "UICollectionViewCell") { return true }
    switch source(of: expression)?.cellSource {
    case "cellForRow", "dequeueReusableCell": return false
    case "cellForItem": return true
    default: return nil
    }
  }

  private func source(of expression: Expression) -> Expression? {
    guard case .name(let name) = expression.kind else { return expression }
    return local(name, before: expression.range)?.initialValue
  }
}

extension Expression {
  /// The method that hands out the cell, a table's or a collection's.
  fileprivate var cellSource: String? {
    switch kind {
    case .cast(let value, _, _): return value.cellSource
    case .call(let call): return call.argument("withReuseIdentifier") == nil ? call.name : "cellForItem"
    default: return nil
    }
  }
}
