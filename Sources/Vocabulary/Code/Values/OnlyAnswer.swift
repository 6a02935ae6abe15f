extension CodeScope {
  /// The literal that a function of the project, or a computed property, returns on each of its paths: `false` for one that
  /// only looks in builds for debugging. Nil where a subclass may answer otherwise.
  func onlyAnswer(of question: Expression) -> String? {
    if let call = question.call {
      guard let function = calledFunction(call), !function.isAnsweredElsewhere else { return nil }
      return function.body.onlyAnswer
    }
    guard let property = computedProperty(question), !property.isAnsweredElsewhere else { return nil }
    return property.facts.getter?.onlyAnswer
  }

  private func computedProperty(_ question: Expression) -> ProjectVariable? {
    let found: ProjectVariable?
    switch question.kind {
    case .name(let name):
      guard case .property(let property)? = definition(of: name, at: question.range) else { return nil }
      found = property
    case .member(let base?, let name): found = owner(base)?.property(name)
    default: return nil
    }
    return found?.facts.isComputed ?? false ? found : nil
  }
}

extension ProjectFunction {
  /// Whether another type may give the function other code.
  fileprivate var isAnsweredElsewhere: Bool {
    guard let type else { return false }
    return type.kind == .protocol || type.descendants.contains { !$0.ownFunctions(facts.name).isEmpty }
  }
}

extension ProjectVariable {
  /// Whether another type may give the property another getter.
  fileprivate var isAnsweredElsewhere: Bool {
    guard let type else { return false }
    return type.kind == .protocol || type.descendants.contains { $0.property(facts.name)?.type == $0 }
  }
}

extension Array where Element == Statement {
  /// The literal that the code returns, whichever path it takes.
  fileprivate var onlyAnswer: String? {
    let answers = returnedValues.map(\.literalValue)
    guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
