/// Functions and closures that alerts and actions are handed to, or come from.
extension AlertReading {
  private static let deepestCall = 5

  /// A call of something that isn't an alert's.
  func follow(_ call: Call, _ expression: Expression, _ base: Expression?, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    if handsAlerts(call, state) || call.name.map(project.mayGiveAlert) ?? false, let function = function(call, frame),
      handsAlerts(call, state) || function.returnsAlert
    {
      return invoke(function, call, expression, as: nil, state, frame)
    }
    if let name = call.name, AlertReading.loops.contains(name), let base, !call.closures.isEmpty {
      return loop(over: base, call, state, frame).map { Outcome(state: $0, value: nil) }
    }
    var state = state
    // Whatever is on the screen goes away.
    if call.name == "dismiss" { for place in state.alerts.keys { state.alerts[place]?.isDismissed = true } }
    let presents = call.name.map { $0.hasPrefix("present") || $0 == "show" } ?? false
    return handOver(call, state, frame, presentation: presents ? frame.place(expression.range) : nil)
      .map { Outcome(state: $0, value: nil) }
  }

  private static let loops: Set<String> = ["forEach", "map", "compactMap", "flatMap", "reduce", "enumerateObjects"]

  /// A closure that runs for each element of something.
  private func loop(over base: Expression, _ call: Call, _ state: AlertState, _ frame: Frame) -> [AlertState] {
    guard let closure = call.closures.first else { return [state] }
    let parameters = closure.parameters.isEmpty ? ["$0"] : closure.parameters
    guard call.name == "forEach", let elements = elements(base, state, frame) else {
      return run(closure.body, [state], frame).map { opened($0, since: state) }
    }
    return elements.reduce([state]) { states, element in
      limited(states.flatMap { inline(parameters, closure.body, [element], $0, frame).map(\.state) })
    }
  }

  /// What is handed to code that isn't followed: closures run, and whoever gets an alert may add to it, or shows it.
  func handOver(_ call: Call, _ state: AlertState, _ frame: Frame, presentation: ByteRange? = nil) -> [AlertState] {
    var states = [state]
    for argument in call.arguments {
      if let closure = argument.value.closure {
        states = states.flatMap { inline(closure.parameters, closure.body, [], $0, frame).map(\.state) }
        continue
      }
      states = states.flatMap { state in
        evaluate(argument.value, state, frame).map { outcome in
          var state = outcome.state
          guard case .alert(let place)? = outcome.value else { return state }
          if let presentation {
            state.alerts[place]?.isPresented = true
            state.alerts[place]?.presentation = presentation
          } else {
            state.alerts[place]?.isOpen = true
          }
          return state
        }
      }
    }
    return states
  }

  /// What an action's handlers do once it is chosen. The alerts that they create come after the one that it belongs to,
  /// and whatever they do to names, the code around them goes on with its own.
  ///
  /// Those of a function that is followed from elsewhere are found where that function itself is read.
  func afterHandlers(of call: Call, _ state: AlertState, _ frame: Frame) -> AlertState {
    var state = state
    for argument in call.arguments {
      if let closure = argument.value.closure {
        guard frame.functions.isEmpty else { continue }
        state.takeApart(inline(closure.parameters, closure.body, [], state, frame).map(\.state))
      } else if let outcome = evaluate(argument.value, state, frame).first {
        state.open(outcome.value)
      }
    }
    return state
  }

  // MARK: Following

  /// The function that a call runs: `.standard(…)` is one that the project adds to actions.
  private func function(_ call: Call, _ frame: Frame) -> ProjectFunction? {
    guard case .member(nil, let name) = call.callee.kind else { return frame.scope.calledFunction(call) }
    return project.frameworkType("UIAlertAction")?.callable(name).only(fitting: call)
  }

  /// Whether a call hands alerts or actions on.
  private func handsAlerts(_ call: Call, _ state: AlertState) -> Bool {
    call.arguments.contains { argument in
      guard let name = argument.value.ownName else { return argument.value.constructedType?.base == "UIAlertAction" }
      switch state.names[name] {
      case .alert, .action, .actions: return true
      case .code, .given, nil: return false
      }
    }
  }

