/// Follows code along each of its paths, for what it does to the alerts that it creates.
struct AlertReading {
  let project: Project
  /// What stands in the names of what creates alerts.
  static let letters: [StaticString] = ["alert", "sheet", "dialog"]
  /// Past these, paths are no longer told apart.
  static let mostPaths = 48
  /// More cases than anybody makes buttons of.
  private static let mostCases = 12

  /// The code that is read: a function's, and how it was come to.
  struct Frame {
    let scope: CodeScope
    /// The call in the code where it all begins; nil there.
    var call: ByteRange?
    /// The functions that are being read.
    var functions: [ByteRange] = []
    /// How many closures are being read.
    var depth = 0

    var isRoot: Bool { call == nil }

    /// A place in the code where it all begins.
    func place(_ range: ByteRange) -> ByteRange { call ?? range }
  }

  /// A way that an expression's evaluation can go.
  struct Outcome {
    var state: AlertState
    var value: AlertValue?
  }

  static func alerts(in code: ProjectCode) -> [AlertCode] {
    guard code.body.containsExpression(where: { $0.mayCreateAlert }) else { return [] }
    let reading = AlertReading(project: code.project)
    let states = reading.run(code.body, [AlertState()], Frame(scope: code.scope))
    var drafts: [ByteRange: [AlertState.Draft]] = [:]
    let parameters = code.function?.parameters.map(\.name) ?? []
    for state in states {
      let isChosen = code.function?.makesAlert ?? false && state.assumptions.isChosen(by: parameters)
      for (place, found) in state.allDrafts {
        var draft = found
        draft.isChosenByArguments = draft.isChosenByArguments || isChosen
        if drafts[place]?.contains(draft) != true { drafts[place, default: []].append(draft) }
      }
    }
    return drafts.map { place, drafts in
      AlertCode(
        kind: drafts.allSatisfy { $0.kind == drafts[0].kind } ? drafts[0].kind : nil,
        isSheet: drafts.allSatisfy { $0.kind == .sheet || $0.isSheetAtTimes },
        origin: drafts[0].origin,
        range: place,
        name: drafts.lazy.compactMap(\.name).first,
        file: code.file,
        factory: code.function.flatMap { $0.makesAlert ? $0 : nil },
        title: drafts[0].title,
        message: drafts[0].message,
        paths: drafts.map(\.path)
      )
    }
  }
}

// MARK: - Statements

extension AlertReading {
  func run(_ statements: [Statement], _ start: [AlertState], _ frame: Frame) -> [AlertState] {
    var ended: [AlertState] = []
    var states = start
    var index = 0
    while index < statements.count {
      // Code after the end of all paths is that of a `catch`.
      if states.isEmpty { states = start }
      let sides = statements[index...].prefix { $0.isSide(of: statements[index]) }
      if sides.count > 1 {
        states = states.flatMap { state in sides.flatMap { run($0, state, frame) } }
      } else {
        states = states.flatMap { run(statements[index], $0, frame) }
      }
      index += max(sides.count, 1)
      ended += states.filter(\.hasEnded)
      states = limited(states.filter { !$0.hasEnded })
    }
    return limited(ended + states)
  }

  /// Each state once, and not too many.
  func limited(_ states: [AlertState]) -> [AlertState] {
    var found: [AlertState] = []
    for state in states where !found.contains(state) { found.append(state) }
    guard found.count > AlertReading.mostPaths else { return found }
    return [opened(found[0], since: AlertState())]
  }

  private func run(_ statement: Statement, _ state: AlertState, _ frame: Frame) -> [AlertState] {
    switch statement.kind {
    case .expression(let expression):
      return evaluate(expression, state, frame).map { outcome in
        var state = outcome.state
        if frame.functions.isEmpty && frame.depth == 0 { state.open(outcome.value) } else { state.returned = outcome.value }
        return state
      }
    case .variable(let variable): return declare(variable, state, frame)
    case .function(let function):
      var state = state
      state.assumptions = state.assumptions.forgetting([function.name])
      state.names[function.name] = .code(function.parameters.map(\.name), function.body ?? [])
      return [state]
    case .return(let value):
      guard let value else { return [state.ended] }
      return evaluate(value, state, frame).map { outcome in
        var state = outcome.state
        state.returned = outcome.value
        if frame.functions.isEmpty && frame.depth == 0 { state.open(outcome.value) }
        return state.ended
      }
    case .branch(let branch): return run(branch, state, frame)
    case .loop(let loop): return run(loop, state, frame)
    case .block(let body): return run(body, [state], frame)
    case .jump(let value): return value == nil ? [state] : [state.ended]
    }
  }

  private func declare(_ variable: Variable, _ state: AlertState, _ frame: Frame) -> [AlertState] {
    guard let value = variable.initialValue else { return [state] }
    let state = state.declaring(variable)
    if case .closure(let closure) = value.kind {
      var state = state
      state.names[variable.name] = .code(closure.parameters, closure.body)
      return [state]
    }
    return evaluate(value, state, frame).map { outcome in
      var state = outcome.state
      state.names[variable.name] = outcome.value
      if frame.isRoot, case .alert(let place)? = outcome.value { state.alerts[place]?.name = variable.name }
      return state
    }
  }

