// What menus offer that deletes, in UIKit and SwiftUI.
extension Project {
  /// The items of menus and context menus that delete something as soon as they are chosen.
  public func deletingMenuActions(in file: Int) -> [AlertAction] {
    (menuButtons(in: file) + menuItems(in: file)).filter(\.deletesSomething)
  }

  /// The buttons in the menus of SwiftUI.
  private func menuButtons(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: ["Menu", "contextMenu"]).flatMap { code -> [AlertAction] in
      let reading = SwiftUIAlertReading(code: code, scope: code.scope)
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, let content = code.menuContent(expression, call) else { return }
        found += reading.buttons(in: content.body)
      }
      return found.eachOnce
    }
  }

  /// The actions that UIKit's menus list.
  private func menuItems(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: ["UIAction"]).flatMap { code -> [AlertAction] in
      lazy var scope = code.scope
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, around in
        guard expression.constructedType?.base == "UIAction", let call = expression.call, let title = call.argument("title"),
          call.argument("attributes") == nil
        else { return }
        let name = scope.local(boundTo: expression)?.name
        guard name.map({ code.lists($0) && !code.givesAttributes(to: $0) }) ?? around.isInList else { return }
        found.append(
          AlertAction(
            title: AlertText(expression: title, scope: scope, isKey: false, isHere: true), style: .default, styleExpression: nil,
            construction: expression, addition: expression.range, file: file, isBuiltHere: true
          ))
      }
      return found
    }
  }
}

extension ProjectCode {
  /// What builds the items of a menu, where an expression makes one.
  fileprivate func menuContent(_ expression: Expression, _ call: Call) -> Closure? {
    if call.name == "contextMenu", call.callee.base != nil {
      return call.argument("menuItems")?.closure ?? call.arguments.dropFirst(call.parenthesized).first?.value.closure
    }
    guard expression.constructedType?.base == "Menu", !scope.isDeclared("Menu") else { return nil }
    return call.argument("content")?.closure ?? call.arguments.dropFirst(call.parenthesized).first?.value.closure
  }

  /// Whether the code says more of a variable's action, such as that it is destructive.
  fileprivate func givesAttributes(to name: String) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind, target.base?.ownName == name else { return false }
      return target.lastName == "attributes"
    }
  }
}

extension AlertAction {
  /// Whether what it does calls a function that is named after a deletion, and not after a question about one.
  fileprivate var deletesSomething: Bool {
    let call = construction.call
    guard let action = call?.argument("action")?.closure ?? call?.argument("handler")?.closure ?? call?.closures.first else { return false }
    return action.body.containsExpression { $0.call?.name.map(EnglishWords.namesDeletion) ?? false }
  }
}
