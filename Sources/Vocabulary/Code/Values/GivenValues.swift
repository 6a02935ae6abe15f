/// What the parameters of a function, or the stored properties of a view, are given where it is called or made, written so
/// that it means the same within it.
package struct GivenValues {
  private var values: [String: Expression] = [:]
  /// Where the texts stand that can't be read anywhere else: `station.name`.
  private var texts: [String: (expression: Expression, scope: CodeScope)] = [:]

  package static var none: GivenValues { GivenValues() }

  /// An expression with what is given in place of the names that it is given to.
  package func applied(to expression: Expression) -> Expression {
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
      return expression.replacing(.call(call.replacing(applied(to: call.callee), arguments)))
    default: return expression
    }
  }

  /// The expression that a name is given for a text, and the code that it stands in, where it means something there alone.
  package func text(givenTo name: Expression) -> (expression: Expression, scope: CodeScope)? { name.ownName.flatMap { texts[$0] } }

  /// The same where what is given decides between two values, too: 50 of `isLarge ? 50 : 28`.
  package func applied(to expression: Expression, in scope: CodeScope) -> Expression {
    applied(to: decided(expression, in: scope))
  }

  /// What an expression comes to that chooses by what is given; itself where that doesn't decide.
  ///
  /// - Parameter known: what else holds.
  package func decided(_ expression: Expression, in scope: CodeScope, beside known: Assumptions = Assumptions()) -> Expression {
    guard case .conditional(let condition, let first, let second) = expression.kind else { return expression }
    let all = assumed(in: scope, beside: known)
    guard all.sayAnything else { return expression }
    let mayBeMet = all.assuming(condition, true, in: scope) != nil
    guard mayBeMet == (all.assuming(condition, false, in: scope) == nil) else { return expression }
    return decided(mayBeMet ? first : second, in: scope, beside: known)
  }

  /// With what else is given: to a function's parameters, beside the properties of its type.
  package func adding(_ others: GivenValues) -> GivenValues {
    var all = self
    all.values.merge(others.values) { $1 }
    all.texts.merge(others.texts) { $1 }
    return all
  }

  /// With what the code's own constants stand for, once what is given is put into them: `let points = size.rawValue`.
  package func adding(constantsOf code: [Statement]) -> GivenValues {
    code.declaredVariables.filter(\.isConstant).reduce(self) { all, constant in
      constant.initialValue.map { value in all.adding(GivenValues([(constant.name, all.applied(to: value))])) } ?? all
    }
  }

  /// What a call gives a function.
  ///
  /// - Parameter outer: what is given to the code that the call stands in.
  package init(_ call: Call, to function: FunctionFacts, in scope: CodeScope, inner: CodeScope, _ outer: GivenValues) {
    for (parameter, argument) in call.pairs(function) {
      if let argument { give(argument, to: parameter.name, parameter.type, in: scope, outer) } else {
        values[parameter.name] = parameter.defaultValue.map { GivenValues.none.fixed($0, parameter.type, in: inner) }
      }
    }
  }

  /// What the call that makes a view gives its stored properties: by their names, or by an initialiser of its own.
  package init(_ call: Call, to type: ProjectType, in scope: CodeScope, _ outer: GivenValues) {
    let properties = type.properties.filter { !$0.facts.isStatic && !$0.facts.isComputed }
    let initializers = type.ownFunctions("init")
    guard initializers.isEmpty else {
      let initializer = initializers.only(fitting: call).map { Initializer($0, call, in: scope, outer) }?.last(of: initializers)
      for property in properties where !property.facts.isConstant || property.facts.initialValue == nil {
        let name = property.facts.name
        guard let initializer, let value = initializer.value(of: property.facts) else {
          values[name] = GivenValues.open(call.callee.range)
          continue
        }
        give(value, to: name, property.facts.type, in: initializer.scope, initializer.given)
      }
      addChosen(by: type)
      return
    }
    for property in properties {
      let name = property.facts.name
      if let argument = call.argument(name) {
        give(argument, to: name, property.facts.type, in: scope, outer)
      } else if let value = property.facts.initialValue, property.facts.attributes.isEmpty {
        values[name] = GivenValues.none.fixed(value, property.facts.type, in: CodeScope(property, in: type.project))
      }
    }
    addChosen(by: type)
  }

  private mutating func give(_ value: Expression, to name: String, _ type: TypeName?, in scope: CodeScope, _ outer: GivenValues) {
    let fixed = outer.fixed(value, type, in: scope)
    values[name] = fixed
    if case .other = fixed.kind, type.map({ GivenValues.texts.contains($0.base) }) ?? false {
      texts[name] = outer.text(givenTo: value) ?? (value, scope)
    }
  }

  /// Adds what computed properties come to that choose by what is given: the size of a font by a text style.
  private mutating func addChosen(by type: ProjectType) {
    for property in type.properties where property.type == type && !property.facts.isStatic && values[property.facts.name] == nil {
      guard let getter = property.facts.getter, let kind = property.facts.type, GivenValues.chosen.contains(kind.base) else { continue }
      let results = getter.returnedValues
      guard results.count > 1 || results.contains(where: \.isConditional) else { continue }
      let scope = CodeScope(property, in: type.project)
      let known = assumed(in: scope)
      guard known.sayAnything else { continue }
      let met = scope.reached(results, in: getter, known).map { decided($0, in: scope) }
      guard met.count == 1, !met[0].isConditional else { continue }
      let value = fixed(met[0], kind, in: scope)
      if case .other = value.kind { continue }
      values[property.facts.name] = value
    }
  }

  /// The types of properties that say how large something is, or what it shows.
  private static let chosen: Set<String> = ["CGFloat", "Double", "Font", "Int", "String", "UIFont"]

  /// What names stand for in the code of an object of an enumeration: itself, and its own properties asked of it.
  package init(object: Expression, of type: ProjectType) {
    values["self"] = object
    for property in type.properties where !property.facts.isStatic {
      values[property.facts.name] = Expression(range: object.range, kind: .member(object, property.facts.name))
    }
  }

  /// What names stand for.
  package init(_ pairs: [(String, Expression)]) {
    for (name, value) in pairs { values[name] = value }
  }

  /// An initialiser of a type's own, and what a call gives its parameters.
  private struct Initializer {
    private let body: [Statement]
    let scope: CodeScope
    let given: GivenValues

    init(_ function: ProjectFunction, _ call: Call, in outer: CodeScope, _ values: GivenValues) {
      body = function.body
      scope = CodeScope(function, in: outer.project)
      given = GivenValues(call, to: function.facts, in: outer, inner: scope, values)
    }

    /// The one that it hands everything on to: `self.init(title, size: .small)`.
    ///
    /// - Parameter initializers: those of the type.
    func last(of initializers: [ProjectFunction]) -> Initializer {
      guard body.count == 1, case .expression(let only) = body[0].kind, let call = only.call, call.callee.path == ["self", "init"],
        let next = initializers.only(fitting: call)
      else { return self }
      return Initializer(next, call, in: scope, given)
    }

    /// What a property is given on every path; nil where that depends on more than the call.
    func value(of property: Variable) -> Expression? {
      guard property.attributes.isEmpty, body.assignments(to: property.name) == 1 else { return nil }
      return body.lazy.compactMap { $0.assigned(to: property.name) }.first
    }
  }

  private init() {}

  /// What holds where names have the values that are given.
  ///
  /// - Parameter known: what else holds.
  package func assumed(in scope: CodeScope, beside known: Assumptions = Assumptions()) -> Assumptions {
    values.reduce(known) { known, given in
      let value = GivenValues.caseAlone(given.value, in: scope) ?? given.value
      return value.literalValue == nil ? known : known.binding(given.key, to: value, in: scope)
    }
  }

  /// A case of an enumeration of the project's without that one's name, as code asks for it.
  private static func caseAlone(_ value: Expression, in scope: CodeScope) -> Expression? {
    guard case .member(let base?, let name) = value.kind, let path = base.path, path.last?.first?.isUppercase ?? false,
      let type = scope.type(named: path.joined(separator: ".")), type.kind == .enum, type.cases.contains(where: { $0.name == name })
    else { return nil }
    return value.replacing(.member(nil, name))
  }

  /// A value that can be read anywhere: a number, a text, a case with its type.
  private func fixed(_ value: Expression, _ type: TypeName?, in scope: CodeScope) -> Expression {
    let value = applied(to: value)
    if let number = scope.length(value) { return value.replacing(.number(number)) }
    if let text = scope.text(value) { return value.replacing(.string(text)) }
    if type.map({ GivenValues.texts.contains($0.base) }) ?? scope.looksUpText(value), let text = scope.onlyText(value) {
      return value.replacing(.string(text))
    }
    switch value.kind {
    case .number, .string, .boolean, .nil: return value
    case .cast(let inner, "as", _): return fixed(inner, type, in: scope)
    case .member(nil, let name):
      guard let type, !type.base.isEmpty else { return value }
      return value.replacing(.member(Expression(range: value.range, kind: .name(type.base)), name))
    case .member(_?, _) where value.path?.first?.first?.isUppercase ?? false: return value
    case .call(let call):
      // `.systemFont(ofSize: 14)` is the same anywhere, once it says of what type.
      let callee: Expression
      switch call.callee.kind {
      case .member(nil, _): callee = fixed(call.callee, type, in: scope)
      case .member(_?, _) where call.callee.path?.first?.first?.isUppercase ?? false: callee = call.callee
      // `Text("Cancel").bold()`
      case .member(let view?, let name) where view.viewChain.root.constructedType != nil:
        callee = call.callee.replacing(.member(fixed(view, nil, in: scope), name))
      // `UIFont(name: "Lato-Bold", size: 14)`
      case .name(let made) where made.first?.isUppercase ?? false && !scope.isDeclared(made): callee = call.callee
      default: return GivenValues.open(value.range)
      }
      let arguments = call.arguments.map { Argument(label: $0.label, value: fixed($0.value, nil, in: scope)) }
      return value.replacing(.call(call.replacing(callee, arguments)))
    case .binary(let left, "??", let right):
      return value.replacing(.binary(fixed(left, type, in: scope), "??", fixed(right, type, in: scope)))
    case .member(_?, _) where type.map { GivenValues.texts.contains($0.base) } ?? false:
      return scope.givenLiterals(of: value, CodeScope.followedHands).flatMap(GivenValues.oneOf) ?? GivenValues.open(value.range)
    default: return GivenValues.open(value.range)
    }
  }

  /// The types of parameters that take a text.
  private static let texts: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "String"]

  /// One of some values, and nobody knows which.
  private static func oneOf(_ values: [Expression]) -> Expression? {
    guard let first = values.first else { return nil }
    return values.dropFirst().reduce(first) { other, value in
      Expression(range: value.range, kind: .conditional(open(value.range), value, other))
    }
  }

  /// A value of which nothing is known.
  private static func open(_ range: ByteRange) -> Expression { Expression(range: range, kind: .other([])) }
}

