/// What a tap on a view does, as far as it decides whether VoiceOver has to offer it.
package struct TapDeed {
  /// What runs.
  package let code: [Statement]
  let scope: CodeScope

  package init(code: [Statement], scope: CodeScope) {
    self.code = code
    self.scope = scope
  }

  /// Whether it does nothing that anybody notices: it only keeps taps from what lies behind.
  package var isNothing: Bool { code.isBlank || !steps.isEmpty && steps.allSatisfy(\.isUnnoticed) }

  /// Whether it comes to nothing in the app: it only calls what nobody hands over, or sets what is constant wherever the view
  /// is shown.
  package var comesToNothing: Bool { comesToNothing(TapDeed.followed) }

  /// Through how many functions it is followed what a tap comes to.
  private static let followed = 3

  fileprivate func comesToNothing(_ depth: Int) -> Bool {
    isNothing || !steps.isEmpty && steps.allSatisfy { step in
      step.isUnnoticed || scope.callsNothing(step) || scope.setsConstant(step) || callsHandedNothing(step)
        || callsAssignedNothing(step, depth) || onlyRelays(step, depth) || runsNothing(step, depth) || scope.setsUnread(step)
        || scope.sendsInVain(step)
    }
  }

  /// Whether a step only calls a function that does nothing: one of the type's own, or one outside any, such as one that prints while
  /// an app is developed.
  private func runsNothing(_ step: Expression, _ depth: Int) -> Bool {
    guard depth > 0, let call = step.call, let name = call.callee.ownName, let function = scope.calledFunction(call), function.facts.hasBody,
      function.type == scope.type || function.type == nil,
      function.type?.descendants.allSatisfy({ $0.ownFunctions(name).isEmpty }) ?? true
    else { return false }
    return function.comesToNothing(in: scope.project, depth - 1)
  }

  /// Whether a step calls a closure to which all code that sets it gives one that does nothing: `onShare?()`.
  private func callsAssignedNothing(_ step: Expression, _ depth: Int) -> Bool {
    guard depth > 0, let callee = step.call?.callee, let given = scope.closuresAssigned(toCalled: callee) else { return false }
    return given.allSatisfy { closure, scope in TapDeed(code: closure.body, scope: scope).comesToNothing(depth - 1) }
  }

  /// Whether a step only calls another object's functions of which none does anything: `delegate?.didTapTerms()`, where every
  /// delegate leaves it empty, or there is none.
  private func onlyRelays(_ step: Expression, _ depth: Int) -> Bool {
    guard depth > 0, scope.project.index.entryPoints.areOfApp, let call = step.call, let name = call.name,
      let base = call.callee.base, !base.isSelf, let owner = scope.owner(base), owner.isDeclared
    else { return false }
    if scope.isUnsetDelegate(base) { return true }
    let functions = ([owner] + owner.ancestors + owner.descendants).flatMap { $0.ownFunctions(name) }.filter(\.facts.hasBody)
    if functions.isEmpty { return owner.isAnsweredByNobody }
    return functions.allSatisfy { $0.comesToNothing(in: scope.project, depth - 1) }
  }

  /// Whether it only makes things equal that are so where the view is shown: `chosen = tab` in `if chosen == tab { … }`.
  ///
  /// - Parameters:
  ///   - place: that of the view which is tapped.
  ///   - view: the code that shows it.
  package func repeatsWhatHolds(at place: UInt32, in view: ProjectCode) -> Bool {
    let noticed = steps.filter { !$0.isUnnoticed }
    guard !noticed.isEmpty, let known = view.known(whereShown: place), known.sayAnything else { return false }
    return noticed.allSatisfy { step in
      guard case .assignment(let target, "=", let value) = step.kind else { return false }
      return known.assuming(Expression(range: step.range, kind: .binary(target, "==", value)), false, in: scope) == nil
    }
  }

  /// What it does, step by step.
  private var steps: [Expression] { code.steps }

  /// The steps that one of them runs: those of the local closure or of the function that it calls, be it the type's own, one that
  /// the project adds to views, or one of none.
  private func inner(_ step: Expression) -> [Expression] { innerCode(step).steps }

  /// The code itself, or that of the type's own function where to call it is all that it does.
  package var essence: [Statement] {
    let noticed = steps.filter { !$0.isUnnoticed }
    let inner = noticed.count == 1 ? innerCode(noticed[0]) : []
    return inner.isEmpty ? code : inner
  }

  private func innerCode(_ step: Expression) -> [Statement] {
    guard let call = step.call, let name = call.callee.ownName else { return [] }
    if let closure = scope.local(name, before: step.range)?.initialValue?.closure { return closure.body }
    guard let function = scope.calledFunction(call), function.type == scope.type || function.type?.isDeclared != true else { return [] }
    return function.body
  }

  /// Whether all that it does is to bring, put away or move the keyboard.
  package var movesFocus: Bool { does { $0.movesFocus } }

  /// Whether all that it does is to close or hide something, as a tap beside it does.
  package var onlyCloses: Bool { does { $0.closes || $0.movesFocus } }

  /// Whether all that it does is to close something, or to turn it back to what it was before it showed. What lies behind is
  /// there only while something shows, so that this can't open it.
  ///
  /// - Parameter conditions: the paths of what is true while the view is shown, so that a toggle makes it false.
  package func onlyTurnsBack(whileShownBy conditions: Set<[String]> = []) -> Bool {
    does { $0.closes || $0.movesFocus || $0.turnsBack || $0.toggledPath.map(conditions.contains) ?? false }
  }

  /// Whether it closes something, and does what follows from that.
  package var closesAmongOthers: Bool { steps.contains { $0.closes } }

  /// Whether it shows or hides what lies over a picture or a film.
  package var togglesControls: Bool {
    code.containsExpression { expression in
      let target: String?
      switch expression.kind {
      case .assignment(let changed, _, _): target = changed.lastName
      case .call(let call): target = call.name == "toggle" ? call.callee.base?.lastName : call.name
      default: target = nil
      }
      guard let words = target?.lowercased() else { return false }
      return TapDeed.overlays.contains { words.contains($0) }
    }
  }

  /// What people notice of it, as the code spells it: the same deed elsewhere is spelled the same. A function that is handed
  /// over is called.
  ///
  /// - Returns: nil where the text can't be had any more.
  package func spelled(in file: Int) -> [String]? {
    guard let text = scope.project.text(of: file) else { return nil }
    return steps.filter { !$0.isUnnoticed }.map { step in
      var spelled = String(text.text(of: step.range)).filter { !$0.isWhitespace }
      if spelled.hasPrefix("self.") { spelled.removeFirst(5) }
      if spelled.hasSuffix("()") { spelled.removeLast(2) }
      return spelled
    }
  }

  /// What it changes: the names of the values that it sets, where that is all that it does.
  package var changed: Set<String>? {
    let noticed = steps.flatMap { step in step.changedName == nil && !inner(step).isEmpty ? inner(step) : [step] }
      .filter { !$0.isUnnoticed }
    let names = noticed.compactMap(\.changedName)
    return !noticed.isEmpty && names.count == noticed.count ? Set(names) : nil
  }

  /// Whether it counts, and something happens at a certain number alone, which isn't the first: nobody is meant to find that.
  package var isSecret: Bool {
    let all = code + steps.flatMap(innerCode)
    var counters: Set<String> = []
    all.forEachExpression { expression, _ in
      guard case .assignment(let target, "+=", let step) = expression.kind, step.kind == .number(1), let name = target.lastName
      else { return }
      counters.insert(name)
    }
    return !counters.isEmpty && all.containsExpression { expression in
      guard case .binary(let left, let sign, let right) = expression.kind, ["==", ">=", ">"].contains(sign),
        right.kind != .number(0), right.kind != .number(1)
      else { return false }
      return left.lastName.map(counters.contains) ?? false
    }
  }

  /// Whether it opens, starts or changes something, rather than ends what else goes on.
  package var opens: Bool { !(comesToNothing || onlyReports || togglesControls || movesFocus || isSecret || onlyCloses) }

  /// Whether it merely tells somebody that it happened.
  package var onlyReports: Bool { does { $0.reports } }

  /// - Parameter matches: whether a step is of a kind; steps that nobody notices, such as haptics, count for any.
  private func does(_ matches: (Expression) -> Bool) -> Bool {
    let noticed = steps.filter { !$0.isUnnoticed }
    return !noticed.isEmpty && noticed.allSatisfy { step in
      if matches(step) { return true }
      let inner = self.inner(step).filter { !$0.isUnnoticed }
      return !inner.isEmpty && inner.allSatisfy(matches)
    }
  }

  private static let overlays = [
    "controls", "chrome", "toolbar", "overlay", "hud", "barshidden", "barhidden", "showbars", "uihidden", "showui",
  ]
}