  func run(_ branch: Branch, _ state: AlertState, _ frame: Frame) -> [AlertState] {
    let outcomes = branch.outcomes(state.assumptions, in: frame.scope).flatMap { alternative -> [AlertState] in
      var start = state
      start.assumptions = alternative.assumptions
      for condition in alternative.arm?.conditions ?? branch.arms.last?.conditions ?? [] {
        start = bound(condition, start, frame)
      }
      // What runs when the conditions of a guard fail leaves the function.
      guard let arm = alternative.arm else { return [branch.kind == .guard ? start.uninterrupted(since: state) : start] }
      return run(arm.body, [start], frame).map { after in
        var after = after
        let own = arm.body.declaredNames
        after.assumptions = after.assumptions.forgetting(own)
        for name in own { after.names[name] = state.names[name] }
        return after
      }
    }
    // What has no effect on alerts needn't be remembered.
    let forgotten = outcomes.map { outcome in
      var outcome = outcome
      outcome.assumptions = state.assumptions
      outcome.names = state.names.merging(outcome.names.filter(\.value.isOfAlerts)) { $1 }
      return outcome
    }
    return forgotten.allSatisfy { $0 == state } ? [state] : limited(outcomes)
  }

  /// `if let alert = self.alert`
  private func bound(_ condition: Branch.Condition, _ state: AlertState, _ frame: Frame) -> AlertState {
    guard let name = condition.names.first, let value = condition.value else { return state }
    guard let outcome = evaluate(value, state, frame).first else { return state }
    var state = outcome.state
    if let value = outcome.value { state.names[name] = value }
    return state
  }

  private func run(_ loop: Loop, _ state: AlertState, _ frame: Frame) -> [AlertState] {
    guard let header = loop.header.first, loop.header.count == 1, loop.names.count == 1,
      let elements = elements(header, state, frame)
    else { return run(loop.body, [state], frame).map { opened($0, since: state) } }
    return elements.reduce([state]) { states, element in
      limited(states.flatMap { before in
        run(loop.body, [before.naming(loop.names[0], element, frame.scope)], frame).map { $0.afterTurn(since: before) }
      })
    }
  }

  /// What is known to be in a sequence that is spelled out.
  func elements(_ sequence: Expression, _ state: AlertState, _ frame: Frame) -> [AlertValue]? {
    if case .array(let elements) = sequence.kind {
      return elements.map { element in
        evaluate(element, state, frame).first?.value
          ?? .given(AlertText(expression: element, scope: frame.scope, isKey: false, isHere: frame.isRoot))
      }
    }
    if let name = sequence.ownName, case .given(let text)? = state.names[name], case .array(let elements) = text.expression.kind {
      return elements.map { .given(AlertText(expression: $0, scope: text.scope, isKey: false, isHere: text.isHere)) }
    }
    if let cases = frame.scope.listedCases(of: sequence), cases.count <= AlertReading.mostCases {
      return cases.map { name in
        let element = Expression(range: sequence.range, kind: .member(nil, name))
        return .given(AlertText(expression: element, scope: frame.scope, isKey: false, isHere: frame.isRoot))
      }
    }
    if let name = sequence.ownName, case .actions(let actions, false)? = state.names[name] { return actions.map { .action($0) } }
    guard case .name(let name) = sequence.kind, let local = frame.scope.local(name, before: sequence.range), local.isConstant,
      let value = local.initialValue, case .array = value.kind
    else { return nil }
    return elements(value, state, frame)
  }

  /// After code that runs any number of times: how often actions were added isn't known.
  func opened(_ state: AlertState, since before: AlertState) -> AlertState {
    var state = state
    for (place, draft) in state.alerts {
      guard let known = before.alerts[place] else {
        if before == AlertState() { state.alerts[place]?.isOpen = true }
        continue
      }
      if known.actions != draft.actions { state.alerts[place]?.isOpen = true }
      state.alerts[place]?.actions = known.actions
    }
    for (name, value) in before.names {
      if case .actions(let actions, _) = value, state.names[name] != value { state.names[name] = .actions(actions, isOpen: true) }
    }
    return state
  }
}

extension AlertState {
  /// What is known of a variable from before isn't of one that is declared with the same name.
  fileprivate func declaring(_ variable: Variable) -> AlertState {
    var state = self
    state.assumptions = assumptions.forgetting([variable.name])
    return state
  }

  /// All paths that come past a guard were let through by it: none of them is chosen by what it asked.
  fileprivate func uninterrupted(since before: AlertState) -> AlertState {
    var state = self
    state.assumptions.asked = before.assumptions.asked
    return state
  }

  /// A name stands for an element of what is spelled out.
  func naming(_ name: String, _ value: AlertValue, _ scope: CodeScope) -> AlertState {
    var state = self
    state.names[name] = value
    state.assumptions = assumptions.forgetting([name])
    if case .given(let text) = value { state.assumptions = assumptions.binding(name, to: text.expression, in: text.scope) }
    return state
  }

  /// What one turn of a loop took to hold needn't hold in the next one.
  fileprivate func afterTurn(since before: AlertState) -> AlertState {
    var state = self
    state.assumptions = before.assumptions
    return state
  }

  fileprivate var ended: AlertState {
    var state = self
    state.hasEnded = true
    return state
  }
}

extension Expression {
  /// Whether it may create an alert: a framework's, or by a function whose name says so.
  var mayCreateAlert: Bool {
    guard let call else { return false }
    if call.callee.path?.contains(where: AlertReading.types.contains) ?? false { return true }
    // SwiftUI's `sheet` shows any view.
    guard let name = call.name, name != "sheet" || call.callee.base == nil else { return false }
    return AlertReading.letters.contains { $0.stands(in: name) }
  }
}
