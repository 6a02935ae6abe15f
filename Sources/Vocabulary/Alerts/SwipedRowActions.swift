// What a swipe shows beside a row, in UIKit and SwiftUI.
extension Project {
  /// The buttons that SwiftUI shows beside a row that is swiped. A tint says as much as a style.
  func swipeActions(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: ["swipeActions"]).flatMap { code -> [AlertAction] in
      let reading = SwiftUIAlertReading(code: code, scope: code.scope)
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "swipeActions", call.callee.base != nil, let content = call.content else { return }
        found += reading.buttons(in: content.body).filter { !code.tints($0) }
      }
      return found
    }
  }

  /// The buttons of the style `normal`, which is gray, that UIKit shows beside a row that is swiped, and that have no color of
  /// their own.
  public func contextualActions(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: RowActions.classes).flatMap { code -> [AlertAction] in
      lazy var scope = code.scope
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, around in
        guard let made = expression.constructedType?.base, RowActions.classes.contains(made), let call = expression.call,
          let style = call.argument("style"), style.lastName == "normal", let title = call.argument("title"),
          scope.local(boundTo: expression).map({ code.listsUncolored($0.name) }) ?? around.isInList
        else { return }
        found.append(
          AlertAction(
            title: AlertText(expression: title, scope: scope, isKey: false, isHere: true), style: .default, styleExpression: style,
            construction: expression, addition: expression.range, file: file, isBuiltHere: true
          )
        )
      }
      return found
    }
  }
}

extension ProjectCode {
  /// Whether the code puts a variable's action among others, and gives it no color.
  fileprivate func listsUncolored(_ name: String) -> Bool {
    let isColored = body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind, target.base?.ownName == name else { return false }
      return target.lastName == "backgroundColor"
    }
    return !isColored && body.containsExpression { expression in
      if case .array(let elements) = expression.kind { elements.contains { $0.ownName == name } } else { false }
    }
  }
}

extension [Enclosure] {
  fileprivate var isInList: Bool {
    if case .array? = parent?.kind { true } else { false }
  }
}
