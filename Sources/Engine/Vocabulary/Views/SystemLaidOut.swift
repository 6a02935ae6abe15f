// Bars and menus, which give the controls that they hold a target of their own size.
extension Call {
  /// Whether it is handed controls that a bar, a menu or a row of a list lays out.
  var isLaidOutBySystem: Bool { name.map(SwiftUIControls.systemHolders.contains) ?? false }

  /// The closure that builds what is seen of a control.
  var label: Closure? {
    if let label = arguments.first(where: { $0.label == "label" }) { return label.value.closure }
    let labels = arguments.prefix(parenthesized).map(\.label)
    let acts = labels.contains { ["action", "destination", "value", "isActive", "item"].contains($0) }
    let trailing = arguments.dropFirst(parenthesized)
    guard acts, trailing.count == 1 else { return nil }
    return trailing.first?.value.closure
  }
}

extension Array where Element == Enclosure {
  /// Whether a bar or a menu lays out what stands at a place.
  func areLaidOutBySystem(_ place: ByteRange) -> Bool {
    calls(handed: place).contains(where: \.isLaidOutBySystem) || areInMenu
  }

  /// Whether a menu lists the code's views, rather than shows them as its label.
  private var areInMenu: Bool {
    let expressions = self.expressions
    return zip(expressions, expressions.dropFirst()).contains { inner, outer in
      guard case .closure(let closure) = inner.kind, let call = outer.call, outer.constructedType?.base == "Menu" else {
        return false
      }
      return call.label != closure
    }
  }
}

extension ProjectType {
  /// Whether its code shows what one of its properties or functions builds in a bar or a menu, be it by way of others.
  ///
  /// - Parameter depth: how far the others are followed.
  func showsInBar(_ name: String, _ depth: Int = 3) -> Bool {
    guard depth > 0, name != "body" else { return false }
    return code(mentioning: [name]).contains { code in
      var isUsed = false
      var isInBar = false
      code.body.forEachExpression { expression, around in
        guard !isInBar, expression.ownName == name else { return }
        isUsed = true
        isInBar = around.areLaidOutBySystem(expression.range)
      }
      if isInBar { return true }
      guard isUsed, let user = code.property?.name ?? code.function?.name, user != name else { return false }
      return showsInBar(user, depth - 1)
    }
  }
}
