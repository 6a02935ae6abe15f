// Alerts and dialogs in SwiftUI code.
extension ProjectCode {
  var swiftUIAlerts: [AlertCode] {
    guard body.containsExpression(where: { $0.call?.name.map(SwiftUIAlertNames.all.contains) ?? false }) else { return [] }
    let reading = SwiftUIAlertReading(code: self, scope: scope)
    var found: [AlertCode] = []
    body.forEachExpression { expression, _ in
      if let alert = reading.alert(expression) { found.append(alert) }
    }
    return found
  }
}

/// Reads what SwiftUI's modifiers for alerts and dialogs build, and the older values for them.
struct SwiftUIAlertReading {
  let code: ProjectCode
  let scope: CodeScope

  func alert(_ expression: Expression) -> AlertCode? {
    guard let call = expression.call, let name = call.name, SwiftUIAlertNames.all.contains(name) else { return nil }
    if let type = expression.constructedType?.base {
      guard !scope.isDeclared(type), call.argument("title") != nil else { return nil }
      return legacyAlert(call, type == "Alert" ? .alert : .sheet, expression.range)
    }
    return modifier(call, name == "alert" ? .alert : .sheet)
  }

  // MARK: Modifiers

  /// `.alert("Title", isPresented: $isShown) { Button("OK") {} } message: { Text("Message") }`
  private func modifier(_ call: Call, _ kind: AlertCode.Kind) -> AlertCode? {
    let labels = call.arguments.map(\.label)
    guard labels.contains("isPresented"), let first = call.arguments.first, first.label == nil || labels.contains("error"),
      let content = call.argument("actions") ?? call.arguments.dropFirst(call.parenthesized).first?.value
    else { return nil }
    // `actions: buttons` names the function that builds them.
    let paths = content.closure.map { built($0.body, [Built()], 0) } ?? follow(content, Built(), 0)
    let message = call.argument("message")?.closure.flatMap { $0.body.shownViews.first }
    return alert(
      kind,
      ByteRange(start: call.nameRange.start, end: content.range.end),
      title: first.label == nil ? first.value : nil,
      message: message,
      paths
    )
  }

  func alert(
    _ kind: AlertCode.Kind,
    _ range: ByteRange,
    title: Expression?,
    message: Expression?,
    _ paths: [Built]
  ) -> AlertCode {
    AlertCode(
      kind: kind,
      isSheet: kind == .sheet,
      origin: .swiftUI,
      range: range,
      name: nil,
      file: code.file,
      factory: nil,
      title: title.map(text),
      message: message.map(text),
      paths: paths.map { path in
        AlertCode.Path(
          actions: path.actions,
          isOpen: path.isOpen,
          isPresented: true,
          isDismissed: false,
          presentation: nil,
          hasTextField: path.hasTextField,
          isChosenByArguments: false
        )
      },
      possibleActions: paths.flatMap(\.possible).eachOnce
    )
  }

  func text(_ expression: Expression) -> AlertText {
    AlertText(expression: expression, scope: scope, isKey: true, isHere: true)
  }

  // MARK: What a builder builds

  struct Built: Equatable {
    var actions: [AlertAction] = []
    /// Those of which it isn't known how often they are built, if at all.
    var possible: [AlertAction] = []
    var isOpen = false
    var hasTextField = false
    var assumptions = Assumptions()

    var opened: Built {
      var path = self
      path.isOpen = true
      return path
    }

    mutating func add(_ action: AlertAction?) {
      if let action { actions.append(action) } else { isOpen = true }
    }
  }

  /// All buttons that a builder's code may show.
  func buttons(in code: [Statement]) -> [AlertAction] {
    built(code, [Built()], 0).flatMap { $0.actions + $0.possible }.eachOnce
  }

  private func built(_ statements: [Statement], _ start: [Built], _ depth: Int) -> [Built] {
    var paths = start
    for statement in statements where paths.count <= AlertReading.mostPaths {
      paths = paths.flatMap { built(statement, $0, depth) }
    }
    guard paths.count > AlertReading.mostPaths || depth > 8 else { return paths }
    return [Built(possible: paths.flatMap { $0.actions + $0.possible }.eachOnce, isOpen: true)]
  }

  private func built(_ statement: Statement, _ path: Built, _ depth: Int) -> [Built] {
    switch statement.kind {
    case .expression(let view), .return(let view?): return built(view, path, depth + 1)
    case .branch(let branch):
      return branch.outcomes(path.assumptions, in: scope).flatMap { alternative -> [Built] in
        var start = path
        start.assumptions = alternative.assumptions
        return built(alternative.arm?.body ?? [], [start], depth + 1)
      }
    case .block(let body): return built(body, [path], depth + 1)
    case .loop: return [path.opened]
    case .variable, .function, .return(nil), .jump: return [path]
    }
  }

