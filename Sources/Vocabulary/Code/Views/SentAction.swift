extension CodeScope {
  /// Whether a step only sends an action to a store that leaves it at that: `store.send(.saveTapped)`, where each `case .saveTapped`
  /// of the app's does nothing but `return .none`.
  func sendsInVain(_ step: Expression) -> Bool {
    guard project.index.entryPoints.areOfApp, let call = step.call, call.name == "send", let store = call.callee.base,
      call.arguments.first?.label == nil, let action = call.arguments.first?.value, case .member(nil, let name) = action.kind
    else { return false }
    let reducer = type(of: store)?.text
    var isDecided = false
    let isActedOn = project.code(mentioning: [name]).outsideTests.contains { code in
      var acts = false
      code.body.forEachExpression { expression, around in
        guard case .member(_, name) = expression.kind, !around.expressions.contains(where: { $0.call?.name == "send" }) else { return }
        guard let (arm, pattern) = around.arm(decidedBy: expression) else { return acts = true }
        // Another reducer may have an action of that name.
        if pattern.range == expression.range, let reducer, let other = code.type, !other.isNamed(in: reducer) { return }
        isDecided = true
        acts = acts || !arm.body.leavesItAtThat
      }
      return acts
    }
    return isDecided && !isActedOn
  }
}

extension ProjectType {
  /// Whether it is what a store is of: `StoreOf<Settings>`, `Store<Settings.State, Settings.Action>`.
  fileprivate func isNamed(in store: String) -> Bool {
    store.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == lastName }
  }
}

extension Array where Element == Enclosure {
  /// The alternative that a switch takes for a case that stands in one of its patterns, and that pattern.
  fileprivate func arm(decidedBy mention: Expression) -> (arm: Branch.Arm, pattern: Expression)? {
    for case .condition(let branch) in reversed() where branch.kind == .switch {
      for arm in branch.arms {
        let patterns = arm.conditions.compactMap(\.pattern)
        if let pattern = patterns.first(where: { $0.range.contains(mention.range) }) { return (arm, pattern) }
      }
    }
    return nil
  }
}

extension Array where Element == Statement {
  /// Whether a reducer does nothing by it: `return .none`.
  fileprivate var leavesItAtThat: Bool {
    allSatisfy { statement in
      switch statement.kind {
      case .return(let value): value?.lastName == "none"
      case .expression(let value): value.lastName == "none"
      case .jump: true
      default: false
      }
    }
  }
}
