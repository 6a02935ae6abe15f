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
  func receivers(of call: Call, _ place: Int) -> Set<String> {
    if let initializer = ownFunctions("init").only(fitting: call) {
      let handed = call.arguments[place].value.range
      let parameter = call.pairs(initializer.facts).first { $0.1?.range == handed }?.0.name
      return parameter.map { initializer.body.kept($0) } ?? []
    }
    if let label = call.arguments[place].label { return [label] }
    guard place == call.parenthesized else { return [] }
    // The first trailing closure has no label: it goes to a builder that no other argument names.
    let given = Set(call.arguments.compactMap(\.label))
    let builders = properties.filter { $0.facts.attributes.contains("ViewBuilder") || $0.facts.type?.namesFunction ?? false }
    return Set(builders.map(\.facts.name)).subtracting(given)
  }

  /// Whether each place that uses one of them is part of a control, a menu or a bar.
  fileprivate func handsToControl(_ names: Set<String>) -> Bool {
    areUsed(names) { place, around, scope in
      around.expressions.contains { outer in
        outer.constructedType.map { SwiftUIControls.names.contains($0.base) } ?? false
      } || around.areLaidOutBySystem(place, scope)
    }
  }

  /// Whether a view shows on a screen of its own what an argument of the call that makes it hands over: the sheet of
  /// `SheetButton("Settings") { SettingsView() }`.
  func opensScreen(with call: Call, at place: ByteRange) -> Bool {
    guard let index = call.arguments.firstIndex(where: { $0.value.range.contains(place) }) else { return false }
    let names = receivers(of: call, index)
    return !names.isEmpty && areUsed(names) { place, around, _ in around.calls(handed: place).contains { $0.opens(at: place) } }
  }

  /// Whether each place that uses one of some stored closures or views is of a kind, and there is one.
  private func areUsed(_ names: Set<String>, _ isMeant: (ByteRange, [Enclosure], CodeScope) -> Bool) -> Bool {
    var isSeen = false
    var isElsewhere = false
    for code in code(mentioning: Array(names)) where code.function?.name != "init" {
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        guard expression.ownName.map(names.contains) ?? false, !(around.parent?.comparesWithNil ?? false) else { return }
        isSeen = true
        isElsewhere = isElsewhere || !isMeant(expression.range, around, scope)
      }
    }
    return isSeen && !isElsewhere
  }
}

extension [Statement] {
  /// The properties in which code keeps a parameter, or what it builds: `self.content = content()`.
  fileprivate func kept(_ parameter: String) -> Set<String> {
    var names: Set<String> = []
    forEachExpression { expression, _ in
      guard case .assignment(let target, "=", let value) = expression.kind,
        value.ownName == parameter || value.call?.callee.ownName == parameter, let name = target.lastName
      else { return }
      names.insert(name)
    }
    return names
  }
}

extension Expression {
  /// `content == nil` asks whether there is anything, and shows nothing.
  var comparesWithNil: Bool {
    guard case .binary(let left, let name, let right) = kind else { return false }
    return ["==", "!="].contains(name) && (left.isNil || right.isNil)
  }
}
