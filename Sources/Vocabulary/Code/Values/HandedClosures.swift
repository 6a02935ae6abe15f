// The closures that the code which makes a view of SwiftUI's hands it, to be called by the view.
extension CodeScope {
  /// What is handed to a view for a closure that an expression calls, by each piece of an app's code that makes the view, with
  /// what names mean there; nil for one that hands over nothing. Previews and tests are no part of the app.
  ///
  /// - Returns: nil where not all of them are seen, or there is none.
  package func handedOver(toCalledBy expression: Expression) -> [(value: Expression?, scope: CodeScope)]? {
    expression.call.flatMap { handedOver(to: $0.callee) }
  }

  /// The same for a closure that the view itself hands on.
  package func handedOver(to closure: Expression) -> [(value: Expression?, scope: CodeScope)]? {
    guard let name = closure.ownName, case .property(let property)? = definition(of: name, at: closure.range) else { return nil }
    return property.closuresOfMakers(in: project)
  }
}

extension CodeScope {
  /// The closures that all of an app's code gives a variable which a call asks for, with what names mean in them; nil where it
  /// may hold others, or none is given.
  package func closuresAssigned(toCalled callee: Expression) -> [(closure: Closure, scope: CodeScope)]? {
    guard project.index.entryPoints.areOfApp, let property = closureProperty(callee),
      property.facts.initialValue?.isNil ?? true, !property.facts.isConstant, !property.facts.isComputed, !property.facts.isStatic
    else { return nil }
    let name = property.facts.name
    var found: [(Closure, CodeScope)] = []
    var isOpen = false
    for code in project.code(mentioning: [name]).outsideTests {
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        if case .assignment(let target, "=", let value) = expression.kind, target.lastName == name {
          guard !value.isNil else { return }
          if let closure = value.closure { found.append((closure, scope)) } else { isOpen = true }
        } else if expression.lastName == name, expression.call == nil, !around.onlyCalls(expression) {
          isOpen = true
        }
      }
    }
    return isOpen || found.isEmpty ? nil : found
  }

  /// The variable of a class's that a callee names, be it another object's.
  private func closureProperty(_ callee: Expression) -> ProjectVariable? {
    let property: ProjectVariable?
    if let name = callee.ownName {
      guard case .property(let own)? = definition(of: name, at: callee.range) else { return nil }
      property = own
    } else if case .member(let base?, let name) = callee.kind {
      property = owner(base)?.property(name)
    } else {
      property = nil
    }
    guard let property, property.type?.kind == .class, property.mayBeClosure(in: project) else { return nil }
    return property
  }
}

extension Array where Element == Enclosure {
  /// Whether a name that stands here is called, or something is assigned to it.
  fileprivate func onlyCalls(_ name: Expression) -> Bool {
    switch parent?.kind {
    case .call(let call): call.callee.range == name.range
    case .assignment(let target, _, _): target.range == name.range
    default: false
    }
  }
}

extension ProjectVariable {
  fileprivate func closuresOfMakers(in project: Project) -> [(value: Expression?, scope: CodeScope)]? {
    guard let type, project.index.entryPoints.areOfApp, type.isDeclared, type.kind == .struct, type.isKind(of: "View"),
      mayBeClosure(in: project), isHandedByMakers, !facts.isComputed, !facts.isStatic,
      let slot = ClosureSlot(self, of: type)
    else { return nil }
    var found: [(value: Expression?, scope: CodeScope)] = []
    for code in project.code(mentioning: [type.lastName]).outsideTests where !code.isForPreviews {
      guard let calls = code.makers(of: type) else { return nil }
      let scope = code.scope
      for call in calls {
        guard let handed = slot.handed(by: call) else { return nil }
        found += handed.map { $0 == nil ? (facts.initialValue, CodeScope(self, in: project)) : ($0, scope) }
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether whoever makes an object may say what it is: it has nothing at first, or a closure in place of theirs.
  private var isHandedByMakers: Bool { facts.initialValue.map { $0.closure != nil && !facts.isConstant } ?? true }

  /// Whether it holds a closure, or something that only the project has a name for.
  func mayBeClosure(in project: Project) -> Bool {
    guard let name = facts.type else { return false }
    return name.namesFunction || project.type(named: name.base, from: type, in: file)?.kind == .typealias
  }
}

/// Where those who make a view hand it a closure: as a member of a structure, or as what each of its initialisers keeps.
private struct ClosureSlot {
  private let name: String
  private let initializers: [(function: FunctionFacts, parameter: String)]
  /// The structure's members that must be closures.
  private let closures: [String]

  /// - Returns: nil where the closure may come from elsewhere.
  init?(_ property: ProjectVariable, of type: ProjectType) {
    name = property.facts.name
    let functions = type.ownFunctions("init")
    let names = functions.compactMap { $0.body.onlyName(keptAs: property.facts.name) }
    let assigned = type.project.assignments(to: name, unlessConstant: property.facts)
    guard names.count == functions.count, assigned.count <= functions.count else { return nil }
    initializers = zip(functions, names).map { ($0.facts, $1) }
    let members = type.properties.filter { !$0.facts.isStatic && !$0.facts.isComputed && $0.facts.initialValue == nil }
    closures = members.filter { $0.mayBeClosure(in: type.project) }.map(\.facts.name)
  }

  /// What a call hands over, nil for what leaves it out, by each initialiser that it may mean.
  ///
  /// - Returns: nil where that isn't known.
  func handed(by call: Call) -> [Expression?]? {
    guard !initializers.isEmpty else {
      let unlabeled = call.arguments.dropFirst(call.parenthesized).filter { $0.label == nil }
      if unlabeled.isEmpty { return [call.argument(name)] }
      // Which of several members is meant depends on the others.
      let left = closures.filter { call.argument($0) == nil }
      guard unlabeled.count == 1, left.count == 1 else { return nil }
      return [left[0] == name ? unlabeled.first?.value : call.argument(name)]
    }
    let meant = initializers.filter { call.fits($0.function) }
    let handed = meant.compactMap { function, parameter -> Expression?? in
      call.pairs(function).first { $0.0.name == parameter }.map { $0.1 ?? $0.0.defaultValue }
    }
    return meant.isEmpty || handed.count < meant.count ? nil : handed
  }
}

extension Array where Element == Statement {
  /// The name of what the statements give a property, where just one of them gives it something.
  fileprivate func onlyName(keptAs property: String) -> String? {
    let values = compactMap { (statement: Statement) -> Expression? in
      guard case .expression(let expression) = statement.kind, case .assignment(let target, "=", let value) = expression.kind,
        target.ownName == property
      else { return nil }
      return value
    }
    return values.count == 1 ? values[0].ownName : nil
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