extension Expression {
  fileprivate var isConditional: Bool {
    if case .conditional = kind { true } else { false }
  }

  fileprivate func replacing(_ kind: Kind) -> Expression { Expression(range: range, kind: kind) }
}

extension Call {
  /// The same call of something else, or with other arguments.
  package func replacing(_ callee: Expression, _ arguments: [Argument]) -> Call {
    Call(
      callee: callee, nameRange: nameRange, typeArguments: typeArguments, arguments: arguments, parenthesized: parenthesized
    )
  }
}

extension Statement {
  /// What the statement makes of a property of the object: `self.size = size`.
  func assigned(to property: String) -> Expression? {
    guard case .expression(let expression) = kind, case .assignment(let target, "=", let value) = expression.kind,
      target.ownName == property
    else { return nil }
    return value
  }
}

extension Array where Element == Statement {
  /// How often code gives a property of the object a value.
  func assignments(to property: String) -> Int {
    var count = 0
    forEachExpression { expression, _ in
      if case .assignment(let target, _, _) = expression.kind, target.ownName == property { count += 1 }
    }
    return count
  }
}

extension CodeScope {
  /// A length in points; of several that it can be, the largest, as on the largest phone for what the screen scales. One of 0
  /// hides and doesn't count beside others.
  package func length(_ expression: Expression) -> Double? {
    length(expression, 4)
  }

