/// A variable that a name means somewhere in code.
struct NamedVariable {
  let name: String
  /// Where it is declared; nil where no block around declares it.
  let declaration: ByteRange?

  /// Whether two names may mean the same variable: not where each block declares one of its own.
  func mayBe(_ other: NamedVariable) -> Bool {
    name == other.name && (declaration == other.declaration || declaration == nil || other.declaration == nil)
  }
}

extension CodeScope {
  /// The variable that a plain name means where it stands.
  func variable(_ expression: Expression) -> NamedVariable? {
    guard case .name(let name) = expression.kind else { return nil }
    return NamedVariable(name: name, declaration: local(name, before: expression.range)?.nameRange)
  }

  /// The variables whose value an expression hands on, also through what is bound from them: `guard let row = cell`.
  func carriedVariables(_ expression: Expression) -> [NamedVariable] { carriedVariables(expression, 4) }

  /// - Parameter depth: through how many variables they are followed.
  private func carriedVariables(_ expression: Expression, _ depth: Int) -> [NamedVariable] {
    guard depth > 0 else { return [] }
    return expression.carried.flatMap { carried -> [NamedVariable] in
      guard let variable = variable(carried) else { return [] }
      let bound = local(variable.name, before: carried.range)?.initialValue
      return [variable] + (bound.map { carriedVariables($0, depth - 1) } ?? [])
    }
  }
}

extension Expression {
  /// The names whose value the expression hands on.
  var carriedNames: [String] { carried.compactMap(\.lastName) }

  fileprivate var carried: [Expression] {
    switch kind {
    case .name: return [self]
    case .cast(let value, _, _): return value.carried
    case .binary(let left, "??", let right): return left.carried + right.carried
    default: return []
    }
  }

  /// Whether it builds a plain cell, header or footer and says nothing of it.
  var isBlank: Bool {
    let plain = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
    return constructedType.map { plain.contains($0.base) } ?? false && call?.arguments.isEmpty ?? false
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
      if call.callee.range == part.range { return part.closure != nil || Builders.configures(call) }
      guard let name = call.name else { return false }
      return ["map", "flatMap", "compactMap"].contains(name) || (Builders.configures(call) && part.closure == nil)
    default: return false
    }
  }
}
