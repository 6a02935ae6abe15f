// What a swipe shows beside a row, in UIKit and SwiftUI.
extension Project {
  /// The buttons that SwiftUI shows beside a row that is swiped. A tint says as much as a style of what asks before it deletes: one
  /// that is marked takes its row away at once.
  func swipeActions(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: ["swipeActions"]).flatMap { code -> [AlertAction] in
      let reading = SwiftUIAlertReading(code: code, scope: code.scope)
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "swipeActions", call.callee.base != nil, let content = call.content else { return }
        found += reading.buttons(in: content.body).compactMap { $0.painted(isTinted($0)) }
      }
      return found
    }
  }

  /// Whether the code that builds a button gives it a color of its own.
  private func isTinted(_ button: AlertAction) -> Bool {
    declaration(at: button.construction.range.start, in: button.file)?.code(in: self)?.tints(button) ?? false
  }

  /// The buttons of the style `normal`, which is gray, that UIKit shows beside a row that is swiped; of those that have a color of
  /// their own, those that delete at once.
  public func contextualActions(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: RowActions.classes).flatMap { code -> [AlertAction] in
      lazy var scope = code.scope
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, around in
        guard let made = expression.constructedType?.base, RowActions.classes.contains(made), let call = expression.call,
          let style = call.argument("style"), style.lastName == "normal", let title = call.argument("title")
        else { return }
        let name = scope.local(boundTo: expression)?.name
        guard name.map({ code.lists($0) }) ?? around.isInList else { return }
        let action = AlertAction(
          title: AlertText(expression: title, scope: scope, isKey: false, isHere: true), style: .default, styleExpression: style,
          construction: expression, addition: expression.range, file: file, isBuiltHere: true
        )
        action.painted(name.map { code.colors($0) } ?? false).map { found.append($0) }
      }
      return found
    }
  }
}

extension ProjectCode {
  /// Whether the code gives a variable's action a color.
  fileprivate func colors(_ name: String) -> Bool {
    body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind, target.base?.ownName == name else { return false }
      return target.lastName == "backgroundColor"
    }
  }

  /// Whether the code puts a variable's action among others.
  func lists(_ name: String) -> Bool {
    body.containsExpression { expression in
      if case .array(let elements) = expression.kind { elements.contains { $0.ownName == name } } else { false }
    }
  }
}

extension AlertAction {
  /// The same with a color of its own, if it has one; nil for one that only asks for what its color says.
  fileprivate func painted(_ isPainted: Bool) -> AlertAction? {
    var action = self
    action.isPainted = isPainted
    return isPainted && !deletesAtOnce ? nil : action
  }
}

extension [Enclosure] {
  var isInList: Bool {
    if case .array? = parent?.kind { true } else { false }
  }
}