  /// - Parameter depth: through how many objects' properties it is followed.
  private func length(_ expression: Expression, _ depth: Int) -> Double? {
    let values = expression.alternatives.map {
      number($0) ?? largestChosen($0, depth) ?? largestGiven($0) ?? scaledByScreen($0) ?? largestOfObjects($0, depth)
    }
    guard !values.contains(nil) else { return nil }
    return values.compactMap { $0 }.max()
  }

  /// The largest of the numbers among which a constant is chosen: `let side: CGFloat = isMain ? 20 : 16`.
  private func largestChosen(_ name: Expression, _ depth: Int) -> Double? {
    guard depth > 0, let chosen = constant(name), chosen.expression.alternatives.count > 1 else { return nil }
    return chosen.scope.length(chosen.expression, depth - 1)
  }

  /// The largest of the numbers that an object may have: a theme's padding.
  private func largestOfObjects(_ number: Expression, _ depth: Int) -> Double? {
    guard depth > 0, let property = property(namedBy: number), let type = property.type, property.mayBeNumber else { return nil }
    let question = Answers.Question(
      kind: .lengthOfObjects, subject: type.index, file: property.file, place: property.facts.nameRange.start, code: UInt32(depth)
    )
    return project.lastingAnswer(question) {
      let lengths = property.valuesOfObjects(in: project)?.map { $0.scope.length($0.expression, depth - 1) } ?? [nil]
      return lengths.contains(nil) ? nil : lengths.compactMap { $0 }.max()
    }
  }

  /// The largest of the numbers that a name stands for, where every object, or every call, is given one that is written out.
  private func largestGiven(_ name: Expression) -> Double? {
    guard let given = givenLiterals(of: name, CodeScope.followedHands) else { return nil }
    let numbers = given.map { number($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
  }
}

extension ProjectVariable {
  /// Whether it may be a number, as far as its declaration says what it is.
  fileprivate var mayBeNumber: Bool {
    facts.type.map { ["CGFloat", "Double", "Float", "Int"].contains($0.base) } ?? true
  }
}

extension Answers.Question.Kind {
  fileprivate static var lengthOfObjects: Self { Self(GivenValues.self) }
}
