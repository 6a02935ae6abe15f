// Bars and menus, which give the controls that they hold a target of their own size.
extension Call {
  /// Whether it is handed controls that a bar, a menu or a row of a list lays out.
  var isLaidOutBySystem: Bool { name.map(SwiftUIControls.systemHolders.contains) ?? false }
}

extension Array where Element == Enclosure {
  /// Whether a bar or a menu lays out what stands at a place. A modifier of the project's own may have the name of one that does so.
  func areLaidOutBySystem(_ place: ByteRange, _ scope: CodeScope) -> Bool {
    callsShowing(place).contains { $0.isLaidOutBySystem && scope.ownModifiers($0).isEmpty } || areInMenu
  }

  /// The calls that are handed what stands at a place and show it on the same screen, the nearest first.
  fileprivate func callsShowing(_ place: ByteRange) -> [Call] {
    let calls = calls(handed: place)
    // A control within `withAnimation` is built there, not done.
    return [Call](calls.prefix(while: { !$0.opens(at: place) || $0.isLaidOutBySystem || $0.name == "withAnimation" }))
  }
}

extension ProjectCode {
  /// How far properties, functions and modifiers of the project's own are followed.
  fileprivate static let followed = 4

  /// Whether a bar or a menu lays out what stands at a place, be it by way of the property or function that the code
  /// belongs to.
  func isInBar(_ place: ByteRange, _ around: [Enclosure], _ depth: Int = followed) -> Bool {
    if scope.laysOutBySystem(place, around, depth) { return true }
    guard isShownWithCode(place, around), let type, let name = property?.name ?? function?.name else { return false }
    return type.showsInBar(name, depth - 1)
  }
}

extension CodeScope {
  /// Whether a bar or a menu lays out what stands at a place, be it by way of the project's own modifiers.
  fileprivate func laysOutBySystem(_ place: ByteRange, _ around: [Enclosure], _ depth: Int) -> Bool {
    around.areLaidOutBySystem(place, self) || around.callsShowing(place).contains { handsToBar($0, place, depth - 1) }
      || isGivenToBar(place, around, depth)
  }

  /// Whether what stands at a place is given to a modifier or a view of the project's own, which shows it in a bar:
  /// `.modifier(Chrome(trailing: Button(…)))`.
  private func isGivenToBar(_ place: ByteRange, _ around: [Enclosure], _ depth: Int) -> Bool {
    around.calls(handed: place).contains { call in
      guard let label = call.arguments.first(where: { $0.value.range.contains(place) })?.label,
        let made = around.expressions.first(where: { $0.call?.callee.range == call.callee.range })?.constructedType
      else { return false }
      return type(named: made.base)?.showsInBar(label, depth - 1) ?? false
    }
  }

  /// Whether a call of one of the project's modifiers shows what stands at a place in a bar.
  private func handsToBar(_ call: Call, _ place: ByteRange, _ depth: Int) -> Bool {
    guard depth > 0, let argument = call.arguments.last(where: { $0.value.range.contains(place) }) else {
      return false
    }
    return ownModifiers(call).contains { function in
      let parameters = function.facts.parameters
      // A closure that follows the call belongs to the last parameter.
      let parameter = argument.label == nil ? parameters.last : parameters.first { $0.label == argument.label }
      return parameter.map { ProjectCode(function, in: project).showsInBar($0.name, depth) } ?? false
    }
  }
}

extension ProjectCode {
  /// Whether it shows what it calls by a name in a bar.
  fileprivate func showsInBar(_ name: String, _ depth: Int) -> Bool {
    var isShown = false
    body.forEachExpression { expression, around in
      guard !isShown, expression.ownName == name else { return }
      isShown = scope.laysOutBySystem(expression.range, around, depth)
    }
    return isShown
  }
}

extension ProjectType {
  /// Whether its code shows what one of its properties or functions builds in a bar or a menu, be it by way of others.
  ///
  /// - Parameter depth: how far the others are followed.
  fileprivate func showsInBar(_ name: String, _ depth: Int) -> Bool {
    guard depth > 0, name != "body" else { return false }
    return code(mentioning: [name]).contains { code in
      if code.showsInBar(name, depth) { return true }
      guard let user = code.property?.name ?? code.function?.name, user != name,
        code.body.containsExpression(where: { $0.ownName == name })
      else { return false }
      return showsInBar(user, depth - 1)
    }
  }

  /// Whether all code that makes the view shows it in a bar or a menu, or in a view that is shown there, previews aside.
  var isOnlyInBars: Bool { isOnlyInBars(2) }

  fileprivate func isOnlyInBars(_ depth: Int) -> Bool {
    guard depth > 0, isKind(of: "View") else { return false }
    let users = project.code(mentioning: [lastName]).filter { code in
      code.type != self && !project.index.isTest(code.file) && code.type?.isForPreviews != true
    }
    let places = users.filter { $0.mayMean(self) }.flatMap { code in code.places(making: lastName, depth) }
    return !places.isEmpty && places.allSatisfy { $0 }
  }
}

extension ProjectCode {
  /// Whether what stands at a place is on the same screen as what the code shows.
  private func isShownWithCode(_ place: ByteRange, _ around: [Enclosure]) -> Bool {
    around.calls(handed: place).allSatisfy { !$0.opens(at: place) }
  }

  /// Whether what stands at a place is shown wherever the view is whose body the code is.
  private func isShownByBody(_ place: ByteRange, _ around: [Enclosure]) -> Bool {
    property?.name == "body" && isShownWithCode(place, around)
  }

  /// For each place that makes a view of some type, whether it is in a bar.
  fileprivate func places(making name: String, _ depth: Int) -> [Bool] {
    var found: [Bool] = []
    body.forEachExpression { expression, around in
      guard expression.constructedType?.base == name else { return }
      let isWithType = isShownByBody(expression.range, around)
      found.append(isInBar(expression.range, around) || isWithType && type?.isOnlyInBars(depth - 1) ?? false)
    }
    return found
  }
}
