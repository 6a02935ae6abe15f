/// Tells which view an expression speaks of.
package struct ViewResolver {
  let type: ProjectType
  let code: ProjectCode
  let scope: CodeScope
  private let builtProperty: String?

  package init(type: ProjectType, code: ProjectCode) {
    self.type = type
    self.code = code
    scope = code.scope
    builtProperty = code.builtProperty
  }

  /// Something done to a view in this code.
  func use<What>(_ what: What, at range: ByteRange, _ around: [Enclosure] = []) -> ViewCode.Use<What> {
    ViewCode.Use(what: what, range: range, code: code, scope: scope, around: around)
  }

  /// The view at the root of an expression, and the names that follow: `button` and `frame`, `size` for
  /// `self.button.frame.size`.
  package func view(_ expression: Expression, _ around: [Enclosure]) -> (ViewCode.Identity, [String])? {
    switch expression.kind {
    case .name(let name): return view(named: name, at: expression.range, around)
    case .member(let base?, let name):
      if base.kind == .name("super") { return nil }
      guard let (identity, path) = view(base, around) else { return nil }
      if identity == .object, path.isEmpty, base.isSelf, type.property(name) != nil { return (.property(name), []) }
      return (identity, path + [name])
    case .call(let call):
      guard call.callee.base != nil else { return nil }
      return view(call.callee, around)
    default: return nil
    }
  }

  private func view(named name: String, at place: ByteRange, _ around: [Enclosure]) -> (ViewCode.Identity, [String])? {
    if name == "self" { return (.object, []) }
    if let built = builtView(named: name, around) { return (built, []) }
    // `button.do { $0.tintColor = .red }`
    if let built = around.builderBase(named: name), let found = view(built.base, built.around), found.1.isEmpty { return found }
    switch scope.definition(of: name, at: place) {
    case .local(let variable): return (identity(of: variable, around), [])
    case .parameter(let parameter): return (.local(parameter.name, file: code.file, place.functionPlace(code)), [])
    case .property(let property): return property.type == nil ? nil : (.property(name), [])
    case nil: return name.first?.isLowercase == true && !name.hasPrefix("$") ? (.object, [name]) : nil
    }
  }

  /// A local variable that a property's closure returns is that property, and so is one that a function builds for it alone. One
  /// that another variable's closure returns is that variable.
  ///
  /// - Parameter around: what stands around a mention of the variable.
  func identity(of variable: Variable, _ around: [Enclosure]) -> ViewCode.Identity {
    if let outer = around.variable(builtOf: variable.name, declaredAt: variable.nameRange) { return identity(of: outer, around) }
    if let builtProperty, code.body.returnedValues.contains(where: { $0.kind == .name(variable.name) }) { return .property(builtProperty) }
    if let property = code.property, property.isBuilt(of: variable.name, declaredAt: variable.nameRange) { return .property(property.name) }
    return .local(variable.name, file: code.file, variable.nameRange)
  }

  /// The view that a builder hands to its closure: `$0` in `UIButton().then { $0.… }`.
  private func builtView(named name: String, _ around: [Enclosure]) -> ViewCode.Identity? {
    guard let building = around.building(named: name) else { return nil }
    if let variable = building.variable {
      return .local(variable.name, file: code.file, variable.nameRange)
    }
    return code.property.map { .property($0.name) }
  }
}

extension Array where Element == Enclosure {
  /// The variable whose closure builds it of one that it declares and returns: `horn` in
  /// `let horn: UIButton = { let button = UIButton(); …; return button }()`, for `button`.
  func variable(builtOf name: String, declaredAt place: ByteRange) -> Variable? {
    for case .variable(let outer) in reversed() where outer.isBuilt(of: name, declaredAt: place) { return outer }
    return nil
  }

  /// The type of the object that a builder hands to its closure, where that is what an expression speaks of.
  package func builtType(_ expression: Expression) -> TypeName? {
    var root = expression
    while true {
      switch root.kind {
      case .member(let base?, _): root = base
      case .call(let call): root = call.callee
      case .name(let name): return building(named: name)?.type
      default: return nil
      }
    }
  }

  /// What a name stands for that a builder's closure is handed, and the variable that it is built for.
  fileprivate func building(named name: String) -> (type: TypeName, variable: Variable?)? {
    var variable: Variable?
    for enclosure in self {
      if case .variable(let found) = enclosure { variable = found }
    }
    let expressions = self.expressions
    for (index, expression) in expressions.enumerated() {
      guard case .closure(let closure) = expression.kind else { continue }
      let binds = closure.parameters.first == name || (closure.parameters.isEmpty && name == "$0")
      guard binds else { continue }
      guard index + 1 < expressions.count, let type = expressions[index + 1].builtExpression.constructedType,
        expressions[index + 1].constructedType == nil
      else { return nil }
      return (type, variable)
    }
    return nil
  }
}

extension Variable {
  /// Whether its closure declares a variable and returns it.
  func isBuilt(of name: String, declaredAt place: ByteRange) -> Bool {
    guard let value = initialValue, value.range.contains(place), let closure = value.call?.callee.closure else { return false }
    return closure.body.returnedValues.contains { $0.kind == .name(name) }
  }
}

extension ByteRange {
  /// One place for all uses of a parameter: the function's own.
  fileprivate func functionPlace(_ code: ProjectCode) -> ByteRange { code.function?.nameRange ?? self }
}
