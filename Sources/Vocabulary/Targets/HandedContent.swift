extension CodeScope {
  /// Whether a view is part of what code hands to a view of the project's own, which shows that in a control, a menu or a bar:
  /// the items of `NavBarMenu { … }`, whose body is a `Menu(content: content)`.
  func isHandedToControl(_ range: ByteRange, _ around: [Enclosure]) -> Bool {
    around.expressions.contains { outer in
      guard let call = outer.call, let made = outer.constructedType?.base, let type = type(named: made), type.isDeclared,
        type.isKind(of: "View"), let place = call.arguments.firstIndex(where: { $0.value.range.contains(range) })
      else { return false }
      let names = type.receivers(of: call, place)
      return !names.isEmpty && type.handsToControl(names)
    }
  }
}

extension ProjectType {
  /// The stored closures and views that may be what an argument of a call that makes the view is kept in.
  fileprivate func receivers(of call: Call, _ place: Int) -> Set<String> {
    if let label = call.arguments[place].label { return [label] }
    guard place == call.parenthesized else { return [] }
    // The first trailing closure has no label: it goes to a builder that no other argument names.
    let given = Set(call.arguments.compactMap(\.label))
    let builders = properties.filter { $0.facts.attributes.contains("ViewBuilder") || $0.facts.type?.namesFunction ?? false }
    return Set(builders.map(\.facts.name)).subtracting(given)
  }

  /// Whether each place that uses one of them is part of a control, a menu or a bar.
  fileprivate func handsToControl(_ names: Set<String>) -> Bool {
    var isSeen = false
    var isElsewhere = false
    for code in code(mentioning: Array(names)) where code.function?.name != "init" {
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        guard expression.ownName.map(names.contains) ?? false, !(around.parent?.comparesWithNil ?? false) else { return }
        isSeen = true
        let isInControl = around.expressions.contains { outer in
          outer.constructedType.map { SwiftUIControls.names.contains($0.base) } ?? false
        } || around.areLaidOutBySystem(expression.range, scope)
        isElsewhere = isElsewhere || !isInControl
      }
    }
    return isSeen && !isElsewhere
  }
}

extension Expression {
  /// `content == nil` asks whether there is anything, and shows nothing.
  fileprivate var comparesWithNil: Bool {
    guard case .binary(let left, let name, let right) = kind else { return false }
    return ["==", "!="].contains(name) && (left.isNil || right.isNil)
  }
}
