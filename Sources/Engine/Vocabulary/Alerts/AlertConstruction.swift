/// Reads the initialisers of the framework's alerts and actions.
extension AlertReading {
  /// The alert that an initialiser of the framework's builds.
  func draft(_ type: String, _ call: Call, _ state: AlertState, _ frame: Frame) -> AlertState.Draft? {
    let title = call.argument("title").flatMap { text($0, state, frame) }
    let message = call.argument("message").flatMap { text($0, state, frame) }
    switch type {
    case "UIAlertController":
      let labels = call.arguments.map(\.label)
      guard labels.allSatisfy({ $0.map(["title", "message", "preferredStyle"].contains) ?? false }) else { return nil }
      let kind = call.argument("preferredStyle").map { self.kind($0, state, frame) } ?? .sheet
      return AlertState.Draft(kind: kind, origin: .controller, title: title, message: message)
    case "UIAlertView":
      return AlertState.Draft(
        kind: .alert, origin: .legacyView, title: title, message: message, actions: legacyActions(call, state, frame))
    case "UIActionSheet":
      return AlertState.Draft(kind: .sheet, origin: .legacyView, title: title, actions: legacyActions(call, state, frame))
    default: return nil
    }
  }

  private func kind(_ style: Expression, _ state: AlertState, _ frame: Frame) -> AlertCode.Kind? {
    let (style, scope) = resolved(style, state, frame)
    switch scope.caseName(style) {
    case "alert": return .alert
    case "actionSheet": return .sheet
    default: return nil
    }
  }

  /// Those that the initialisers of UIAlertView and UIActionSheet are given the titles of.
  private func legacyActions(_ call: Call, _ state: AlertState, _ frame: Frame) -> [AlertAction] {
    var styles: [(Expression, AlertAction.Style)] = []
    var label: String?
    for argument in call.arguments.prefix(call.parenthesized) {
      label = argument.label ?? label
      guard !argument.value.isNil else { continue }
      switch label {
      case "cancelButtonTitle": styles.append((argument.value, .cancel))
      case "destructiveButtonTitle": styles.append((argument.value, .destructive))
      case "otherButtonTitles": styles.append((argument.value, .default))
      default: break
      }
    }
    return styles.map { title, style in
      AlertAction(
        title: text(title, state, frame),
        style: style,
        styleExpression: nil,
        construction: title,
        addition: frame.place(title.range),
        file: frame.scope.file,
        isBuiltHere: frame.isRoot,
        isInitial: true
      )
    }
  }

  /// What `addAction` is handed, of which `.init(title:style:)` can only be an action.
  func added(_ argument: Expression, _ state: AlertState, _ frame: Frame) -> [Outcome] {
    guard let call = argument.call, case .member(nil, "init") = call.callee.kind else { return evaluate(argument, state, frame) }
    let action = action(call, argument, state, frame)
    return handOver(call, state, frame).map { Outcome(state: $0, value: .action(action)) }
  }

  /// The action that `UIAlertAction(title:style:handler:)` builds.
  func action(_ call: Call, _ expression: Expression, _ state: AlertState, _ frame: Frame) -> AlertAction {
    let style = call.argument("style")
    let isPlain = call.arguments.allSatisfy { ["title", "handler", nil].contains($0.label) }
    let named = style.flatMap { style in
      let (style, scope) = resolved(style, state, frame)
      return scope.caseName(style)
    }
    return AlertAction(
      title: call.argument("title").flatMap { text($0, state, frame) },
      style: isPlain ? .default : named.flatMap(AlertAction.Style.init),
      styleExpression: style,
      construction: expression,
      addition: frame.place(expression.range),
      file: frame.scope.file,
      isBuiltHere: frame.isRoot
    )
  }

  /// A text, or nothing for `nil`.
  func text(_ expression: Expression, _ state: AlertState, _ frame: Frame) -> AlertText? {
    if let name = expression.ownName, case .given(let text)? = state.names[name] { return text.expression.isNil ? nil : text }
    return expression.isNil ? nil : AlertText(expression: expression, scope: frame.scope, isKey: false, isHere: frame.isRoot)
  }

  /// What a name stands for that a function is given, and where that is to be read.
  private func resolved(_ expression: Expression, _ state: AlertState, _ frame: Frame) -> (Expression, CodeScope) {
    guard let name = expression.ownName, case .given(let text)? = state.names[name] else { return (expression, frame.scope) }
    return (text.expression, text.scope)
  }
}
