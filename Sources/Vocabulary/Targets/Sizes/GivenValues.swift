/// What the parameters of a function, or the stored properties of a view, are given where it is called or made, written so
/// that it means the same within it.
struct GivenValues {
  private var values: [String: Expression] = [:]

  static let none = GivenValues()

  /// An expression with what is given in place of the names that it is given to.
  func applied(to expression: Expression) -> Expression {
    guard !values.isEmpty else { return expression }
    if let name = expression.ownName, let value = values[name] { return value }
    switch expression.kind {
    case .member(let base?, let name): return expression.replacing(.member(applied(to: base), name))
    case .prefix(let name, let operand): return expression.replacing(.prefix(name, applied(to: operand)))
    case .binary(let left, let name, let right):
      return expression.replacing(.binary(applied(to: left), name, applied(to: right)))
    case .conditional(let condition, let first, let second):
      return expression.replacing(.conditional(condition, applied(to: first), applied(to: second)))
    case .call(let call) where !call.arguments.isEmpty:
      let arguments = call.arguments.map { Argument(label: $0.label, value: applied(to: $0.value)) }
      let inner = Call(
        callee: applied(to: call.callee), nameRange: call.nameRange, typeArguments: call.typeArguments, arguments: arguments,
        parenthesized: call.parenthesized
      )
      return expression.replacing(.call(inner))
    default: return expression
    }
  }

  /// What a call gives a function.
  ///
  /// - Parameter outer: what is given to the code that the call stands in.
  init(_ call: Call, to function: FunctionFacts, in scope: CodeScope, inner: CodeScope, _ outer: GivenValues) {
    for (parameter, argument) in call.pairs(function) {
      let value = argument.map { outer.fixed($0, parameter.type, in: scope) }
      values[parameter.name] = value ?? parameter.defaultValue.map { GivenValues.none.fixed($0, parameter.type, in: inner) }
    }
  }

  /// What the call that makes a view gives its stored properties, where no initialiser of its own comes between.
  init(_ call: Call, to type: ProjectType, in scope: CodeScope, _ outer: GivenValues) {
    let hasInitializer = !type.ownFunctions("init").isEmpty
    for property in type.properties where !property.facts.isStatic && !property.facts.isComputed {
      let name = property.facts.name
      guard !hasInitializer else {
        if !property.facts.isConstant || property.facts.initialValue == nil { values[name] = GivenValues.open(call.callee.range) }
        continue
      }
      if let argument = call.argument(name) {
        values[name] = outer.fixed(argument, property.facts.type, in: scope)
      } else if let value = property.facts.initialValue, property.facts.attributes.isEmpty {
        values[name] = GivenValues.none.fixed(value, property.facts.type, in: CodeScope(property, in: type.project))
      }
    }
  }

  private init() {}

  /// A value that can be read anywhere: a number, a text, a case with its type.
  private func fixed(_ value: Expression, _ type: TypeName?, in scope: CodeScope) -> Expression {
    let value = applied(to: value)
    if let number = scope.length(value) { return value.replacing(.number(number)) }
    switch value.kind {
    case .number, .string, .boolean, .nil: return value
    case .member(nil, let name):
      guard let type, !type.base.isEmpty else { return value }
      return value.replacing(.member(Expression(range: value.range, kind: .name(type.base)), name))
    case .member(_?, _) where value.path?.first?.first?.isUppercase ?? false: return value
    default: return GivenValues.open(value.range)
    }
  }

  /// A value of which nothing is known.
  private static func open(_ range: ByteRange) -> Expression { Expression(range: range, kind: .other([])) }
}

extension Expression {
  fileprivate func replacing(_ kind: Kind) -> Expression { Expression(range: range, kind: kind) }
}
