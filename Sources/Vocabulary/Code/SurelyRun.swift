// Code that runs whenever the code around it does.
extension Array where Element == Statement {
  /// What of the code surely runs under some assumptions: up to the first branch of which nobody knows the way and that may leave.
  package func surelyRun(_ assumptions: Assumptions, in scope: CodeScope) -> [Statement] {
    var known = assumptions
    var found: [Statement] = []
    for statement in self {
      switch statement.kind {
      case .branch(let branch):
        let outcomes = branch.outcomes(known, in: scope)
        if outcomes.count == 1 {
          known = outcomes[0].assumptions
          guard let arm = outcomes[0].arm else { continue }
          found += arm.body.surelyRun(known, in: scope)
          if arm.body.mayLeave { return found }
        } else if outcomes.contains(where: { $0.arm?.body.mayLeave ?? false }) {
          return found
        }
      case .block(let body):
        found += body.surelyRun(known, in: scope)
        if body.mayLeave { return found }
      case .expression: found.append(statement)
      case .variable(let variable):
        found.append(statement)
        known = known.learning(variable, in: scope)
      case .return, .jump: return found + [statement]
      case .loop, .function: continue
      }
    }
    return found
  }

  /// Whether the code may leave the function that it is of.
  package var mayLeave: Bool {
    var isFound = false
    forEachStatement { statement in
      switch statement.kind {
      case .return, .jump: isFound = true
      default: break
      }
    }
    return isFound
  }
}
