// What a call runs and an expression names, as far as they can mean nothing else.
extension CodeScope {
  /// The only function of the project that a call can mean: one of the type's own or of an ancestor's, otherwise one outside
  /// any type; of the type or object that it is asked of. Nil where several fit, or where its code isn't known.
  package func calledFunction(_ call: Call) -> ProjectFunction? {
    guard let name = call.name else { return nil }
    let candidates: [ProjectFunction]
    switch call.callee.kind {
    case .name:
      let own = type?.callable(name) ?? []
      candidates = own.isEmpty ? project.freeFunctions(named: name) : own
    case .member(let base?, _): candidates = owner(base)?.callable(name) ?? []
    default: return nil
    }
    return candidates.only(fitting: call)
  }

  /// The same where a value of some framework's types is wanted, of which a call asks a member without saying so: `.tiny(8)`.
  package func calledFunction(_ call: Call, wanting types: [String]) -> ProjectFunction? {
    guard case .member(nil, let name) = call.callee.kind else { return calledFunction(call) }
    return types.flatMap { project.frameworkType($0)?.callable(name) ?? [] }.only(fitting: call)
  }

  /// The type that an expression names, or that the object has which it stands for: whose members are asked for by it.
  package func owner(_ base: Expression) -> ProjectType? {
    if base.isSelf || base.kind == .name("super") { return type }
    let name = type(of: base)?.base ?? base.path?.joined(separator: ".")
    // Another name of a class has no subclasses of its own.
    return name.flatMap { type(named: $0) }.map { $0.kind == .typealias ? $0.ancestors.first ?? $0 : $0 }
  }

  /// The property of the project's that an expression names, by itself or of a type or an object: `padding`, `theme.padding`.
  package func property(namedBy expression: Expression) -> ProjectVariable? {
    switch expression.kind {
    case .name(let name):
      guard case .property(let property)? = definition(of: name, at: expression.range) else { return nil }
      return property
    case .member(let base?, let name): return owner(base)?.property(name, from: file)
    default: return nil
    }
  }
}

extension Array where Element == ProjectFunction {
  /// The only one with code that a call's arguments fit.
  package func only(fitting call: Call) -> ProjectFunction? {
    let fitting = filter { call.fits($0.facts) && $0.facts.hasBody }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension Call {
  /// Each parameter of a function that the call fits, with the argument for it, if there is one.
  package func pairs(_ function: FunctionFacts) -> [(FunctionFacts.Parameter, Expression?)] {
    var rest = arguments[...]
    return function.parameters.map { parameter in
      guard let index = rest.firstIndex(where: { $0.label == parameter.label || arguments.isTrailing($0, self, parameter) })
      else { return (parameter, nil) }
      let value = rest[index].value
      rest = rest[(index + 1)...]
      return (parameter, value)
    }
  }
}

extension Array where Element == Argument {
  /// Whether a trailing closure without a label goes to a parameter.
  fileprivate func isTrailing(_ argument: Argument, _ call: Call, _ parameter: FunctionFacts.Parameter) -> Bool {
    argument.label == nil && parameter.type.namesFunction && last == argument && count > call.parenthesized
  }
}
