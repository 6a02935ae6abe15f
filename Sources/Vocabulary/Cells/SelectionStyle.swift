/// What becomes of a cell's selection style on the way through code.
enum SelectionStyle {
  /// Nothing is said of it.
  case untouched
  /// It is taken whatever path the code takes.
  case muted([MutedRow])
  /// It is said to be another, or said on some paths alone.
  case unsure

  var isMuted: Bool {
    if case .muted = self { true } else { false }
  }

  /// What comes of it where more code follows.
  func then(_ next: SelectionStyle) -> SelectionStyle {
    switch (self, next) {
    case (_, .untouched): self
    case (.untouched, _): next
    case (.muted(let first), .muted(let second)): .muted(first + second)
    default: .unsure
    }
  }

  /// What comes of it where the code takes one of several paths.
  static func either(_ paths: [SelectionStyle]) -> SelectionStyle {
    var places: [MutedRow] = []
    var untouched = 0
    for path in paths {
      switch path {
      case .untouched: untouched += 1
      case .muted(let found): places += found
      case .unsure: return .unsure
      }
    }
    return untouched == paths.count ? .untouched : untouched == 0 ? .muted(places) : .unsure
  }
}

/// A walk along code that has a cell in hand: a supplier's on the way to a return, a function's that is given the cell,
/// a builder's closure.
struct SelectionStyleWalk {
  let scope: CodeScope
  /// All of the code, where it declares functions for itself.
  let whole: [Statement]
  /// The cell's class, where it is known.
  let known: TypeName?
  /// What the cell is called.
  var cells: [NamedVariable]
  /// Whether the cell is only lent to the code, so that leaving early leaves it as it is.
  var isLent: Bool
  /// Through how many more functions the cell is followed.
  var depth = 3
  /// Whether the code is left for some cells before it comes to where the walk is.
  private var mayHaveLeft = false

  init(scope: CodeScope, whole: [Statement], known: TypeName?, cells: [NamedVariable], isLent: Bool) {
    self.scope = scope
    self.whole = whole
    self.known = known
    self.cells = cells
    self.isLent = isLent
  }

  mutating func style(after statements: [Statement]) -> SelectionStyle {
    var result = SelectionStyle.untouched
    for statement in statements {
      let next = style(after: statement)
      result = result.then(next.isMuted && mayHaveLeft ? .unsure : next)
    }
    return result
  }

  private mutating func style(after statement: Statement) -> SelectionStyle {
    switch statement.kind {
    case .expression(let expression): return style(after: expression)
    case .variable(let variable):
      guard let value = variable.initialValue else { return .untouched }
      let target = NamedVariable(name: variable.name, declaration: variable.nameRange)
      if cells.contains(where: target.mayBe) { return style(of: value) }
      if isCell(value.uncast), castHolds(value) { cells.append(target) }
      return unread([statement])
    case .branch(let branch): return branch.kind == .guard ? style(afterGuard: branch) : style(after: branch)
    case .block(let body): return style(after: body)
    case .function, .return, .jump: return .untouched
    case .loop: return unread([statement])
    }
  }

  private mutating func style(after expression: Expression) -> SelectionStyle {
    switch expression.kind {
    case .assignment(let target, "=", let value):
      if isStyle(target) {
        let place = MutedRow(kind: .style, range: expression.range, file: scope.file)
        return scope.caseName(value) == "none" ? .muted([place]) : .unsure
      }
      if isBackground(target), showsNoBackground {
        return .muted([MutedRow(kind: .background, range: expression.range, file: scope.file)])
      }
      if isCell(target) { return style(of: value) }
    case .call(let call):
      if Builders.configures(call), call.callee.base.map({ isCell($0.unbuilt) }) ?? false { return style(of: expression) }
      if let lent = style(afterLendingTo: call) { return lent }
    default: break
    }
    return unread([Statement(range: expression.range, kind: .expression(expression))])
  }

  /// The style of a cell as it is made: `table.dequeueReusableCell(…).then { $0.selectionStyle = .none }`.
  mutating func style(of value: Expression) -> SelectionStyle {
    switch value.kind {
    case .cast(let inner, _, _): return style(of: inner)
    case .call(let call) where Builders.configures(call):
      guard let base = call.callee.base, let closure = call.closures.last else { return .untouched }
      var inner = self
      inner.cells.append(NamedVariable(name: closure.parameters.first ?? "$0", declaration: nil))
      inner.isLent = true
      return style(of: base).then(inner.style(after: closure.body))
    default: return .untouched
    }
  }

  // MARK: Branches

