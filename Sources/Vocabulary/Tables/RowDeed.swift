// What the choice of a row does.
extension Array where Element == Statement {
  /// Whether the code does anything but to take the highlight back, as far as that can be told, under some assumptions.
  package func acts(_ assumptions: Assumptions, in scope: CodeScope) -> Bool {
    var known = assumptions
    for statement in self {
      switch statement.kind {
      case .expression(let expression):
        if expression.call?.name != "deselectRow", !expression.tellsDevelopers { return true }
      case .branch(let branch):
        let outcomes = branch.outcomes(known, in: scope)
        if outcomes.contains(where: { $0.arm?.body.acts($0.assumptions, in: scope) ?? false }) { return true }
        // Where every way through it leaves, nothing follows.
        guard let rest = outcomes.first(where: { $0.arm.map { !$0.body.returnsAtEnd } ?? true }) else { return false }
        if outcomes.count == 1 { known = rest.assumptions }
      case .block(let body): if body.acts(known, in: scope) { return true }
      case .loop(let loop): if loop.body.acts(known, in: scope) { return true }
      case .return(let value): return value.map { $0.call?.name != "deselectRow" } ?? false
      case .jump: return false
      case .variable(let variable): known = known.learning(variable, in: scope)
      case .function: break
      }
    }
    return false
  }
}

extension ProjectFunction {
  /// Whether a method that is told of the choice of a row does anything but to take the highlight back.
  package func acts(in project: Project) -> Bool { body.acts(Assumptions(), in: CodeScope(self, in: project)) }
}

extension Array where Element == Statement {
  /// Whether the code ends with a return.
  package var returnsAtEnd: Bool {
    if case .return? = last?.kind { true } else { false }
  }
}
