/// A view that an expression speaks of, and the names that follow: `frame`, `size` for `button.frame.size`.
package struct SpokenView {
  package let identity: ViewCode.Identity
  package let path: [String]
  /// Where a builder hands the view to its closure.
  var builtType: TypeName?
  /// Where the view stands for each one of a collection.
  var elementType: TypeName?
}

// Views that code goes through one by one: `[first, second].forEach { $0.… }`, `for view in views { … }`.
extension ViewResolver {
  /// The views that an expression speaks of: several where a loop goes through views that are written out.
  package func views(_ expression: Expression, _ around: [Enclosure]) -> [SpokenView] {
    if let (root, path) = expression.rooted, let sequence = sequence(goneThroughBy: root, around),
      let elements = elements(of: sequence)
    {
      return elements.filter { !isAnother($0.identity, named: root, around) }
        .map { SpokenView(identity: $0.identity, path: path, elementType: $0.type) }
    }
    guard let (identity, path) = view(expression, around) else { return [] }
    return [SpokenView(identity: identity, path: path, builtType: around.builtType(expression))]
  }

  /// What a loop goes through that gives each element a name.
  private func sequence(goneThroughBy element: Expression, _ around: [Enclosure]) -> Expression? {
    guard case .name(let name) = element.kind, let (sequence, start) = around.sequence(of: name) else { return nil }
    // A name within the loop may hide the loop's own.
    let isOwn = name == "$0" || scope.local(name, before: element.range)?.nameRange.start == start
    return isOwn ? sequence : nil
  }

  /// Whether an alternative around is for other views than one of those that a loop goes through: `if $0 == title { … }`.
  private func isAnother(_ view: ViewCode.Identity, named name: Expression, _ around: [Enclosure]) -> Bool {
    around.contains { enclosure in
      guard case .arm(let branch, let taken) = enclosure, branch.kind == .if else { return false }
      return branch.arms[...taken].enumerated().contains { index, arm in
        guard index == taken || arm.conditions.count == 1 else { return false }
        return arm.conditions.contains { condition in
          condition.value.flatMap { isMet($0, by: view, named: name) }.map { $0 != (index == taken) } ?? false
        }
      }
    }
  }

  /// Whether a question which of several views one is comes out true; nil for other questions.
  private func isMet(_ condition: Expression, by view: ViewCode.Identity, named name: Expression) -> Bool? {
    guard case .binary(let left, let sign, let right) = condition.kind, ["==", "===", "!=", "!=="].contains(sign),
      let other = left.kind == name.kind ? right : right.kind == name.kind ? left : nil, let (identity, path) = self.view(other, []),
      path.isEmpty
    else { return nil }
    return (identity == view) == sign.hasPrefix("=")
  }

  private typealias Element = (identity: ViewCode.Identity, type: TypeName?)

  private func elements(of sequence: Expression) -> [Element]? {
    if case .array(let views) = sequence.kind { return listed(views) { view($0, []) } }
    guard let name = sequence.ownName else { return nil }
    let collection: ViewCode.Identity
    switch scope.definition(of: name, at: sequence.range) {
    case .local(let variable):
      let views = variable.isConstant ? variable.initialValue?.list : nil
      if let found = listed(views ?? [], { view($0, []) }) { return found }
      collection = .local(name, file: code.file, variable.nameRange)
    case .property(let property) where property.type != nil:
      if let found = listed(property.facts.writtenOut ?? [], { self.property($0) }) { return found }
      collection = .property(name)
    default: return nil
    }
    return scope.type(of: sequence)?.element.map { [(collection, $0)] }
  }

  /// The views of a list; nil where not one is known.
  private func listed(_ views: [Expression], _ view: (Expression) -> (ViewCode.Identity, [String])?) -> [Element]? {
    let found = views.compactMap(view).filter { $0.1.isEmpty && $0.0 != .object }
    return found.isEmpty ? nil : found.map { ($0.0, nil) }
  }

  private func property(_ element: Expression) -> (ViewCode.Identity, [String])? {
    element.ownName.flatMap { name in type.property(name).map { _ in (.property(name), []) } }
  }
}

extension Array where Element == Enclosure {
  /// What the loop goes through that gives a name to each element, and where the name begins to hold.
  fileprivate func sequence(of name: String) -> (Expression, UInt32)? {
    for index in indices.reversed() {
      switch self[index] {
      case .loop(let loop) where loop.names == [name]: return loop.header.first.map { ($0, $0.range.start) }
      case .expression(let expression):
        guard let closure = expression.closure else { continue }
        guard closure.parameters.isEmpty ? name == "$0" : closure.parameters.contains(name) else { continue }
        guard closure.parameters.count < 2, index > 0, case .expression(let outer) = self[index - 1],
          let call = outer.call, call.name == "forEach"
        else { return nil }
        return call.callee.base.map { ($0, expression.range.start) }
      default: continue
      }
    }
    return nil
  }
}

extension Expression {
  /// The name at its root, and the names that follow; what calls are given is passed over.
  fileprivate var rooted: (root: Expression, path: [String])? {
    switch kind {
    case .name: return (self, [])
    case .member(let base?, let name): return base.rooted.map { ($0.root, $0.path + [name]) }
    case .call(let call): return call.callee.base == nil ? nil : call.callee.rooted
    default: return nil
    }
  }

  fileprivate var list: [Expression]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }
}

extension Variable {
  /// The list that it always is.
  fileprivate var writtenOut: [Expression]? {
    if let getter {
      let values = getter.returnedValues
      return values.count == 1 ? values[0].list : nil
    }
    return isConstant || modifiers.contains("lazy") ? initialValue?.list : nil
  }
}

extension [Statement] {
  /// The loop that goes through a list which is written out: `for view in [first, second] { … }`.
  package func loop(through list: Expression) -> Loop? {
    var found: Loop?
    forEachStatement { statement in
      if case .loop(let loop) = statement.kind, loop.header.contains(where: { $0.range == list.range }) { found = loop }
    }
    return found
  }
}
