// Variables of a function's own that have one of a few values.
extension CodeScope {
  /// The few literals that the code gives a variable of its own, one after the other; nil where it may have another.
  func literalsAssigned(to variable: Variable, _ depth: Int) -> [Expression]? {
    guard depth > 1, !variable.isConstant || variable.initialValue == nil && variable.type != nil, variable.getter == nil,
      variable.observers.isEmpty, variable.attributes.isEmpty
    else { return nil }
    let question = Answers.Question(kind: .assigned, subject: -1, file: file, place: variable.nameRange.start, code: UInt32(depth))
    return project.lastingAnswer(question) { allLiterals(of: variable, depth) }
  }

  private func allLiterals(of variable: Variable, _ depth: Int) -> [Expression]? {
    var literals: [Expression] = []
    if let first = variable.initialValue {
      guard let known = self.literals(first, depth - 1) else { return nil }
      literals = known
    }
    // What a pattern or a closure is handed is given by others.
    guard let assigned = valuesAssigned(to: variable), variable.initialValue != nil || variable.type != nil && !assigned.isEmpty
    else { return nil }
    let known = assigned.map { self.literals($0, depth - 1) }
    return known.contains { $0 == nil } ? nil : literals + known.flatMap { $0 ?? [] }
  }

  /// All that the code assigns to a variable of its own; nil where it changes it another way.
  private func valuesAssigned(to variable: Variable) -> [Expression]? {
    var values: [Expression] = []
    var isChanged = false
    func isMeant(_ expression: Expression?) -> Bool {
      guard let expression, expression.path?.first == variable.name else { return false }
      return local(variable.name, before: expression.range)?.nameRange == variable.nameRange
    }
    body.forEachExpression { expression, _ in
      switch expression.kind {
      case .assignment(let target, let sign, let value):
        if isMeant(target), sign == "=", case .name = target.kind {
          values.append(value)
        } else if isMeant(target) || target.containsExpression(where: { isMeant($0) }) {
          isChanged = true
        }
      case .prefix: isChanged = isChanged || isMeant(expression.handedToChange)
      case .call(let call): isChanged = isChanged || project.mayChange(receiverOf: call) && isMeant(call.callee.base)
      default: break
      }
    }
    return isChanged ? nil : values
  }
}

extension Answers.Question.Kind {
  fileprivate static var assigned: Self { Self(Assigned.self) }

  private enum Assigned {}
}
