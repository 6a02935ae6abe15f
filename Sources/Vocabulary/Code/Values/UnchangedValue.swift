extension CodeScope {
  /// The value that a name has whenever the code runs, though it isn't a constant: a property that nothing sets to another
  /// one, and a parameter that every call gives the same literal.
  ///
  /// - Parameter depth: through how many functions that hand it on the value is followed.
  func unchangedValue(of name: Expression, _ depth: Int) -> Expression? {
    guard depth > 0, let own = name.ownName else { return nil }
    let meaning = name.path == [own] ? definition(of: own, at: name.range) : type?.property(own).map { .property($0) }
    switch meaning {
    case .parameter(let parameter): return givenByEveryCall(parameter, depth)
    case .property(let property):
      return property.valueNeverSetAgain(in: project) ?? property.valueOfEveryObject(in: project, depth)
    case .local, nil: return nil
    }
  }

  /// Through how many functions that hand it on a value is followed at most.
  static let followedHands = 3

  private func givenByEveryCall(_ parameter: FunctionFacts.Parameter, _ depth: Int) -> Expression? {
    guard let function, let position = function.parameters.firstIndex(of: parameter), function.isCalledByNameAlone else { return nil }
    let question = Answers.Question(
      kind: .given, subject: position, file: file, place: function.nameRange.start, code: UInt32(depth)
    )
    return project.lastingAnswer(question) { valueOfCalls(of: function, with: parameter, depth) }.expression
  }

  /// What the calls of the function whose code this is give one of its parameters.
  private func valueOfCalls(of function: FunctionFacts, with parameter: FunctionFacts.Parameter, _ depth: Int) -> GivenValue {
    guard let callers = callers(of: function, with: parameter) else { return GivenValue([]) }
    let first = function.name == "init" ? parameter.defaultValue.map { [$0] } ?? [] : []
    return GivenValue(all: first, then: callers.code) { code in
      let scope = code.scope
      var values: [Expression?] = []
      code.body.forEachExpression { expression, around in
        if let call = expression.call, call.name.map(callers.names.contains) ?? false {
          guard call.fits(function) else { return }
          let argument = call.pairs(function).first { $0.0 == parameter }?.1
          let value = argument ?? parameter.defaultValue
          // What a function hands to itself is what it was given.
          if code.function === function, value?.kind == .name(parameter.name) { return }
          values.append(value.flatMap { $0.literalValue == nil ? scope.unchangedValue(of: $0, depth - 1) : $0 })
        } else if function.name != "init", expression.lastName == function.name, around.parent?.call?.callee != expression {
          // It is handed on, to be called with anything.
          values.append(nil)
        }
      }
      return values
    }
  }

  /// All code that may call a function in such a way that it gives the parameter a value, and the names by which it does.
  /// Nil where code that isn't known may do so.
  private func callers(
    of function: FunctionFacts, with parameter: FunctionFacts.Parameter
  ) -> (code: MentioningCode, names: Set<String>)? {
    let isPrivate = function.modifiers.contains(where: ["private", "fileprivate"].contains)
    guard isPrivate || project.index.entryPoints.areOfApp && !(type?.isOpenToObjectiveC ?? false) else { return nil }
    guard function.name == "init" else {
      let names = [function.name]
      let code = isPrivate ? project.code(mentioning: names, inFile: file) : project.code(mentioning: names)
      return (code.outsideTests, Set(names))
    }
    guard let type, let label = parameter.label, !isNamedClosure(parameter.type) else { return nil }
    let made = [type.lastName, "Self", "init"]
    // A closure may stand behind the parentheses, without a label.
    if parameter.type.text.contains("->") { return (project.code(mentioning: made.dropLast()).outsideTests, Set(made)) }
    let names = made.dropLast().map { Word($0) }
    // A call that leaves another's label out leaves it to the default.
    let code = project.code(mentioning: [label]).outsideTests.inFiles { [project] file in
      names.contains { project.mayHold($0, file) } || project.spelling(ofMember: "init", in: file) != .absent
    }
    return (code, Set(made))
  }

  /// Whether the project has a name of its own for a type, which may be one of closures.
  private func isNamedClosure(_ type: TypeName) -> Bool { self.type(named: type.base)?.kind == .typealias }
}

