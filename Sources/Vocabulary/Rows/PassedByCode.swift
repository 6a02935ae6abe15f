extension Array where Element == Statement {
  /// Whether the code makes such a call on a path that doesn't lead by a place: in another alternative of a branch
  /// around it, in one that returns before it, or after the alternative that holds it and returns.
  func passesBy(_ place: ByteRange, making isMeant: (Call) -> Bool) -> Bool {
    guard let index = firstIndex(where: { $0.range.contains(place) }) else { return false }
    let leaveBefore = self[..<index].contains { statement in
      guard case .branch(let branch) = statement.kind else { return false }
      return branch.arms.contains { $0.body.leaves && $0.body.makes(isMeant) }
    }
    if leaveBefore { return true }
    switch self[index].kind {
    case .block(let body): return body.passesBy(place, making: isMeant)
    case .loop(let loop): return loop.body.passesBy(place, making: isMeant)
    case .function(let function): return function.body?.passesBy(place, making: isMeant) ?? false
    case .branch(let branch): return passesBy(place, in: branch, before: self[(index + 1)...], making: isMeant)
    case .expression(let whole), .return(let whole?): return whole.passesBy(place, making: isMeant)
    case .variable(let variable): return variable.initialValue?.passesBy(place, making: isMeant) ?? false
    case .return, .jump: return false
    }
  }

  private func passesBy(
    _ place: ByteRange, in branch: Branch, before rest: ArraySlice<Statement>, making isMeant: (Call) -> Bool
  ) -> Bool {
    let holdsPlace = { (arm: Branch.Arm) in arm.body.contains { $0.range.contains(place) } }
    guard let arm = branch.arms.firstIndex(where: holdsPlace) else { return false }
    let body = branch.arms[arm].body
    return branch.arms.indices.contains { $0 != arm && branch.arms[$0].body.makes(isMeant) }
      || body.leaves && Array(rest).makes(isMeant)
      || body.passesBy(place, making: isMeant)
  }

  private func makes(_ isMeant: (Call) -> Bool) -> Bool {
    containsExpression { $0.call.map(isMeant) ?? false }
  }

  /// Whether the code ends by leaving the function: `break` leaves no more than a branch or a loop.
  private var leaves: Bool {
    switch last?.kind {
    case .return, .jump(_?): true
    default: false
    }
  }
}

extension Expression {
  /// The same of the innermost closure in the expression that holds the place.
  fileprivate func passesBy(_ place: ByteRange, making isMeant: (Call) -> Bool) -> Bool {
    switch kind {
    case .closure(let closure): return closure.body.passesBy(place, making: isMeant)
    case .branch(let branch): return [Statement(range: range, kind: .branch(branch))].passesBy(place, making: isMeant)
    default:
      var found = false
      forEachPart { part in
        if part.range.contains(place) { found = found || part.passesBy(place, making: isMeant) }
      }
      return found
    }
  }
}

extension Call {
  /// Whether the function is named after a verb that says that something is lost: `deleteRows`, `remove(at:)`.
  var isDeletion: Bool {
    guard let name else { return false }
    return EnglishWords.destructiveVerbs.contains { name.hasPrefix($0) }
  }
}
