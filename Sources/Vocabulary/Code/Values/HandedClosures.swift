// The closures that the code which makes a view of SwiftUI's hands it, to be called by the view.
extension CodeScope {
  /// What is handed to a view for a closure that an expression calls, by each piece of an app's code that makes the view, with
  /// what names mean there; nil for one that hands over nothing. Previews and tests are no part of the app.
  ///
  /// - Returns: nil where not all of them are seen, or there is none.
  package func handedOver(toCalledBy expression: Expression) -> [(value: Expression?, scope: CodeScope)]? {
    guard let callee = expression.call?.callee, let name = callee.ownName,
      case .property(let property)? = definition(of: name, at: callee.range)
    else { return nil }
    return property.closuresOfMakers(in: project)
  }
}

extension ProjectVariable {
  fileprivate func closuresOfMakers(in project: Project) -> [(value: Expression?, scope: CodeScope)]? {
    guard let type, project.index.entryPoints.areOfApp, type.isDeclared, type.kind == .struct, type.isKind(of: "View"),
      facts.type?.text.contains("->") ?? false, facts.initialValue == nil, !facts.isComputed, !facts.isStatic,
      let slot = ClosureSlot(self, of: type)
    else { return nil }
    var found: [(value: Expression?, scope: CodeScope)] = []
    for code in project.code(mentioning: [type.lastName]).outsideTests where !code.isForPreviews {
      guard let calls = code.makers(of: type) else { return nil }
      let scope = code.scope
      for call in calls {
        guard slot.isFound(in: call) else { return nil }
        found.append((slot.value(in: call), scope))
      }
    }
    return found.isEmpty ? nil : found
  }
}

/// Where those who make a view hand it a closure: as a member of a structure, or as what its only initialiser keeps.
private struct ClosureSlot {
  private let name: String
  private let initializer: FunctionFacts?
  private let parameter: String?

  /// - Returns: nil where the closure may come from elsewhere.
  init?(_ property: ProjectVariable, of type: ProjectType) {
    name = property.facts.name
    let initializers = type.ownFunctions("init")
    guard initializers.count <= 1 else { return nil }
    initializer = initializers.first?.facts
    let assigned = type.project.assignments(to: name, unlessConstant: property.facts)
    guard let function = initializers.first else {
      parameter = nil
      if !assigned.isEmpty { return nil }
      return
    }
    let kept = function.body.compactMap { statement -> String? in
      guard case .expression(let expression) = statement.kind, case .assignment(let target, "=", let value) = expression.kind,
        target.ownName == property.facts.name
      else { return nil }
      return value.ownName
    }
    guard kept.count == 1, assigned.count <= 1 else { return nil }
    parameter = kept[0]
  }

  /// Whether it is known what a call hands over, or leaves out.
  func isFound(in call: Call) -> Bool {
    if let initializer { return call.fits(initializer) && initializer.parameters.contains { $0.name == parameter } }
    // Which of the closures without a label is meant depends on the other members.
    return !call.arguments.dropFirst(call.parenthesized).contains { $0.label == nil }
  }

  /// What a call hands over; nil for one that leaves it out.
  func value(in call: Call) -> Expression? {
    guard let initializer else { return call.argument(name) }
    guard let pair = call.pairs(initializer).first(where: { $0.0.name == parameter }) else { return nil }
    return pair.1 ?? pair.0.defaultValue
  }
}

extension Project {
  /// The assignments to anything of a property's name; none where it is a constant, which an initialiser alone sets.
  fileprivate func assignments(to name: String, unlessConstant property: Variable) -> [Expression] {
    var found: [Expression] = []
    if property.isConstant { return found }
    for code in code(mentioning: [name]) {
      code.body.forEachExpression { expression, _ in
        if case .assignment(let target, _, _) = expression.kind, target.lastName == name { found.append(expression) }
      }
    }
    return found
  }
}
