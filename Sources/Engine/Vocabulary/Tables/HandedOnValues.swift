extension Expression {
  /// The variables whose value the expression hands on.
  var carriedNames: [String] {
    switch kind {
    case .name(let name): return [name]
    case .cast(let value, _, _): return value.carriedNames
    case .binary(let left, "??", let right): return left.carriedNames + right.carriedNames
    default: return []
    }
  }

  /// Whether it builds a plain cell and says nothing of it.
  var isBlank: Bool {
    ["UITableViewCell", "UICollectionViewCell"].contains(constructedType?.base) && call?.arguments.isEmpty ?? false
  }

  /// Whether it is the closure with that code.
  func runs(_ body: [Statement]) -> Bool {
    closure?.body.first?.range == body.first?.range
  }

  /// Whether it takes a view from those that a table or collection keeps for reuse.
  var asksForReuse: Bool {
    containsExpression { $0.call?.name?.lowercased().contains("dequeue") ?? false }
  }

  /// Whether a part of the expression may be its value: a branch of a choice, what a builder is given, what is mapped, or
  /// what a collection holds that an element is taken from.
  func passesOn(_ part: Expression) -> Bool {
    switch kind {
    case .conditional(_, let first, let second): return first.range == part.range || second.range == part.range
    case .cast: return true
    case .binary(_, "??", _): return true
    case .branch: return true
    case .closure, .array: return true
    case .element(let collection, _): return collection.range == part.range
    case .member(_, let name): return Builders.names.contains(name)
    case .call(let call):
      if call.callee.range == part.range { return part.closure != nil || (call.name.map(Builders.names.contains) ?? false) }
      guard let name = call.name else { return false }
      return ["map", "flatMap", "compactMap"].contains(name) || (Builders.names.contains(name) && part.closure == nil)
    default: return false
    }
  }
}
