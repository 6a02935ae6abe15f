extension CodeScope {
  /// The few literals of which a name stands for one whenever the code runs, though it isn't a constant: those that code sets
  /// a property to, those of which a computed one returns one, and those that all calls give a parameter. Nil where it may stand
  /// for anything else.
  ///
  /// - Parameter depth: through how many functions that hand it on the value is followed.
  package func givenLiterals(of name: Expression, _ depth: Int) -> [Expression]? {
    guard depth > 0 else { return nil }
    if let texts = rawTexts(name) { return texts }
    switch variable(name) {
    case .parameter(let parameter): return givenByEveryCall(parameter, depth)
    case .property(let property):
      return property.valueNeverSetAgain(in: project).map { [$0] } ?? property.returnedLiterals
        ?? property.literalsOfAllObjects(in: project, depth) ?? property.literalsOfBinding(in: project, depth)
    case .local(let variable):
      // What a loop goes through.
      guard case .element(let data, let place)? = variable.initialValue?.kind, place.isEmpty, let elements = fixedElements(of: data)
      else { return literalsAssigned(to: variable, depth) }
      let known = elements.map { $0.scope.literals($0.value, depth - 1) }
      return known.contains { $0 == nil } ? nil : known.flatMap { $0 ?? [] }
    case nil: return nil
    }
  }

  /// The texts that an enumeration's cases stand for, where one of them is asked for: `filter.rawValue`.
  private func rawTexts(_ text: Expression) -> [Expression]? {
    guard case .member(let base?, "rawValue") = text.kind, let kind = type(of: base).flatMap({ type(named: $0.base) }),
      kind.kind == .enum, kind.inherited.first?.base == "String", !kind.cases.isEmpty
    else { return nil }
    let texts = kind.cases.map { $0.rawValue.map(\.text) ?? $0.name }
    guard !texts.contains(nil) else { return nil }
    return texts.compactMap { $0 }.map { Expression(range: text.range, kind: .string($0)) }
  }

  /// What a name stands for, or a property of an object that is known.
  private func variable(_ name: Expression) -> Definition? {
    if case .name(let own) = name.kind { return definition(of: own, at: name.range) }
    return property(namedBy: name).map { .property($0) }
  }

  /// Through how many functions that hand it on a value is followed at most.
  package static let followedHands = 3

  /// The same for what code sets a property to: the literals themselves, or what is known of the name in their place.
  func literals(_ value: Expression, _ depth: Int) -> [Expression]? {
    let known = value.alternatives.map { $0.literalValue == nil ? givenLiterals(of: $0, depth) : [$0] }
    return known.contains { $0 == nil } ? nil : known.flatMap { $0 ?? [] }
  }

  private func givenByEveryCall(_ parameter: FunctionFacts.Parameter, _ depth: Int) -> [Expression]? {
    guard let function, let position = function.parameters.firstIndex(of: parameter), function.isCalledByNameAlone else { return nil }
    let question = Answers.Question(
      kind: .given, subject: position, file: file, place: function.nameRange.start, code: UInt32(depth)
    )
    return project.lastingAnswer(question) { valuesOfCalls(of: function, with: parameter, depth) }.literals
  }

  /// What the calls of the function whose code this is give one of its parameters.
  private func valuesOfCalls(of function: FunctionFacts, with parameter: FunctionFacts.Parameter, _ depth: Int) -> GivenLiterals {
    guard let callers = callers(of: function, with: parameter) else { return GivenLiterals([]) }
    let first = function.name == "init" ? parameter.defaultValue.map { [$0] } ?? [] : []
    return GivenLiterals(first, then: callers.code) { code in
      let scope = code.scope
      var values: [Expression?] = []
      code.body.forEachExpression { expression, around in
        if let call = expression.call, call.name.map(callers.names.contains) ?? false {
          guard call.fits(function), mayAskThisType(call, scope) else { return }
          let argument = call.pairs(function).first { $0.0 == parameter }?.1
          let value = argument ?? parameter.defaultValue
          // What a function hands to itself is what it was given.
          if code.function === function, value?.kind == .name(parameter.name) { return }
          values += value.flatMap { scope.literals($0, depth - 1) } ?? [nil]
        } else if function.name != "init", expression.lastName == function.name, around.parent?.call?.callee != expression {
          // It is handed on, to be called with anything.
          values.append(nil)
        }
      }
      return values
    }
  }

  /// Whether a call may be one of a function of this type's, rather than of another that has one of that name.
  private func mayAskThisType(_ call: Call, _ scope: CodeScope) -> Bool {
    guard let type, let base = call.callee.base, call.name != "init", let asked = scope.owner(base), asked.isDeclared,
      asked.kind != .protocol
    else { return true }
    return type.family.contains(asked) || asked.isKind(of: type.lastName)
  }

  /// All code that may call a function in such a way that it gives the parameter a value, and the names by which it does.
  /// Nil where code that isn't known may do so.
  private func callers(
    of function: FunctionFacts, with parameter: FunctionFacts.Parameter
  ) -> (code: MentioningCode, names: Set<String>)? {
    let isPrivate = function.modifiers.contains(where: ["private", "fileprivate"].contains)
    guard isPrivate || project.index.entryPoints.areOfApp && !(type?.mayBeAsked(for: function) ?? false) else { return nil }
    guard function.name == "init" else {
      let names = [function.name]
      let code = isPrivate ? project.code(mentioning: names, inFile: file) : project.code(mentioning: names)
      return (code.outsideTests.beginning(with: file), Set(names))
    }
    guard let type, let label = parameter.label, !isNamedClosure(parameter.type) else { return nil }
    let made = [type.lastName, "Self", "init"]
    // A closure may stand behind the parentheses, without a label.
    if parameter.type.namesFunction { return (project.code(mentioning: made.dropLast()).outsideTests, Set(made)) }
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

extension ProjectType {
  /// Whether code in Objective-C may call a function of the type's.
  fileprivate func mayBeAsked(for function: FunctionFacts) -> Bool {
    isOpenToObjectiveC || answersObjectiveC && ancestors.contains { $0.kind == .protocol && !$0.ownFunctions(function.name).isEmpty }
  }
}

/// The few literals that are all that is given, as the project keeps them.
struct GivenLiterals {
  /// One of each, none of them of every value that there could be; nil where something else may be given, or nothing is.
  let literals: [Expression]?

  /// - Parameters:
  ///   - values: what is given; nil for what isn't known.
  ///   - most: how many different ones are told apart.
  init(_ values: [Expression?], atMost most: Int = counted) {
    var literals: [String: Expression] = [:]
    for value in values {
      guard let value, let literal = value.literalValue else {
        self.literals = nil
        return
      }
      literals[literal] = literals[literal] ?? value
    }
    let isAnything = literals["true"] != nil && literals["false"] != nil
    let isFew = !literals.isEmpty && literals.count <= most && !isAnything
    self.literals = isFew ? literals.values.sorted { $0.range.start < $1.range.start } : nil
  }

  /// - Parameters:
  ///   - first: what is given in any case; nil for what isn't known.
  ///   - code: all that may give more.
  ///   - values: what a piece of it gives.
  init(_ first: [Expression?], then code: MentioningCode, _ values: (ProjectCode) -> [Expression?]) {
    guard first.isEmpty || GivenLiterals(first).literals != nil else {
      self.init([])
      return
    }
    var given = first
    // One piece that gives anything is enough, and what was read before it may change.
    let isOpen = code.contains { piece in
      let found = values(piece)
      guard !found.isEmpty, !piece.isForPreviews, !piece.isUnused else { return false }
      given += found
      return GivenLiterals(first + found).literals == nil
    }
    self.init(isOpen ? [] : given)
  }

  /// How many are told apart that all code together gives.
  private static let counted = 8
  /// How many are told apart of those that a switch over cases stands for.
  static let countedOfCases = 64
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
  /// What it computes: `switch self { case .paused: "play" case .playing: "pause" }`, where no other type may compute something else.
  fileprivate var returnedLiterals: [Expression]? {
    guard let type, [.enum, .struct].contains(type.kind), let getter = facts.getter, !type.hasSeveralValues(of: facts.name) else {
      return nil
    }
    return GivenLiterals(getter.returnedValues, atMost: GivenLiterals.countedOfCases).literals
  }

  fileprivate func valueNeverSetAgain(in project: Project) -> Expression? {
    guard let value = facts.initialValue, value.literalValue != nil, isNeverSetAgain(in: project),
      !(type?.hasSeveralValues(of: facts.name) ?? false)
    else { return nil }
    return value
  }

  /// Whether only its file sees it.
  package var isPrivate: Bool { facts.modifiers.contains { ["private", "fileprivate"].contains($0) } }

  /// Whether only its file can set it, whoever sees it.
  package var isSetPrivately: Bool { isPrivate || facts.modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0) } }

  /// Whether a variable keeps its first value: no code that can set it assigns to it, nor hands it on to be changed. That code is
  /// known of what only its file can set, and of an app's static variables.
  func isNeverSetAgain(in project: Project) -> Bool {
    guard !facts.isConstant, !facts.isComputed, facts.attributes.isEmpty, facts.observers.isEmpty else { return false }
    let name = facts.name
    if isSetPrivately {
      return !project.code(in: file, mentioning: [name]).contains { $0.maySet(name) }
    }
    guard facts.isStatic, project.index.entryPoints.areOfApp, let type, !type.isOpenToObjectiveC else { return false }
    return project.lastingAnswer(Answers.Question(kind: .setAgain, subject: -1, file: file, place: facts.nameRange.start)) {
      !project.code(mentioning: [name]).outsideTests.contains { $0.maySet(name) }
    }
  }
}

