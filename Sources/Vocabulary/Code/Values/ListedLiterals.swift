// What the elements of a list may be into which code puts texts and cases alone.
extension CodeScope {
  /// The texts or cases of which an element of a list is one: those that it begins with, and all that code adds to it or puts in
  /// their place; nil where it may hold something else.
  func listedLiterals(of list: Expression) -> Set<String>? {
    if let elements = fixedElements(of: list) { return literals(elements.map { ($0.value, $0.scope) }) }
    return property(namedBy: list).flatMap { property in
      project.lastingAnswer(Answers.Question(kind: .listed, subject: 0, file: property.file, place: property.facts.nameRange.start)) {
        property.listedLiterals(in: project)
      }
    }
  }

  fileprivate func literals(_ values: [(Expression, CodeScope)]) -> Set<String>? {
    let literals = values.map { value, scope in value.name ?? scope.constant(value)?.expression.name }
    return literals.isEmpty || literals.contains(nil) ? nil : Set(literals.compactMap { $0 })
  }
}

extension ProjectVariable {
  fileprivate func listedLiterals(in project: Project) -> Set<String>? {
    guard !facts.isComputed, facts.attributes.allSatisfy(["Published", "State"].contains), facts.initialValue?.isList ?? false,
      !["public", "open"].contains(where: facts.modifiers.contains), isSetPrivately || type?.kind == .class
    else { return nil }
    let scope = CodeScope(self, in: project)
    var values = facts.initialValue.flatMap(\.listed)?.map { ($0, scope) } ?? []
    var isOpen = false
    let bindings = ["$" + facts.name, "_" + facts.name]
    for code in project.code(mentioning: [facts.name] + bindings).outsideTests {
      let inner = code.scope
      code.body.forEachExpression { expression, around in
        if let name = expression.lastName, bindings.contains(name) { isOpen = true }
        guard !isOpen, expression.call == nil, expression.lastName == facts.name, mayBeMeant(by: expression, in: inner) else { return }
        guard let put = around.expressions.put(into: expression) else { return isOpen = true }
        values += put.map { ($0, inner) }
      }
      if isOpen { return nil }
    }
    return scope.literals(values)
  }

  /// Whether code that says its name may speak of it, rather than of another type's property.
  private func mayBeMeant(by expression: Expression, in scope: CodeScope) -> Bool {
    guard let type else { return true }
    if let base = expression.base, !base.isSelf, base.kind != .name("super") { return scope.owner(base).map(type.family.contains) ?? true }
    return scope.type.map(type.family.contains) ?? false
  }
}

extension Array where Element == Expression {
  /// What code puts into a list where it speaks of it, the nearest expression around it first; nil where that isn't known.
  fileprivate func put(into list: Expression) -> [Expression]? {
    guard let parent = first else { return [] }
    switch parent.kind {
    case .assignment(let target, _, let value) where target.range == list.range: return value.listed
    case .prefix("&", _): return nil
    case .element(let base, _) where base.range == list.range:
      guard count > 1 else { return [] }
      switch self[1].kind {
      case .assignment(let target, let sign, let value) where target.range == parent.range: return sign == "=" ? [value] : nil
      case .prefix("&", _): return nil
      default: return []
      }
    case .member(let base?, let name) where base.range == list.range && ["append", "insert", "replaceSubrange"].contains(name):
      guard count > 1, let call = self[1].call, call.callee.range == parent.range else { return nil }
      if let others = call.argument("contentsOf") ?? call.argument("with") { return others.listed }
      return call.argument(nil).map { [$0] }
    default: return []
    }
  }
}

extension Expression {
  /// A text or a case that is written out.
  fileprivate var name: String? {
    switch kind {
    case .string, .member(nil, _): literalValue
    default: nil
    }
  }

  /// Whether it is a list that is spelled out, be it empty: `["Settings"]`, `[String]()`.
  fileprivate var isList: Bool { listed != nil }

  fileprivate var listed: [Expression]? {
    if case .array(let elements) = kind { return elements }
    return literalValue == Expression.emptyList ? [] : nil
  }
}

extension Answers.Question.Kind {
  fileprivate static var listed: Self { Self(Listed.self) }

  private enum Listed {}
}
