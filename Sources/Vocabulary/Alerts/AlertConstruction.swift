/// Reads the initialisers of the framework's alerts and actions.
extension AlertReading {
  /// Whether objects of a type are actions.
  func isAction(_ type: String) -> Bool {
    type == "UIAlertAction"
      || type.hasSuffix("Action") && project.type(named: type)?.isKind(of: "UIAlertAction") ?? false
  }

  /// The class of the framework's that makes a type one of alerts.
  func kindOfAlert(_ type: String) -> String? {
    if AlertReading.types.contains(type) { return type }
    guard type.contains("Alert"), project.type(named: type)?.isKind(of: "UIAlertController") ?? false else { return nil }
    return "UIAlertController"
  }

  /// The alert that an initialiser of the framework's builds.
  func draft(_ type: String, _ call: Call, _ state: AlertState, _ frame: Frame) -> AlertState.Draft? {
    let title = call.argument("title").flatMap { text($0, state, frame) }
    let message = call.argument("message").flatMap { text($0, state, frame) }
    switch type {
    case "UIAlertController":
      let labels = call.arguments.map(\.label)
      guard labels.allSatisfy({ $0.map(["title", "message", "preferredStyle"].contains) ?? false }) else { return nil }
      let kinds = call.argument("preferredStyle").map { self.kinds($0, state, frame) } ?? [.sheet]
      return AlertState.Draft(
        kind: kinds.count == 1 ? kinds.first : nil,
        isSheetAtTimes: kinds.count > 1,
        origin: .controller,
        title: title,
        message: message
      )
    case "UIAlertView":
      return AlertState.Draft(
        kind: .alert, origin: .legacyView, title: title, message: message, actions: legacyActions(call, state, frame))
    case "UIActionSheet":
      return AlertState.Draft(kind: .sheet, origin: .legacyView, title: title, actions: legacyActions(call, state, frame))
    default: return nil
    }
  }

  /// What a style makes of an alert: both where that depends on the device, nothing where it isn't known.
  private func kinds(_ style: Expression, _ state: AlertState, _ frame: Frame) -> Set<AlertCode.Kind> {
    let (style, scope) = resolved(style, state, frame)
    let kinds = kinds(style, scope, CodeScope.followedConstants)
    return kinds.contains(nil) ? [] : Set(kinds.compactMap { $0 })
  }

  private func kinds(_ style: Expression, _ scope: CodeScope, _ depth: Int) -> [AlertCode.Kind?] {
    guard depth > 0 else { return [nil] }
    let values = style.alternatives.flatMap { $0.call?.callee.closure?.body.returnedValues ?? [$0] }
    return values.flatMap { value -> [AlertCode.Kind?] in
      if let constant = scope.constant(value) { return kinds(constant.expression, constant.scope, depth - 1) }
      switch scope.caseName(value) {
      case "alert": return [.alert]
      case "actionSheet": return [.sheet]
      case let name?: return kinds(named: name, depth - 1)
      case nil: return value == style ? [nil] : kinds(value, scope, depth - 1)
      }
    }
  }

  /// `.safeActionSheet`, where the project adds it to the styles.
  private func kinds(named name: String, _ depth: Int) -> [AlertCode.Kind?] {
    guard let property = project.frameworkType("UIAlertController.Style")?.property(name), let getter = property.facts.getter
    else { return [nil] }
    let scope = CodeScope(property, in: project)
    return getter.returnedValues.flatMap { kinds($0, scope, depth) }
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
    return [Outcome(state: afterHandlers(of: call, state, frame), value: .action(action(call, argument, state, frame)))]
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