/// The one literal that values are, as the project keeps it.
struct GivenValue {
  let expression: Expression?

  init(_ values: [Expression?]) {
    let literals = Set(values.map { $0?.literalValue })
    expression = literals.count == 1 && literals.first != .some(nil) ? values.first ?? nil : nil
  }

  /// - Parameters:
  ///   - first: what is given in any case; nil for what isn't known.
  ///   - code: all that may give more. It is read for as long as nothing else is given than before.
  ///   - values: what a piece of it gives.
  init(all first: [Expression?], then code: MentioningCode, _ values: (ProjectCode) -> [Expression?]) {
    var given = first
    var code = code
    while given.isEmpty || GivenValue(given).expression != nil, let piece = code.next() {
      given = Array(given.prefix(1)) + values(piece)
    }
    self.init(given)
  }

  /// The same, where one piece of code may tell that no value is the only one.
  init(_ first: [Expression?], then code: MentioningCode, _ values: (ProjectCode) -> [Expression?]) {
    guard !first.isEmpty else {
      self.init(all: [], then: code, values)
      return
    }
    let own = GivenValue(first)
    // One piece that gives another value is enough, and none needs to be looked for where no value is known.
    let literal = own.expression?.literalValue
    let differs = literal == nil || code.contains { values($0).contains { $0?.literalValue != literal } }
    self = differs ? GivenValue([]) : own
  }
}

extension FunctionFacts {
  /// Whether only code that says its name calls it: no framework by a protocol or a superclass, and nobody outside.
  fileprivate var isCalledByNameAlone: Bool {
    let others: Set<String> = ["override", "open", "required", "dynamic", "optional"]
    guard hasBody, !["subscript", "deinit"].contains(name), !modifiers.contains(where: others.contains),
      Set(attributes).isSubset(of: ["discardableResult", "inlinable", "MainActor", "ViewBuilder"])
    else { return false }
    // `tableView(_ tableView: …)`, `scrollViewDidScroll(_ scrollView: …)`: so do delegates call their methods.
    guard let first = parameters.first, first.label == nil else { return true }
    return !name.hasPrefix(first.name)
  }
}

extension ProjectVariable {
  fileprivate func valueNeverSetAgain(in project: Project) -> Expression? {
    guard let value = facts.initialValue, value.literalValue != nil, isNeverSetAgain(in: project) else { return nil }
    return value
  }

  /// Whether only its file sees it.
  package var isPrivate: Bool { facts.modifiers.contains { ["private", "fileprivate"].contains($0) } }

  /// Whether a private variable keeps its first value: its file never assigns to it, nor hands it on to be changed.
  func isNeverSetAgain(in project: Project) -> Bool {
    guard isPrivate, !facts.isConstant, !facts.isComputed, facts.attributes.isEmpty, facts.observers.isEmpty else { return false }
    let name = facts.name
    return !project.code(in: file, mentioning: [name]).contains { code in
      code.body.containsExpression { expression in
        switch expression.kind {
        case .assignment(let target, _, _):
          if case .tuple(let parts) = target.kind { return parts.contains { $0.value.isPart(of: name) } }
          return target.isPart(of: name)
        case .call(let call):
          if expression.constructedType != nil { return call.argument(name) != nil }
          return call.name == "toggle" && call.callee.base?.lastName == name
        case .prefix: return expression.handedToChange?.isPart(of: name) ?? false
        case .other(let parts): return parts.contains { $0.lastName == name }
        case .keyPath(name), .selector(name): return true
        default: return false
        }
      }
    }
  }
}

extension Expression {
  /// Whether it is a variable, or something of its value: `size`, `self.size.width`, `sizes[0]`.
  fileprivate func isPart(of variable: String) -> Bool {
    if lastName == variable { return true }
    switch kind {
    case .member(let base?, _), .element(let base, _): return base.isPart(of: variable)
    default: return false
    }
  }
}
