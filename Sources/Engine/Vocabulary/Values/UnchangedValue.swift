extension CodeScope {
  /// The value that a name has whenever the code runs, though it isn't a constant: a private property that nothing sets
  /// again, and a parameter of a private function that every call gives the same literal.
  func unchangedValue(of name: Expression) -> Expression? {
    guard let own = name.ownName else { return nil }
    let meaning = name.path == [own] ? definition(of: own, at: name.range) : type?.property(own).map { .property($0) }
    switch meaning {
    case .parameter(let parameter): return givenByEveryCall(parameter)
    case .property(let property): return property.valueNeverSetAgain(in: project)
    case .local, nil: return nil
    }
  }

  private func givenByEveryCall(_ parameter: FunctionFacts.Parameter) -> Expression? {
    guard let function, function.modifiers.contains(where: ["private", "fileprivate"].contains), function.attributes.isEmpty
    else { return nil }
    var values: [Expression?] = []
    for code in project.code(in: file, mentioning: [function.name]) {
      code.body.forEachExpression { expression, around in
        if let call = expression.call, call.name == function.name {
          guard call.fits(function) else { return }
          let argument = call.pairs(function).first { $0.0 == parameter }?.1
          values.append(argument ?? parameter.defaultValue)
        } else if expression.lastName == function.name, around.parent?.call?.callee != expression {
          // It is handed on, to be called with anything.
          values.append(nil)
        }
      }
    }
    guard let first = values.first, let literal = first?.literalValue else { return nil }
    return values.allSatisfy { $0?.literalValue == literal } ? first : nil
  }
}

extension ProjectVariable {
  fileprivate func valueNeverSetAgain(in project: Project) -> Expression? {
    guard !facts.isConstant, !facts.isComputed, facts.attributes.isEmpty, facts.observers.isEmpty,
      facts.modifiers.contains(where: ["private", "fileprivate"].contains), let value = facts.initialValue,
      value.literalValue != nil
    else { return nil }
    let isSet = project.code(in: file, mentioning: [facts.name]).contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _):
          if case .tuple(let parts) = target.kind { return parts.contains { $0.value.lastName == facts.name } }
          return target.lastName == facts.name
        case .call(let call):
          if expression.constructedType != nil { return call.argument(facts.name) != nil }
          return call.name == "toggle" && call.callee.base?.lastName == facts.name
        case .keyPath(facts.name), .selector(facts.name): return true
        default: return false
        }
      }
    }
    return isSet ? nil : value
  }
}