extension RecognizerSettings {
  /// Whether all that it does is to bring, put away or move the keyboard.
  package var movesFocus: Bool {
    guard let first = action?.code.first else { return false }
    return TapDeed(code: first.body, scope: first.scope).movesFocus
  }
}

extension Array where Element == Statement {
  /// Whether nothing is in it but functions that run what is handed to them, which is nothing: `withAnimation {}`; or what only an
  /// app's developers run.
  fileprivate var isBlank: Bool {
    allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression): expression.closureRun?.body.isBlank ?? false
      case .block(let body): body.isBlank
      case .branch, .function, .jump, .loop, .return, .variable: false
      }
    }
  }

  /// What the code does, step by step, on all of its paths; closures that run at once included.
  fileprivate var steps: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.kind {
      case .expression(let expression): return expression.steps
      case .return(let value?): return value.steps
      case .branch(let branch): return branch.arms.flatMap(\.body.steps)
      case .block(let body): return body.steps
      case .loop(let loop): return loop.body.steps
      case .variable, .function, .return(nil), .jump: return []
      }
    }
  }
}

extension Expression {
  fileprivate var steps: [Expression] {
    if case .branch(let branch) = kind { return branch.arms.flatMap(\.body.steps) }
    return closureRun?.body.steps ?? [self]
  }

