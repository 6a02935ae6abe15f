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
}
