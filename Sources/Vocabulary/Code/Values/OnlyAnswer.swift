extension CodeScope {
  /// The one value that a function of the project, or a computed property, returns on each path that it may take: `false` for
  /// one that only looks in builds for debugging. The same for a closure that is called at once. Nil where a subclass may
  /// answer otherwise.
  ///
  /// - Parameter depth: how far values are followed.
  func onlyAnswer(of question: Expression, _ depth: Int) -> String? {
    if let call = question.call {
      if case .closure(let closure) = call.callee.kind { return onlyAnswer(in: closure.body, depth) }
      if call.name == "contains" { return isListed(call).map { "\($0)" } }
      guard let function = calledFunction(call), !function.isAnsweredElsewhere else { return nil }
      return CodeScope(function, in: project).onlyAnswer(in: function.body, depth)
    }
    guard let property = property(namedBy: question), !property.isAnsweredElsewhere, let getter = property.facts.getter else { return nil }
    return CodeScope(property, in: project).onlyAnswer(in: getter, depth)
  }

  /// Whether a constant list of what is written out holds something that is: `Feature.enabled.contains(.sharing)`. An empty set
  /// of options is one of each.
  private func isListed(_ call: Call) -> Bool? {
    guard let sought = call.argument(nil)?.literalValue, let list = call.callee.base.flatMap({ constant($0) })?.expression,
      case .array(let elements) = list.kind
    else { return nil }
    let listed = elements.map(\.literalValue)
    if listed.contains(sought) { return true }
    return listed.contains(nil) ? nil : false
  }

  private func onlyAnswer(in code: [Statement], _ depth: Int) -> String? {
    let answers = code.returnedValues
    if let literal = answers.first?.literalValue, answers.allSatisfy({ $0.literalValue == literal }) { return literal }
    let depth = min(depth, Self.followedFunctions) - 1
    guard depth > 0, answers.count <= Self.followedAnswers else { return nil }
    let assumptions = Assumptions(reach: depth)
    var only: String?
    for answer in answers where answers.count == 1 || !isPassed(answer.range.start, in: code, assumptions) {
      guard let known = assumptions.knowledge(of: answer, self)?.only, known == only ?? known else { return nil }
      only = known
    }
    return only
  }

  /// From how many functions to the next values are followed, and how many values of each.
  private static let followedFunctions = 3
  private static let followedAnswers = 6
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
    return type.kind == .protocol || type.hasSeveralValues(of: facts.name)
      || type.descendants.contains { $0.property(facts.name)?.type == $0 }
  }
}
