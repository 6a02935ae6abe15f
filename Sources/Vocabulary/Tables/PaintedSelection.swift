extension ProjectType {
  /// Whether a cell's class paints its selection itself, so that a chosen row stays lit until it is deselected, whatever
  /// its selection style.
  ///
  /// One that marks the choice by a picture, an accessory or a view that comes and goes shows a state rather than a touch.
  var paintsSelection: Bool {
    isKind(of: "UITableViewCell") && ([self] + ancestors).contains { type in
      type.functions("setSelected(_:animated:)").contains { function in
        guard !function.onlyCallsSuper, function.usesItsSelection else { return false }
        let reach = type.reach(from: function)
        return reach.sets(["backgroundColor"]) && !reach.sets(Self.marks) && !reach.calls(["asyncAfter", "animate"])
      }
    }
  }

  private static let marks: Set<String> = [
    "accessoryType", "accessoryView", "image", "isHidden", "isOn", "text", "isSelected",
  ]
}

extension Reach {
  fileprivate func sets(_ names: Set<String>) -> Bool {
    contains { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.lastName.map(names.contains) ?? false
    }
  }
}

extension ProjectFunction {
  /// Whether it looks at what it is told, rather than only handing it to its superclass.
  fileprivate var usesItsSelection: Bool {
    guard let selected = facts.parameters.first?.name else { return false }
    var isUsed = false
    body.forEachExpression { expression, around in
      guard expression.kind == .name(selected) else { return }
      isUsed = isUsed || around.parent?.call?.callee.base?.kind != .name("super")
    }
    return isUsed
  }
}
