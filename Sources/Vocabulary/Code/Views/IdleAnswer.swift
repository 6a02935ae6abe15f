extension ProjectCode {
  /// Whether a call has a control or an item run what comes to nothing in an app, as screens have it that aren't finished:
  /// `button.addTarget(self, action: #selector(find), for: .touchUpInside)` where `find` is empty.
  package func answersWithNothing(_ call: Call) -> Bool {
    guard project.index.entryPoints.areOfApp, let type else { return false }
    let target = call.argument("target") ?? call.arguments.first?.value
    guard target?.isSelf ?? false, let name = call.argument("action")?.handledName else { return false }
    let functions = type.callable(name).prefix(1) + type.descendants.flatMap { $0.ownFunctions(name) }
    return !functions.isEmpty && functions.allSatisfy { $0.comesToNothing(in: project) }
  }
}

extension CodeScope {
  /// Whether an expression names a delegate of the type's own to which no code of the app gives an object: `delegate` in
  /// `delegate?.didTap(self)`.
  func isUnsetDelegate(_ expression: Expression) -> Bool {
    guard project.index.entryPoints.areOfApp, let name = expression.ownName,
      case .property(let property)? = definition(of: name, at: expression.range), let owner = property.type, owner.kind == .class,
      property.facts.initialValue == nil, property.facts.attributes.isEmpty, !property.facts.isComputed, !property.facts.isStatic,
      let asked = property.facts.type, asked.isOptional
    else { return false }
    let kin = owner.family
    return project.code(mentioning: [name]).outsideTests.allSatisfy { code in
      let scope = code.scope
      return !code.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind, target.lastName == name, !value.isNil else { return false }
        guard let receiver = target.base else { return code.type.map(kin.contains) ?? true }
        if value.isSelf, let type = code.type, !type.isKind(of: asked.base) { return false }
        if let type = scope.owner(receiver), type.isDeclared { return kin.contains(type) }
        return scope.type(of: receiver).map { !FrameworkTypes.isFramework($0.base) } ?? true
      }
    }
  }
}
