/// What calls do to alerts and to lists of actions.
extension AlertReading {
  /// The framework's classes of alerts.
  static let types: Set<String> = ["UIAlertController", "UIAlertView", "UIActionSheet"]

  func evaluate(_ call: Call, _ expression: Expression, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    if let type = expression.constructedType?.base {
      if isAction(type) {
        return [Outcome(state: afterHandlers(of: call, state, frame), value: .action(action(call, expression, state, frame)))]
      }
      if let kind = kindOfAlert(type) { return create(type, kind, call, expression, state, frame) }
    }
    if case .name(let name) = call.callee.kind, case .code(let parameters, let body)? = state.names[name] {
      return inline(parameters, body, call, state, frame)
    }
    if let closure = call.callee.closure { return inline(closure.parameters, closure.body, [], state, frame) }
    if case .name(let name) = call.callee.kind, case .alert(let place)? = state.names["self"], isOfAlerts(name) {
      return callOn(place, name, call, expression, state, frame)
    }
    guard case .member(let base?, let name) = call.callee.kind else { return follow(call, expression, nil, state, frame) }
    if name == "map", let mapped = mapped(base, call, state, frame) { return mapped }
    return evaluate(base, state, frame).flatMap { outcome -> [Outcome] in
      switch outcome.value {
      case .alert(let place): return callOn(place, name, call, expression, outcome.state, frame)
      case .actions(let actions, let isOpen): return callOn(actions, isOpen, base, name, call, outcome.state, frame)
      default: return follow(call, expression, base, outcome.state, frame)
      }
    }
  }

  private func isOfAlerts(_ name: String) -> Bool {
    name == "addAction" || name == "dismiss" || !(project.frameworkType("UIAlertController")?.callable(name).isEmpty ?? true)
  }

  /// - Parameter kind: the framework's own class.
  private func create(
    _ type: String, _ kind: String, _ call: Call, _ expression: Expression, _ state: AlertState, _ frame: Frame
  ) -> [Outcome] {
    let place = frame.place(expression.range)
    if var draft = draft(kind, call, state, frame) {
      var state = state
      // A subclass may add actions by itself.
      if type != kind { draft.isOpen = project.type(named: type)?.speaks(of: ["addAction"]) ?? true }
      state.alerts[place] = draft
      return [Outcome(state: state, value: .alert(place))]
    }
    var start = state
    start.alerts[place] = AlertState.Draft(kind: nil, origin: .controller, isOpen: true)
    guard let function = project.type(named: type)?.callable("init").first(where: { call.fits($0.facts) }) else {
      return [Outcome(state: start, value: .alert(place))]
    }
    start.alerts[place]?.isOpen = false
    return invoke(function, call, expression, as: .alert(place), start, frame).map { outcome in
      var outcome = outcome
      for index in outcome.state.alerts[place]?.actions.indices ?? 0..<0 { outcome.state.alerts[place]?.actions[index].isInitial = true }
      outcome.value = .alert(place)
      return outcome
    }
  }

  /// A method of the alert.
  private func callOn(
    _ place: ByteRange,
    _ name: String,
    _ call: Call,
    _ expression: Expression,
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    if name == "addAction", let argument = call.arguments.first?.value, call.arguments.count == 1 {
      return added(argument, state, frame).map { outcome in
        var state = outcome.state
        let value = outcome.value ?? .action(unknownAction(argument, expression, frame))
        state.add(value, to: place, by: frame.place(expression.range))
        return Outcome(state: state, value: nil)
      }
    }
    var state = state
    if name == "init", let draft = draft("UIAlertController", call, state, frame) {
      state.alerts[place] = draft
      return [Outcome(state: state, value: .alert(place))]
    }
    if name == "addButton", let title = call.argument("withTitle") {
      let button = button(title, expression, state, frame)
      state.alerts[place]?.actions.append(button)
      return [Outcome(state: state, value: nil)]
    }
    if Builders.names.contains(name), let closure = call.closures.last {
      return inline(closure.parameters.isEmpty ? ["$0"] : closure.parameters, closure.body, [.alert(place)], state, frame)
        .map { Outcome(state: $0.state, value: .alert(place)) }
    }
    let own = project.frameworkType("UIAlertController")?.callable(name) ?? []
    if let function = own.first(where: { call.fits($0.facts) }), state.alerts[place]?.origin == .controller {
      return invoke(function, call, expression, as: .alert(place), state, frame)
    }
    switch name {
    case "addTextField": state.alerts[place]?.hasTextField = true
    case "dismiss", "dismissWithClickedButtonIndex": state.alerts[place]?.isDismissed = true
    case _ where name.hasPrefix("show") || name.hasPrefix("present"):
      state.alerts[place]?.isPresented = true
      state.alerts[place]?.presentation = frame.place(expression.range)
      if state.alerts[place]?.origin == .controller { state.alerts[place]?.isOpen = true }
    case _ where AlertReading.harmless.contains(name): break
    default: state.alerts[place]?.isOpen = true
    }
    return handOver(call, state, frame).map { Outcome(state: $0, value: nil) }
  }

