// Views that bars lay out.
extension ViewCode {
  /// Whether a bar lays it out, whose targets are larger than the view.
  var isInBar: Bool {
    let holders: Set<String> = ["customView", "titleView", "navigationItem", "leftBarButtonItem", "rightBarButtonItem"]
    let isHanded = handed.contains { use in
      use.what.label.map(holders.contains) ?? false && !(use.what.call?.isCellAccessory ?? false)
    }
    if isHanded { return true }
    guard case .local = identity, let code = (construction?.code ?? assignments.first?.code ?? calls.first?.code) else { return false }
    return code.body.containsExpression { expression in
      switch expression.kind {
      case .call(let call):
        return !call.isCellAccessory && call.arguments.contains { $0.label.map(holders.contains) ?? false }
      case .assignment(let target, _, _): return target.lastName.map(holders.contains) ?? false
      default: return false
      }
    }
  }
}

extension ProjectType {
  /// Whether an ancestor or a descendant puts a property's view into a bar, or any of them may do so with one of many.
  func isInBar(_ view: ViewCode) -> Bool {
    guard case .property(let name) = view.identity else { return false }
    let isOneOfMany = view.elementType != nil
    return ((isOneOfMany ? [self] : []) + ancestors + descendants).contains { type in
      type.code(mentioning: ["customView"]).contains { code in
        code.body.containsExpression { expression in
          guard let call = expression.call, let shown = call.argument("customView") else { return false }
          return !call.isCellAccessory && (isOneOfMany || shown.ownName == name)
        }
      }
    }
  }
}

extension Call {
  /// Whether it makes a view the accessory of a collection's cell, which enlarges nothing.
  fileprivate var isCellAccessory: Bool { name == "CustomViewConfiguration" || argument("placement") != nil }
}
