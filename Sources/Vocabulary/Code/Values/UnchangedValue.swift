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
    guard let value = facts.initialValue, value.literalValue != nil, isNeverSetAgain(in: project) else { return nil }
    return value
  }

  /// Whether only its file sees it.
  package var isPrivate: Bool { facts.modifiers.contains { ["private", "fileprivate"].contains($0) } }

  /// Whether a private variable keeps its first value: its file never assigns to it, nor hands it on to be changed.
  func isNeverSetAgain(in project: Project) -> Bool {
    guard isPrivate, !facts.isConstant, !facts.isComputed, facts.attributes.isEmpty, facts.observers.isEmpty else { return false }
    let name = facts.name
    return !project.code(in: file, mentioning: [name]).contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _):
          if case .tuple(let parts) = target.kind { return parts.contains { $0.value.isPart(of: name) } }
          return target.isPart(of: name)
        case .call(let call):
          if expression.constructedType != nil { return call.argument(name) != nil }
          return call.name == "toggle" && call.callee.base?.lastName == name
        case .prefix("&", let changed): return changed.lastName == name
        case .other(let parts): return parts.contains { $0.lastName == name }
        case .keyPath(name), .selector(name): return true
        default: return false
        }
      }
    }
  }
}

extension Expression {
  /// Whether it is a variable, or something of its value: `size`, `self.size.width`, `sizes[0]`.
  fileprivate func isPart(of variable: String) -> Bool {
    if lastName == variable { return true }
    switch kind {
    case .member(let base?, _), .element(let base, _): return base.isPart(of: variable)
    default: return false
    }
  }
}
