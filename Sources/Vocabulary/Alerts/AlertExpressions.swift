/// What expressions do to alerts, and which alerts and actions they stand for.
extension AlertReading {
  func evaluate(_ expression: Expression, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    switch expression.kind {
    case .name(let name): return [Outcome(state: state, value: state.names[name])]
    case .member(let base?, let name):
      if base.isSelf, let value = state.names[name] { return [Outcome(state: state, value: value)] }
      return evaluate(base, state, frame).map { outcome in
        var state = outcome.state
        if name == "addAction" { state.open(outcome.value) }
        return Outcome(state: state, value: outcome.value == nil ? member(name, base, frame) : nil)
      }
    case .member(nil, let name): return [Outcome(state: state, value: ownAction(name, frame))]
    case .call(let call): return evaluate(call, expression, state, frame)
    case .cast(let value, let name, _) where name != "is": return evaluate(value, state, frame)
    case .array(let elements): return list(elements, state, frame)
    case .assignment(let target, let name, let value): return assign(target, name, value, state, frame)
    case .conditional(let condition, let first, let second):
      return [(first, true), (second, false)].flatMap { side, answer -> [Outcome] in
        guard let assumptions = state.assumptions.assuming(condition, answer, in: frame.scope) else { return [] }
        var start = state
        start.assumptions = assumptions
        return evaluate(side, start, frame)
      }
    case .binary(let left, "??", _): return evaluate(left, state, frame)
    case .binary(let left, "+", let right): return joined(left, right, state, frame)
    case .branch(let branch): return run(branch, state, frame).map { Outcome(state: $0, value: nil) }
    case .closure: return [Outcome(state: state, value: nil)]
    case .prefix where expression.handedToChange != nil:
      return expression.handedToChange.map { handed(toChange: $0, state, frame) } ?? []
    default: return [Outcome(state: escaping(expression, state, frame), value: nil)]
    }
  }

  /// Whoever gets an alert in a tuple, a dictionary or another expression may add to it.
  private func escaping(_ expression: Expression, _ state: AlertState, _ frame: Frame) -> AlertState {
    var state = state
    expression.forEachPart { part in
      guard let outcome = evaluate(part, state, frame).first else { return }
      state = outcome.state
      state.open(outcome.value)
    }
    return state
  }

  /// Whoever gets actions to change them may add some.
  private func handed(toChange value: Expression, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    evaluate(value, state, frame).map { outcome in
      var state = outcome.state
      state.open(outcome.value)
      state.assumptions = state.assumptions.assigning(value)
      if let own = value.ownName, case .actions(let known, _)? = state.names[own] {
        state.names[own] = .actions(known, isOpen: true)
      }
      return Outcome(state: state, value: outcome.value)
    }
  }

  private func list(_ elements: [Expression], _ state: AlertState, _ frame: Frame) -> [Outcome] {
    var state = state
    var actions: [AlertAction] = []
    var isOpen = false
    for element in elements {
      guard let outcome = evaluate(element, state, frame).first else { continue }
      state = outcome.state
      switch outcome.value {
      case .action(var action):
        action.addition = frame.place(element.range)
        actions.append(action)
      default:
        state.open(outcome.value)
        isOpen = true
      }
    }
    return [Outcome(state: state, value: .actions(actions, isOpen: isOpen))]
  }

  private func joined(_ left: Expression, _ right: Expression, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    evaluate(left, state, frame).flatMap { first in
      evaluate(right, first.state, frame).map { second in
        guard case .actions(let one, let isOneOpen)? = first.value, case .actions(let two, let isTwoOpen)? = second.value else {
          return Outcome(state: second.state, value: nil)
        }
        return Outcome(state: second.state, value: .actions(one + two, isOpen: isOneOpen || isTwoOpen))
      }
    }
  }

  private func assign(
    _ target: Expression,
    _ name: String,
    _ value: Expression,
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    evaluate(value, state, frame).map { outcome in
      var state = outcome.state
      state.assumptions = state.assumptions.assigning(target)
      if case .member(let base?, let property) = target.kind, case .alert(let place)? = evaluate(base, state, frame).first?.value {
        let text = text(value, state, frame)
        if property == "title" { state.alerts[place]?.title = text }
        if property == "message" { state.alerts[place]?.message = text }
      } else if name == "+=", let own = target.ownName, case .actions(let known, let isOpen)? = state.names[own] {
        if case .actions(let more, let isMoreOpen)? = outcome.value {
          state.names[own] = .actions(known + more, isOpen: isOpen || isMoreOpen)
        } else {
          state.names[own] = .actions(known, isOpen: true)
        }
      } else if let own = target.ownName {
        state.names[own] = outcome.value
        if frame.scope.local(own, before: target.range) == nil { state.open(outcome.value) }
      } else {
        state.open(outcome.value)
      }
      return Outcome(state: state, value: nil)
    }
  }
}
