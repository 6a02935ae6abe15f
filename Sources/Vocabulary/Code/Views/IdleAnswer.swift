extension ProjectCode {
  /// Whether a call has a control or an item run what comes to nothing in an app, as screens have it that aren't finished:
  /// `button.addTarget(self, action: #selector(find), for: .touchUpInside)` where `find` is empty.
  package func answersWithNothing(_ call: Call) -> Bool {
    guard project.index.entryPoints.areOfApp, let type else { return false }
    let target = call.argument("target") ?? call.arguments.first?.value
    guard target?.isSelf ?? false, let name = call.argument("action")?.handledName else { return false }
    let functions = type.callable(name).prefix(1) + type.descendants.flatMap { $0.ownFunctions(name) }
    return !functions.isEmpty && functions.allSatisfy { $0.comesToNothing(in: project) }
  }

  /// Whether a closure that a control or an item is to run comes to nothing in an app: `button.onTap = {}`.
  package func comesToNothing(_ closure: Closure) -> Bool {
    project.index.entryPoints.areOfApp && TapDeed(code: closure.body, scope: scope).comesToNothing
  }
}

extension ProjectType {
  /// The properties of a class of controls by which others tell an object what a touch does: those whose own code adds the object as
  /// its target, such as `action` of a button that keeps a closure. Nil where it does so without having been told.
  package var membersAddingTarget: Set<String>? {
    var members: Set<String> = []
    let isTold = code(mentioning: ["addTarget"]).allSatisfy { code in
      let adds = code.body.containsExpression { expression in
        guard let call = expression.call, call.callee.ownName == "addTarget" else { return false }
        return call.argument("for")?.lastName == "touchUpInside"
      }
      guard adds else { return true }
      guard let property = code.property, property.attributes.isEmpty, !family.contains(where: { $0.sets(property.name) }) else {
        return false
      }
      members.insert(property.name)
      return true
    }
    return isTold ? members : nil
  }

  /// Whether code of its own gives a property something.
  private func sets(_ property: String) -> Bool {
    contains(.assignment(to: [property])) { assigned, _ in assigned.target.ownName == property && !assigned.value.isNil }
  }
}
