// What a property may be in any of the objects that have it: a theme's font, the padding of a style.
extension CodeScope {
  /// The property that an expression reads of an object: `theme.fonts.caption`.
  package func property(readBy expression: Expression) -> ProjectVariable? {
    switch expression.kind {
    case .name(let name):
      guard case .property(let property)? = definition(of: name, at: expression.range) else { return nil }
      return property
    case .member(let base?, let name):
      return type(of: base).flatMap { type(named: $0.base) }?.property(name, from: file)
    default: return nil
    }
  }
}

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
    guard facts.isConstant else { return nil }
    if let value = facts.initialValue { return [(value, CodeScope(self, in: project))] }
    guard type.kind == .struct, type.ownFunctions("init").isEmpty, !type.isRead else { return nil }
    let values = project.code(making: type, with: facts.name).flatMap { $0.values(given: facts.name, by: type) }
    return values.isEmpty ? nil : values
  }
}

extension ProjectType {
  /// Whether its objects come from files or servers, too.
  fileprivate var isRead: Bool { ["Codable", "Decodable", "Mappable"].contains(where: isKind) }
}

extension Project {
  /// The code that may make objects of a structure, by its name or by `init`, and give a property a value.
  fileprivate func code(making type: ProjectType, with property: String) -> MentioningCode {
    let names = [type.lastName, "Self"].map { Word($0) }
    return code(mentioning: [property]).outsideTests.inFiles { [self] file in
      names.contains { mayHold($0, file) } || spelling(ofMember: "init", in: file) != .absent
    }
  }
}

extension ProjectCode {
  /// What calls here give a property of the objects that they make.
  fileprivate func values(given property: String, by type: ProjectType) -> [ProjectVariable.Value] {
    let scope = self.scope
    var values: [ProjectVariable.Value] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, [type.lastName, "Self", "init"].contains(call.name), let value = call.argument(property) else { return }
      values.append((value, scope))
    }
    return values
  }
}