  /// Runs a function of the project.
  func invoke(
    _ function: ProjectFunction,
    _ call: Call,
    _ expression: Expression,
    as object: AlertValue?,
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    guard frame.functions.count < AlertReading.deepestCall, !frame.functions.contains(function.facts.nameRange) else {
      var state = state
      state.open(object)
      return handOver(call, state, frame).map { Outcome(state: $0, value: nil) }
    }
    let scope = CodeScope(function, in: project)
    var start = state
    start.names = [:]
    start.returned = nil
    start.assumptions = state.assumptions.entering(function.facts, by: call, in: frame.scope, inner: scope, sameObject: false)
    start.names["self"] = object
    for (parameter, argument) in call.pairs(function.facts) {
      // A closure runs where it is written.
      let value = argument.flatMap { argument in
        argument.closure == nil ? evaluate(argument, state, frame).first?.value ?? given(argument, state, frame) : nil
      }
      start.names[parameter.name] = value ?? parameter.defaultValue.map {
        .given(AlertText(expression: $0, scope: scope, isKey: false, isHere: false))
      }
    }
    let inner = Frame(
      scope: scope,
      call: frame.place(expression.range),
      functions: frame.functions + [function.facts.nameRange],
      depth: frame.depth
    )
    let names = function.facts.parameters.map(\.name)
    return run(function.body, [start], inner).flatMap { after -> [Outcome] in
      var after = after
      after.markNew(since: state, isChosenByArguments: after.assumptions.isChosen(by: names))
      let left = after.left(for: state)
      // What is handed to a way to add an action is that action's handler.
      if case .alert? = object, function.facts.name.hasPrefix("add") {
        return [Outcome(state: afterHandlers(of: call, left, frame), value: after.returned)]
      }
      return call.closures.reduce([left]) { states, closure in
        states.flatMap { inline(closure.parameters, closure.body, [], $0, frame).map(\.state) }
      }.map { Outcome(state: $0, value: after.returned) }
    }
  }

  private func given(_ argument: Expression, _ state: AlertState, _ frame: Frame) -> AlertValue {
    if let closure = argument.closure { return .code(closure.parameters, closure.body) }
    return .given(
      text(argument, state, frame)
        ?? AlertText(expression: argument, scope: frame.scope, isKey: false, isHere: frame.isRoot)
    )
  }

  /// Runs a local function or a closure with what a call hands it.
  func inline(_ parameters: [String], _ body: [Statement], _ call: Call, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    let values = call.arguments.map { evaluate($0.value, state, frame).first?.value ?? given($0.value, state, frame) }
    var inner = frame
    inner.call = frame.call ?? call.callee.range
    return inline(parameters, body, values, state, inner)
  }

  /// Runs a closure: it sees what is around it, and what it returns isn't returned there.
  func inline(
    _ parameters: [String],
    _ body: [Statement],
    _ values: [AlertValue],
    _ state: AlertState,
    _ frame: Frame
  ) -> [Outcome] {
    guard frame.depth < AlertReading.deepestCall else { return [Outcome(state: state, value: nil)] }
    var start = state
    start.returned = nil
    start.assumptions = state.assumptions.forgetting(parameters)
    for name in parameters { start.names[name] = nil }
    for (name, value) in zip(parameters, values) { start = start.naming(name, value, frame.scope) }
    var inner = frame
    inner.depth += 1
    let own = Set(parameters + body.declaredNames)
    return run(body, [start], inner).map { after in
      var left = after.left(for: state)
      for name in state.names.keys where !own.contains(name) { left.names[name] = after.names[name] }
      return Outcome(state: left, value: after.returned)
    }
  }
}

extension AlertState {
  /// The state after a function, as its caller goes on with it.
  fileprivate func left(for caller: AlertState) -> AlertState {
    var state = self
    state.names = caller.names
    state.assumptions = caller.assumptions
    state.returned = caller.returned
    state.hasEnded = caller.hasEnded
    return state
  }

  /// What a function built comes with all that it added.
  fileprivate mutating func markNew(since before: AlertState, isChosenByArguments: Bool) {
    for place in alerts.keys where before.alerts[place] == nil {
      for index in alerts[place]?.actions.indices ?? 0..<0 { alerts[place]?.actions[index].isInitial = true }
      if isChosenByArguments { alerts[place]?.isChosenByArguments = true }
    }
  }
}

extension Array where Element == Statement {
  /// The names that the block itself declares.
  var declaredNames: [String] {
    compactMap { statement in
      guard case .variable(let variable) = statement.kind else { return nil }
      return variable.name
    }
  }
}

extension ProjectFunction {
  /// Whether it makes alerts or actions.
  fileprivate var returnsAlert: Bool {
    guard let result = facts.returnType else { return false }
    return facts.makesAlert || result.base == "UIAlertAction" || result.element?.base == "UIAlertAction"
  }
}

extension FunctionFacts {
  /// Whether its callers go on with the alert that it builds.
  var makesAlert: Bool { returnType?.base == "UIAlertController" }
}