  private func built(_ view: Expression, _ path: Built, _ depth: Int) -> [Built] {
    let root = view.viewChain.root
    if case .branch(let branch) = root.kind {
      return built(Statement(range: root.range, kind: .branch(branch)), path, depth)
    }
    guard let call = root.call, let name = root.constructedType?.base else { return follow(root, path, depth) }
    switch name {
    case "Button", "Link", "ShareLink", "NavigationLink":
      var path = path
      path.actions.append(button(call, root, view))
      return [path]
    case "Group", "Section", "VStack", "HStack": return built(call.closures.last?.body ?? [], [path], depth)
    case "ForEach": return repeated(call, path, depth)
    case "TextField", "SecureField":
      var path = path
      path.hasTextField = true
      return [path]
    case "Text", "EmptyView", "Divider", "Spacer", "Image": return [path]
    default: return [path.opened]
    }
  }

  private func repeated(_ call: Call, _ path: Built, _ depth: Int) -> [Built] {
    guard let data = call.argument(nil), let closure = call.closures.last, let count = count(data), count <= 20 else {
      let once = built(call.closures.last?.body ?? [], [Built(assumptions: path.assumptions)], depth)
      var path = path.opened
      path.possible += once.flatMap { $0.actions + $0.possible }.eachOnce
      return [path]
    }
    return (0..<count).reduce([path]) { paths, _ in built(closure.body, paths, depth) }
  }

  /// How many elements a literal has.
  private func count(_ data: Expression) -> Int? {
    switch data.kind {
    case .array(let elements): return elements.count
    case .binary(let low, let name, let high) where name == "..<" || name == "...":
      guard let low = scope.number(low), let high = scope.number(high), high - low < 100 else { return nil }
      return max(0, Int(high - low) + (name == "..." ? 1 : 0))
    default:
      guard let constant = scope.constant(data), case .array(let elements) = constant.expression.kind else { return nil }
      return elements.count
    }
  }

  /// A property or function of the same type that builds buttons: how many is counted, but they aren't here.
  private func follow(_ view: Expression, _ path: Built, _ depth: Int) -> [Built] {
    let name = view.call?.callee.ownName ?? view.ownName
    guard let name, let type = code.type, depth < 6 else { return [path.opened] }
    let named = type.callable(name)
    let function = view.call.map { call in named.first { call.fits($0.facts) } } ?? (named.count == 1 ? named.first : nil)
    guard let property = function == nil ? type.property(name) : nil else {
      return function.map { elsewhere(ProjectCode($0, in: code.project), view, path, depth) } ?? [path.opened]
    }
    return elsewhere(ProjectCode(property, in: code.project), view, path, depth)
  }

  private func elsewhere(_ code: ProjectCode, _ view: Expression, _ path: Built, _ depth: Int) -> [Built] {
    let inner = SwiftUIAlertReading(code: code, scope: code.scope)
    return inner.built(code.body, [Built()], depth + 1).map { built in
      var path = path
      path.isOpen = path.isOpen || built.isOpen
      path.hasTextField = path.hasTextField || built.hasTextField
      path.actions += built.actions.map { $0.added(by: view) }
      path.possible += built.possible.map { $0.added(by: view) }
      return path
    }
  }

  /// `Button("Delete", role: .destructive) {}`
  private func button(_ call: Call, _ root: Expression, _ view: Expression) -> AlertAction {
    let role = call.argument("role")
    let first = call.arguments.first
    let label = call.argument("label")?.closure ?? (first?.label == "action" ? call.arguments.last?.value.closure : nil)
    let title = first?.label == nil && first?.value.closure == nil ? first?.value : label?.body.shownViews.first
    return AlertAction(
      title: title.map(text),
      style: role.map { scope.caseName($0).flatMap(AlertAction.Style.init) } ?? .default,
      styleExpression: role,
      construction: root,
      addition: view.range,
      file: code.file,
      isBuiltHere: true
    )
  }
}

extension ProjectCode {
  /// Whether the code gives a button a color of its own.
  func tints(_ button: AlertAction) -> Bool {
    body.containsExpression { expression in
      guard expression.call?.name == "tint" else { return false }
      return expression.viewChain.root.range == button.construction.range
    }
  }
}

extension AlertAction {
  fileprivate func added(by view: Expression) -> AlertAction {
    var action = self
    action.addition = view.range
    return action
  }
}
