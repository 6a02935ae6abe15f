// What a property may be in any of the objects that have it: a theme's font, the padding of a style.
extension ProjectVariable {
  /// A value, and the scope to read it in.
  package typealias Value = (expression: Expression, scope: CodeScope)

  /// The values that the property may have: those that its getter returns, or that all code which makes such an object gives it;
  /// of a protocol's property those of all that conform to it. Nil where it may have others.
  package func valuesOfObjects(in project: Project) -> [Value]? { valuesOfObjects(in: project, 2) }

  /// - Parameter depth: through how many protocols and classes it is followed.
  private func valuesOfObjects(in project: Project, _ depth: Int) -> [Value]? {
    guard depth > 0, let type, type.isDeclared, !facts.isStatic, project.index.entryPoints.areOfApp else { return nil }
    let others = type.descendants.compactMap { $0.property(facts.name) }.filter { $0.type != type }
    var found = others.map { $0.valuesOfObjects(in: project, depth - 1) }
    if type.kind != .protocol || facts.getter?.isEmpty == false { found.append(ownValues(of: type, in: project)) }
    return found.isEmpty || found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
  }

  private func ownValues(of type: ProjectType, in project: Project) -> [Value]? {
    if let getter = facts.getter {
      let scope = CodeScope(self, in: project)
      let values = getter.returnedValues
      return values.isEmpty ? nil : values.map { ($0, scope) }
    }
    guard facts.attributes.isEmpty, facts.isConstant || isSetByInitializersAlone(of: type) else { return nil }
    if let value = facts.initialValue { return facts.isConstant ? [(value, CodeScope(self, in: project))] : nil }
    guard !type.isRead else { return nil }
    let initializers = type.ownFunctions("init").filter { $0.facts.parameters.first?.label != "coder" }
    guard initializers.isEmpty else { return valuesByInitializers(initializers, of: type) }
    let made = type.kind == .struct ? project.code(making: type, with: [facts.name]).flatMap { $0.values(given: facts.name, by: type) } : []
    return made.isEmpty ? nil : made
  }

  /// Whether nobody but the type's own code may set it, and only where an object is made.
  private func isSetByInitializersAlone(of type: ProjectType) -> Bool {
    isSetPrivately && !type.code(mentioning: [facts.name]).contains { code in
      code.function?.name != "init" && code.body.containsExpression { expression in
        if case .assignment(let target, _, _) = expression.kind { return target.lastName == facts.name }
        return expression.handedToChange?.lastName == facts.name
      }
    }
  }

  /// What the type's initialisers make of it, which others call.
  private func valuesByInitializers(_ initializers: [ProjectFunction], of type: ProjectType) -> [Value]? {
    let project = type.project
    guard type.kind != .class || type.descendants.isEmpty else { return nil }
    var found: [Value] = []
    for initializer in initializers where !initializer.body.callsOwnInitializer {
      let values = initializer.body.compactMap { $0.assigned(to: facts.name) }
      guard values.count == 1, initializer.body.assignments(to: facts.name) == 1 else { return nil }
      let scope = CodeScope(initializer, in: project)
      guard case .name(let name) = values[0].kind, let parameter = initializer.facts.parameters.first(where: { $0.name == name }) else {
        found.append((values[0], scope))
        continue
      }
      if let value = parameter.defaultValue { found.append((value, scope)) }
      let labels = [type.lastName, "Self"] + [parameter.label].compactMap { $0 }
      found += project.code(making: type, with: labels).flatMap { $0.values(given: parameter, of: initializer, of: type) }
    }
    return found.isEmpty ? nil : found
  }
}

extension ProjectType {
  /// Whether its objects come from files or servers, too.
  fileprivate var isRead: Bool { ["Codable", "Decodable", "Mappable"].contains(where: isKind) }
}

extension [Statement] {
  /// Whether another initialiser of the same type does the work.
  fileprivate var callsOwnInitializer: Bool {
    containsExpression { $0.call?.callee.path == ["self", "init"] }
  }
}

extension Project {
  /// The code that may make objects of a type, by its name or by `init`, as far as it holds some word.
  fileprivate func code(making type: ProjectType, with words: [String]) -> MentioningCode {
    let names = [type.lastName, "Self"].map { Word($0) }
    return code(mentioning: words).outsideTests.inFiles { [self] file in
      names.contains { mayHold($0, file) } || spelling(ofMember: "init", in: file) != .absent
    }
  }
}

extension ProjectCode {
  /// What calls here give a property of the objects that they make.
  fileprivate func values(given property: String, by type: ProjectType) -> [ProjectVariable.Value] {
    makers(named: type).compactMap { call, scope in call.argument(property).map { ($0, scope) } }
  }

  /// What calls here give a parameter of an initialiser.
  fileprivate func values(
    given parameter: FunctionFacts.Parameter, of initializer: ProjectFunction, of type: ProjectType
  ) -> [ProjectVariable.Value] {
    makers(named: type).compactMap { call, scope in
      guard call.fits(initializer.facts) else { return nil }
      return call.pairs(initializer.facts).first { $0.0 == parameter }?.1.map { ($0, scope) }
    }
  }

  /// The calls that make an object of a type, or of one that isn't said.
  private func makers(named type: ProjectType) -> [(call: Call, scope: CodeScope)] {
    let scope = self.scope
    var calls: [(Call, CodeScope)] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, [type.lastName, "Self", "init"].contains(call.name) else { return }
      calls.append((call, scope))
    }
    return calls
  }
}