  /// A `guard` lets through the cells that have what they show; any other test lets some of them go.
  private mutating func style(afterGuard branch: Branch) -> SelectionStyle {
    for arm in branch.arms {
      if isLent, case .unsure = unread(arm.body) { return .unsure }
      for condition in arm.conditions where !holdsForEveryCell(condition) && isLent { mayHaveLeft = true }
    }
    return .untouched
  }

  private mutating func style(after branch: Branch) -> SelectionStyle {
    if branch.kind == .if, branch.arms.count == 1, let only = branch.arms.first,
      only.conditions.allSatisfy({ isCell($0.value?.uncast) && $0.pattern == nil && castHolds($0.value) })
    {
      for name in only.conditions.flatMap(\.names) { cells.append(NamedVariable(name: name, declaration: nil)) }
      return style(after: only.body)
    }
    var paths: [SelectionStyle] = []
    for arm in branch.arms {
      let path = style(after: arm.body)
      // Where a supplier returns a cell, that is another way through it.
      if !isLent, arm.body.returnsAtEnd { continue }
      if arm.body.returnsAtEnd, !path.isMuted { mayHaveLeft = true }
      paths.append(path)
    }
    if !branch.isExhaustive { paths.append(.untouched) }
    return .either(paths)
  }

  /// Whether a condition binds what every row has, or finds the cell to be of its own class.
  private mutating func holdsForEveryCell(_ condition: Branch.Condition) -> Bool {
    guard let name = condition.names.first, condition.pattern == nil, let value = condition.value else { return false }
    guard isCell(value.uncast) else {
      if case .cast(_, "as?", _) = value.kind { return false }
      return true
    }
    guard castHolds(value) else { return false }
    cells.append(NamedVariable(name: name, declaration: nil))
    return true
  }

  private func castHolds(_ value: Expression?) -> Bool {
    guard case .cast(_, let name, let type)? = value?.kind else { return true }
    return name != "as?" || type.base == known?.base
  }

  // MARK: Functions that are given the cell

  private func style(afterLendingTo call: Call) -> SelectionStyle? {
    guard depth > 0, let index = call.arguments.firstIndex(where: { isCell($0.value.uncast) && castHolds($0.value) }),
      let (function, scope) = scope.ownFunction(call, declaredIn: whole), let body = function.body,
      function.parameters.count == call.arguments.count
    else { return nil }
    let parameter = NamedVariable(name: function.parameters[index].name, declaration: nil)
    var walk = SelectionStyleWalk(scope: scope, whole: body, known: known, cells: [parameter], isLent: true)
    walk.depth = depth - 1
    return walk.style(after: body)
  }

  // MARK: Names

  private func isCell(_ expression: Expression?) -> Bool {
    guard let expression, let variable = scope.variable(expression) else { return false }
    return cells.contains(where: variable.mayBe)
  }

  private func isBackground(_ target: Expression) -> Bool {
    target.lastName == HighlightWords.background && isCell(target.base?.uncast)
  }

  /// Whether what the code puts behind chosen cells shows nothing, whatever the way it takes, and no part of the cell lights up.
  private var showsNoBackground: Bool {
    let cell = known.flatMap { scope.type(named: $0.base) }
    return whole.givesBlankBackground(in: scope) && !(cell?.lightsUp ?? false)
  }

  private func isStyle(_ target: Expression) -> Bool {
    target.lastName == "selectionStyle" && isCell(target.base?.uncast)
  }

  /// Code that isn't followed: whatever it says of the style, it may say on some paths alone.
  private func unread(_ statements: [Statement]) -> SelectionStyle {
    let speaks = statements.containsExpression { expression in
      if case .assignment(let target, _, _) = expression.kind { isStyle(target) } else { false }
    }
    return speaks ? .unsure : .untouched
  }
}

extension CodeScope {
  /// The one function that a call of the type's own, or of one declared within the code, runs; and what names mean there.
  func ownFunction(_ call: Call, declaredIn whole: [Statement]) -> (FunctionFacts, CodeScope)? {
    guard let name = call.callee.ownName else { return nil }
    var local: FunctionFacts?
    whole.forEachStatement { statement in
      if case .function(let function) = statement.kind, function.name == name { local = function }
    }
    if let local { return call.fits(local) ? (local, self) : nil }
    return calledFunction(call).map { ($0.facts, CodeScope($0, in: project)) }
  }
}

extension Expression {
  /// What is cast, or the expression itself.
  var uncast: Expression {
    guard case .cast(let value, _, _) = kind else { return self }
    return value.uncast
  }

  /// What a chain of builders starts from.
  fileprivate var unbuilt: Expression {
    guard let call, Builders.configures(call), let base = call.callee.base else { return uncast }
    return base.unbuilt
  }
}