extension ProjectCode {
  /// Whether it gives a variable of a name, or a part of one, another value, or hands it on to be changed.
  fileprivate func maySet(_ name: String) -> Bool {
    body.containsExpression { expression in
      switch expression.kind {
      case .assignment(let target, _, _):
        if case .tuple(let parts) = target.kind { return parts.contains { $0.value.isPart(of: name) } }
        return target.isPart(of: name)
      case .call(let call):
        if expression.constructedType != nil { return call.argument(name) != nil }
        return call.callee.base?.lastName == name && project.mayChange(receiverOf: call)
      case .prefix: return expression.handedToChange?.isPart(of: name) ?? false
      case .other(let parts): return parts.contains { $0.lastName == name }
      case .keyPath(name), .selector(name): return true
      default: return false
      }
    }
  }
}

extension Project {
  /// Whether a method may change the value of what it is asked of: `isOn.toggle()`, `items.append(item)`.
  package func mayChange(receiverOf call: Call) -> Bool {
    guard let name = call.name else { return false }
    if name == "toggle" || Self.additions.contains(where: name.hasPrefix) { return true }
    return code(ofFunctionsNamed: name).contains { $0.function?.modifiers.contains("mutating") ?? false }
  }

  /// How methods are called that put something into lists and sets.
  private static let additions = ["append", "form", "insert", "merge", "replace", "swap", "update"]
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

extension Answers.Question.Kind {
  fileprivate static var setAgain: Self { Self(SetAgain.self) }

  private enum SetAgain {}
}
