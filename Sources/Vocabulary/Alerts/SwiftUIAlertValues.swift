/// SwiftUI's older alerts and action sheets, which are values.
extension SwiftUIAlertReading {
  /// `Alert(title: Text("…"), primaryButton: .default(Text("…")), secondaryButton: .cancel())`
  func legacyAlert(_ call: Call, _ kind: AlertCode.Kind, _ range: ByteRange) -> AlertCode {
    var path = Built()
    for label in ["primaryButton", "secondaryButton", "dismissButton"] {
      if let button = call.argument(label) { path.add(legacyButton(button)) }
    }
    if let buttons = call.argument("buttons") {
      if case .array(let elements) = buttons.kind { elements.forEach { path.add(legacyButton($0)) } } else { path.isOpen = true }
    }
    return alert(kind, range, title: call.argument("title"), message: call.argument("message"), [path])
  }

  private func legacyButton(_ expression: Expression) -> AlertAction? {
    guard let call = expression.call, let style = call.name.flatMap(AlertAction.Style.init) else { return nil }
    let title = call.arguments.first.flatMap { $0.label == nil && $0.value.closure == nil ? $0.value : nil }
    return AlertAction(
      title: title.map(text),
      style: style,
      styleExpression: Expression(range: call.nameRange, kind: .member(nil, style.rawValue)),
      construction: expression,
      addition: expression.range,
      file: code.file,
      isBuiltHere: true
    )
  }

  /// A button that is built apart, such as for a variable: `.default(Text("…"))`, `Alert.Button.cancel(Text("…"))`.
  func buttonApart(_ expression: Expression) -> AlertAction? {
    guard case .member(let base, let name)? = expression.call?.callee.kind, AlertAction.Style(rawValue: name) != nil,
      base.map({ $0.path?.last == "Button" }) ?? true, let title = expression.call?.argument(nil), isText(title)
    else { return nil }
    return legacyButton(expression)
  }

  private func isText(_ title: Expression) -> Bool {
    let view = scope.constant(title)?.expression ?? title
    return view.viewChain.root.constructedType?.base == "Text"
  }
}
