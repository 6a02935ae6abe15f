// Controllers below which a navigation stack has nothing to go back to.
extension ProjectType {
  /// Whether all code and all storyboards that make the controller put it at the root of a stack or of a window. False where
  /// it isn't known.
  var isOnlyRoot: Bool {
    guard isKind(of: "UIViewController"), descendants.isEmpty else { return false }
    let arrivals = interfaceElements.flatMap(\.arrivingSegues)
    let isDrawnElsewhere = interfaceElements.contains { $0.arrivingSegues.isEmpty } || arrivals.contains { $0.facts.relationship != "rootViewController" }
    guard interfaceElements.isEmpty || !isDrawnElsewhere else { return false }
    let places = project.code(mentioning: [lastName]).filter { project.isForTouch($0.file) && !project.index.isTest($0.file) }
      .flatMap { $0.places(making: self) }
    return places.allSatisfy { $0 } && !(places.isEmpty && interfaceElements.isEmpty)
  }
}

extension ProjectCode {
  /// For each place that makes a controller of some type, whether it becomes a root there.
  fileprivate func places(making type: ProjectType) -> [Bool] {
    let scope = self.scope
    var found: [Bool] = []
    body.forEachExpression { expression, around in
      guard let made = expression.constructedType, scope.type(named: made.base) == type else { return }
      if around.makeRoot(of: expression) { return found.append(true) }
      guard case .variable(let variable)? = around.last else { return found.append(false) }
      found.append(onlyMakesRoot(of: variable.name))
    }
    return found
  }

  /// Whether a variable's controller is handed to nothing but what makes it a root.
  private func onlyMakesRoot(of name: String) -> Bool {
    var isRoot = false
    var isShown = false
    body.forEachExpression { expression, around in
      guard expression.kind == .name(name) else { return }
      if around.makeRoot(of: expression) { isRoot = true } else if around.handOn(expression) { isShown = true }
    }
    return isRoot && !isShown
  }
}

extension Array where Element == Enclosure {
  /// Whether what stands around a controller makes it the first of a stack or window.
  fileprivate func makeRoot(of controller: Expression) -> Bool {
    var outer = expressions[...]
    if case .array(let elements)? = outer.first?.kind {
      guard elements.count == 1 else { return false }
      outer = outer.dropFirst()
    }
    switch outer.first?.kind {
    case .call(let call): return call.argument("rootViewController") != nil || call.name == "setViewControllers"
    case .assignment(let target, "=", _): return ["rootViewController", "viewControllers"].contains(target.lastName)
    default: return false
    }
  }

  /// Whether they give it to somebody, rather than ask or change it.
  fileprivate func handOn(_ controller: Expression) -> Bool {
    switch parent?.kind {
    case .call(let call): call.callee.range != controller.range
    case .array, .dictionary, .tuple: true
    case .assignment(_, _, let value): value.range == controller.range
    case nil: true
    default: false
    }
  }
}