  /// The closure that a function runs which is there for that alone.
  fileprivate var closureRun: Closure? {
    guard let call, let name = call.name, TapSteps.wrappers.contains(name) else { return nil }
    return call.closures.last
  }

  fileprivate var movesFocus: Bool {
    switch kind {
    case .assignment(let target, _, _):
      let value = target.lastName == "wrappedValue" ? target.base : target
      return value?.lastName.map { $0.lowercased().contains("focus") } ?? false
    case .call(let call):
      guard let name = call.name else { return false }
      let acts: Set<String> = ["endEditing", "resignFirstResponder", "becomeFirstResponder", "sendAction"]
      // `model.endEditing.send()` is an event of that name.
      if call.callee.path.map({ !acts.isDisjoint(with: $0) }) ?? acts.contains(name) { return true }
      let subject = name == "toggle" ? call.callee.base?.lastName ?? "" : name
      return ["keyboard", "focus", "endediting"].contains { subject.lowercased().contains($0) }
    default: return false
    }
  }

  /// The value that it sets to another.
  fileprivate var changedName: String? {
    switch kind {
    case .assignment(let target, _, _): target.lastName
    case .call(let call): call.name == "toggle" ? call.callee.base?.lastName : nil
    default: nil
    }
  }

  fileprivate var closes: Bool {
    switch kind {
    case .assignment(_, _, let value):
      return value.kind == .boolean(false) || value.isNil
        || ["closed", "hidden", "none", "collapsed"].contains(value.lastName)
    case .call(let call):
      guard let full = call.name else { return false }
      let name = full.lowercased()
      // `showAlertWithCancel()`
      if let first = NameWords.of(full).first, ["ask", "display", "open", "present", "show"].contains(first) { return false }
      // `onDismiss?()`, `viewModel.closeMenu()`
      return ["dismiss", "close", "hide", "cancel", "collapse"].contains { name.contains($0) } || name == "callasfunction"
    default: return false
    }
  }

