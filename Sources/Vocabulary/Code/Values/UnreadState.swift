extension CodeScope {
  /// Whether an expression sets a state of the view's own that no code ever asks for.
  package func setsUnread(_ expression: Expression) -> Bool {
    let target: Expression?
    switch expression.kind {
    case .assignment(let changed, "=", _): target = changed
    case .call(let call): target = call.name == "toggle" ? call.callee.base : nil
    default: target = nil
    }
    guard let name = target?.ownName, let type, let property = type.property(name), property.type == type else { return false }
    return property.facts.attributes == ["State"] && property.facts.observers.isEmpty && type.neverReads(name)
  }
}

extension ProjectType {
  fileprivate func neverReads(_ name: String) -> Bool {
    code(mentioning: [name, "$\(name)", "_\(name)"]).allSatisfy { code in
      var isRead = false
      code.body.forEachExpression { expression, around in
        switch expression.kind {
        case .name("$\(name)"), .name("_\(name)"), .member(_, "$\(name)"), .member(_, "_\(name)"): isRead = true
        case .name(name), .member(_, name): isRead = isRead || !around.onlySet(expression)
        default: break
        }
      }
      return !isRead
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether what stands here is given another value.
  fileprivate func onlySet(_ target: Expression) -> Bool {
    switch parent?.kind {
    case .assignment(let changed, "=", _): return changed.range == target.range
    case .member(let base?, "toggle"):
      guard base.range == target.range, case .expression(let call)? = dropLast().last else { return false }
      return call.call != nil
    default: return false
    }
  }
}
