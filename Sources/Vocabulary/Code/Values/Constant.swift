extension CodeScope {
  /// How far a value is followed through constants.
  package static let followedConstants = 8

  /// The expression that a constant's name stands for, and the scope to read it in.
  ///
  /// Follows `let`, `static let`, static computed properties with one value, and their paths through types; cases of
  /// enumerations to their raw values, and to what a property says of them; and parameters to their default values
  /// where no call gives another.
  public func constant(_ expression: Expression) -> (expression: Expression, scope: CodeScope)? {
    constant(expression, CodeScope.followedConstants)
  }

  package func constant(_ expression: Expression, _ depth: Int) -> (expression: Expression, scope: CodeScope)? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .name(let name): return constant(named: name, at: expression.range)
    case .member(nil, let name):
      guard let property = type(named: "CGFloat")?.property(name, from: file) else { return nil }
      return constantValue(of: property)
    case .member(let base?, let name):
      if base.isSelf { return type?.property(name, from: file).flatMap { constantValue(of: $0) } }
      if let value = enumerationValue(name, of: base) { return value }
      guard let path = base.path, path.first?.first?.isUppercase == true, let owner = type(named: path.joined(separator: "."))
      else { return instanceConstant(name, of: base, depth) }
      return owner.property(name, from: file).flatMap { constantValue(of: $0) }
    default: return nil
    }
  }

  /// What is read of the expression that a constant stands for.
  ///
  /// - Parameter read: is given the expression, the scope to read it in, and how far it may be followed on.
  package func followed<Value>(
    _ expression: Expression,
    _ depth: Int,
    _ read: (Expression, CodeScope, Int) -> Value?
  ) -> Value? {
    constant(expression, depth - 1).flatMap { read($0.expression, $0.scope, depth - 1) }
  }

  private func constant(named name: String, at place: ByteRange) -> (expression: Expression, scope: CodeScope)? {
    switch definition(of: name, at: place) {
    case .local(let variable):
      guard variable.isConstant, let value = variable.initialValue else { return nil }
      return (value, self)
    case .property(let property): return constantValue(of: property)
    case .parameter(let parameter): return neverGiven(parameter).map { ($0, self) }
    case nil: return nil
    }
  }

  /// `sizes.button`, where `sizes` is a constant of a type whose `button` is one, or any object of a type whose objects all
  /// have the same.
  private func instanceConstant(
    _ name: String,
    of base: Expression,
    _ depth: Int
  ) -> (expression: Expression, scope: CodeScope)? {
    if let shared = type(of: base).flatMap({ type(named: $0.base) })?.property(name, from: file), shared.isSameInAllObjects {
      return constantValue(of: shared)
    }
    guard let holder = constant(base, depth - 1), let made = holder.expression.constructedType,
      let type = holder.scope.type(named: made.base), holder.expression.call?.arguments.isEmpty == true
    else { return nil }
    return type.property(name, from: file).flatMap { constantValue(of: $0, ofKnownObject: true) }
  }

  /// - Parameter ofKnownObject: whether the code tells which object's it is: no other can have a getter of its own.
  private func constantValue(
    of property: ProjectVariable, ofKnownObject isOfKnownObject: Bool = false
  ) -> (expression: Expression, scope: CodeScope)? {
    if property.type?.hasSeveralValues(of: property.facts.name) ?? false { return nil }
    let scope = CodeScope(property, in: project)
    // A scaled metric only grows from its value, with the reader's text size.
    let isFixed = property.facts.isConstant || property.facts.attributes.contains("ScaledMetric")
    if let value = property.facts.initialValue, isFixed || property.isNeverSetAgain(in: project) { return (value, scope) }
    guard property.facts.isStatic || property.type == nil || property.isPrivate || isOfKnownObject,
      let getter = property.facts.getter
    else { return nil }
    let values = getter.returnedValues
    return values.count == 1 ? (values[0], scope) : nil
  }
}

extension ProjectVariable {
  /// Whether it is a constant with a value that no initializer can give another, of a type that none inherits from.
  fileprivate var isSameInAllObjects: Bool {
    guard facts.isConstant, facts.initialValue != nil, let type else { return false }
    return type.kind != .class || type.descendants.isEmpty
  }
}

extension ProjectType {
  /// Whether several files declare a property of that name for the type, and not all to the same value that is written out.
  func hasSeveralValues(of name: String) -> Bool {
    let values = severalProperties(name).map { property -> String? in
      let made = property.facts.initialValue.map { [$0] } ?? property.facts.getter?.returnedValues ?? []
      return made.count == 1 && (property.facts.isConstant || property.facts.isComputed) ? made[0].writtenValue : nil
    }
    return !values.isEmpty && (values.contains(nil) || Set(values).count > 1)
  }
}

extension Expression {
  /// A literal, a case, or a list of such.
  fileprivate var writtenValue: String? {
    guard case .array(let elements) = kind else { return literalValue }
    let values = elements.map(\.writtenValue)
    return values.contains(nil) ? nil : "[\(values.compactMap { $0 }.joined(separator: ", "))]"
  }
}

// MARK: - Default values

extension CodeScope {
  /// A parameter's default value, where only this file can call the function and no call in it gives another.
  private func neverGiven(_ parameter: FunctionFacts.Parameter) -> Expression? {
    guard let value = parameter.defaultValue, let label = parameter.label, let function,
      !function.modifiers.filter({ ["private", "fileprivate"].contains($0) }).isEmpty
    else { return nil }
    let names = function.name == "init" ? ["init", "Self", type?.lastName ?? ""] : [function.name]
    let isGiven = project.code(in: file, mentioning: [label]).contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, let name = call.name, names.contains(name) else { return false }
        return call.argument(label) != nil
      }
    }
    return isGiven ? nil : value
  }
}
