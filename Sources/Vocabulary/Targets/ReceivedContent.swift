// What views and modifiers of the project's own put around what code hands to them.
extension ViewUse {
  /// The places at which views and modifiers of the project's own show what stands here, as it is handed to them: `content()` in
  /// the body of a `Card`, for what stands in `Card { … }`.
  var received: [ViewUse] {
    guard followedReceivers > 0 else { return [] }
    return around.expressions.flatMap { outer -> [ViewUse] in
      guard let call = outer.call, let index = call.arguments.firstIndex(where: { $0.value.range.contains(place) }) else { return [] }
      return receivers(outer, call, index).map { use in
        var use = use
        use.followedReceivers = followedReceivers - 1
        return use
      }
    }
  }

  /// Whether it has a style there that may add to it.
  var isStyledByReceiver: Bool {
    received.contains { use in
      switch ControlStyle(use.modifiers, in: use.code.scope) {
      case .none: use.isStyledByReceiver
      case .style(let style): !style.isStyleWithoutRoom
      case .open: true
      }
    }
  }

  /// The places that show what a call is handed in one of its arguments.
  private func receivers(_ outer: Expression, _ call: Call, _ index: Int) -> [ViewUse] {
    let scope = code.scope
    if let made = outer.constructedType?.base {
      guard let type = scope.type(named: made), type.isDeclared, type.isKind(of: "View") || type.isKind(of: "ViewModifier") else { return [] }
      let names = type.receivers(of: call, index)
      let shown = names.isEmpty ? [] : type.code(mentioning: names).filter { $0.function?.name != "init" }
      return shown.flatMap { $0.uses(ofReceived: names) }
    }
    let functions = call.callee.ownName == nil ? scope.ownModifiers(call) : [scope.calledFunction(call)].compactMap { $0 }
    let handed = call.arguments[index].value.range
    return functions.flatMap { function -> [ViewUse] in
      guard let parameter = call.pairs(function.facts).first(where: { $0.1?.range == handed })?.0 else { return [] }
      return ProjectCode(function, in: scope.project).uses(ofReceived: [parameter.name])
    }
  }
}

extension ProjectCode {
  fileprivate func uses(ofReceived names: Set<String>) -> [ViewUse] {
    var found: [ViewUse] = []
    body.forEachExpression { expression, around in
      guard expression.ownName.map(names.contains) ?? false, !(around.parent?.comparesWithNil ?? false) else { return }
      found.append(ViewUse(place: expression.range, around: around, code: self))
    }
    return found
  }
}

extension Expression {
  /// Whether it is a style of the system's that adds nothing to a control's label.
  var isStyleWithoutRoom: Bool {
    lastName.map(["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle", "borderlessButton"].contains) ?? false
  }
}