  /// Methods of an alert that add no action.
  private static let harmless: Set<String> = ["setValue", "loadViewIfNeeded", "value", "addChild", "isKind"]

  /// The actions that a closure makes of what is spelled out: `["Slow", "Fast"].map { UIAlertAction(title: $0, …) }`.
  private func mapped(_ base: Expression, _ call: Call, _ state: AlertState, _ frame: Frame) -> [Outcome]? {
    guard let closure = call.closures.first, let elements = elements(base, state, frame) else { return nil }
    let name = closure.parameters.first ?? "$0"
    var state = state
    var actions: [AlertAction] = []
    for element in elements {
      let outcomes = inline([], closure.body, [], state.naming(name, element, frame.scope), frame)
      guard outcomes.count == 1, case .action(let action)? = outcomes[0].value else { return nil }
      actions.append(action)
      state.apart = outcomes[0].state.apart
    }
    return [Outcome(state: state, value: .actions(actions, isOpen: false))]
  }

  /// A method of a list of actions.
  private func callOn(
    _ actions: [AlertAction],
    _ isOpen: Bool,
    _ base: Expression,
    _ name: String,
    _ call: Call,
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    switch name {
    case "append", "insert":
      guard let own = base.ownName, let argument = call.arguments.first?.value else { break }
      return evaluate(argument, state, frame).map { outcome in
        var state = outcome.state
        switch outcome.value {
        case .action(var action):
          action.addition = frame.place(argument.range)
          state.names[own] = .actions(name == "insert" ? [action] + actions : actions + [action], isOpen: isOpen)
        case .actions(let more, let isMoreOpen): state.names[own] = .actions(actions + more, isOpen: isOpen || isMoreOpen)
        default: state.names[own] = .actions(actions, isOpen: true)
        }
        return Outcome(state: state, value: nil)
      }
    case "forEach": return forEach(actions, isOpen, call, state, frame)
    case "compactMap", "filter", "reversed", "sorted": return [Outcome(state: state, value: .actions(actions, isOpen: true))]
    default: break
    }
    var state = state
    if let own = base.ownName { state.names[own] = .actions(actions, isOpen: true) }
    return [Outcome(state: state, value: nil)]
  }

  /// The alert whose method is handed on: `alert.addAction`, or `addAction` within an alert's own code.
  private func asked(_ method: Expression, _ state: AlertState, _ frame: Frame) -> AlertValue? {
    method.base.map { evaluate($0, state, frame).first?.value } ?? state.names["self"]
  }

  private func forEach(
    _ actions: [AlertAction],
    _ isOpen: Bool,
    _ call: Call,
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    guard let argument = call.arguments.first?.value else { return [Outcome(state: state, value: nil)] }
    var states = [state]
    if let closure = argument.closure {
      let parameters = closure.parameters.isEmpty ? ["$0"] : closure.parameters
      for action in actions {
        states = states.flatMap { inline(parameters, closure.body, [.action(action)], $0, frame).map(\.state) }
      }
    } else if argument.lastName == "addAction", case .alert(let place)? = asked(argument, state, frame) {
      for index in states.indices { states[index].add(.actions(actions, isOpen: isOpen), to: place, by: nil) }
      return states.map { Outcome(state: $0, value: nil) }
    }
    guard isOpen else { return states.map { Outcome(state: $0, value: nil) } }
    return states.map { after in
      var opened = opened(after, since: state)
      for (place, draft) in after.alerts where draft.actions != state.alerts[place]?.actions { opened.alerts[place] = draft }
      for place in opened.alerts.keys { opened.alerts[place]?.isOpen = true }
      return Outcome(state: opened, value: nil)
    }
  }
}