  /// `state` for `state.toggle()`.
  fileprivate var toggledPath: [String]? { call?.name == "toggle" ? call?.callee.base?.path : nil }

  /// `isPresented.toggle()`, `isPresented.wrappedValue.toggle()`, `offset = 0`
  fileprivate var turnsBack: Bool {
    switch kind {
    case .assignment(_, _, let value): return value.kind == .number(0) || value.lastName == "zero"
    case .call(let call):
      guard call.name == "toggle", let shown = call.callee.base?.path?.joined().lowercased() else { return false }
      return ["show", "present", "open", "visible", "expand", "active"].contains { shown.contains($0) }
    default: return false
    }
  }

  fileprivate var reports: Bool {
    guard let path = call?.callee.path else { return false }
    return path.contains { part in
      let words = NameWords.of(part)
      // `logOut()`
      if words.first == "log", words.count > 1, ["in", "off", "on", "out"].contains(words[1]) { return false }
      return [words.first, words.last].contains { word in word.map { TapSteps.reports.contains($0) } ?? false }
    }
  }

  /// Haptics and logs go with whatever else is done.
  fileprivate var isUnnoticed: Bool {
    guard let call, let name = call.name else { return false }
    if TapSteps.logs.contains(name), call.callee.base == nil || call.callee.base?.kind == .name("Swift") { return true }
    if TapSteps.haptics.contains(name), call.callee.ownName == nil, name != "selectionChanged" || call.arguments.isEmpty { return true }
    return (call.callee.path ?? [name]).contains { part in
      let words = NameWords.of(part)
      if words.contains(where: { $0.hasPrefix("haptic") || $0 == "logger" }) { return true }
      // What people have to say is feedback, too.
      guard words.contains("feedback") else { return false }
      return name == "prepare" || ["feedback", "generator"].contains(words.last) && !TapSteps.touches.isDisjoint(with: words)
    }
  }
}

extension ProjectType {
  /// Whether it is a protocol that nothing conforms to.
  fileprivate var isAnsweredByNobody: Bool {
    kind == .protocol && descendants.isEmpty && !project.shared.foreignWords.contain(lastName)
  }
}

extension ProjectFunction {
  /// Whether it has code, and that comes to nothing in an app.
  package func comesToNothing(in project: Project) -> Bool {
    facts.hasBody && TapDeed(code: body, scope: CodeScope(self, in: project)).comesToNothing
  }

  fileprivate func comesToNothing(in project: Project, _ depth: Int) -> Bool {
    TapDeed(code: body, scope: CodeScope(self, in: project)).comesToNothing(depth)
  }
}

private enum TapSteps {
  /// How those are called that are told what happened, and what is done there.
  static let reports: Set<String> = [
    "analytic", "analytics", "log", "logger", "logging", "logs", "telemetry", "track", "tracker", "tracking",
  ]

  /// Functions that write down that something happened.
  static let logs: Set<String> = ["NSLog", "debugPrint", "dump", "os_log", "print"]

  /// By which the system's generators of haptics are asked for one.
  static let haptics: Set<String> = ["impactOccurred", "notificationOccurred", "selectionChanged"]

  /// By these, feedback is one that is felt.
  static let touches: Set<String> = [
    "generate", "generator", "impact", "notification", "play", "selection", "tactile", "trigger", "vibration",
  ]

  /// Functions that run their closure, now or soon.
  static let wrappers: Set<String> = ["withAnimation", "animate", "Task", "async", "asyncAfter", "forEach", "withTransaction"]
}
