// Properties that have one of a few values in every object, though they could be set to others.
extension ProjectVariable {
  /// The few literals that an app's code gives a property of views, controllers, what these observe, or values that only code
  /// makes; nil where it may give it anything.
  func literalsOfAllObjects(in project: Project, _ depth: Int) -> [Expression]? {
    guard project.index.entryPoints.areOfApp, let owner = type, isPlainlyStored,
      owner.isShown || owner.isObserved || owner.isPlainValue || isClosure(of: owner),
      !owner.descendants.contains(where: { $0.property(facts.name)?.type == $0 })
    else { return nil }
    let question = Answers.Question(kind: .given, subject: -1, file: file, place: facts.nameRange.start, code: UInt32(depth))
    return project.lastingAnswer(question) {
      let values = ValuesOfProperty(
        name: facts.name, owner: owner, mayBeClosure: mayBeClosure(in: project), atFirst: valueWithoutAnything, depth: depth
      )
      let words = values.mayBeUnnamed ? values.words + [owner.lastName, "Self"] : values.words
      // Most that may be anything is set so where it is declared.
      let code = isSetPrivately ? project.code(mentioning: words, inFile: file) : project.code(mentioning: words).beginning(with: file)
      return GivenLiterals(isGivenByAllMakers(in: project) ? [] : firstValues, then: code.outsideTests) { values.given(in: $0) }
    }.literals
  }

  /// Whether only code can give it a value, whoever makes the object.
  private func isClosure(of owner: ProjectType) -> Bool {
    owner.isDeclared && !owner.isOpenToObjectiveC && facts.type?.namesFunction ?? false
  }

  private var isPlainlyStored: Bool {
    !facts.isComputed && !facts.isStatic && Set(facts.attributes).isSubset(of: ["Published", "State"])
      && !facts.modifiers.contains { ["lazy", "override", "weak"].contains($0) }
  }

  /// What it has at first, where that is a flag that isn't set, a list that holds nothing, or nil.
  private var valueWithoutAnything: Expression? {
    guard let value = facts.initialValue else { return firstValues.compactMap { $0 }.first }
    return ["false", "nil", Expression.emptyList].contains(value.literalValue) ? value : nil
  }

  /// What it has before anything sets it: nil, where it is a variable that may be.
  private var firstValues: [Expression?] {
    if let value = facts.initialValue { return [value] }
    guard !facts.isConstant, facts.type?.isOptional ?? false else { return [] }
    return [Expression(range: facts.nameRange, kind: .nil)]
  }
}

extension ProjectType {
  /// Whether its objects are views or controllers that code alone sets up.
  fileprivate var isShown: Bool {
    guard isDeclared, !isOpenToObjectiveC else { return false }
    // Those of packages are called so.
    let isNamedSo = ([self] + ancestors).contains { $0.inherited.first?.base.hasSuffix("ViewController") ?? false }
    return isKind(of: "UIResponder") || kind == .struct && isKind(of: "View") || kind == .class && isNamedSo
  }

  /// Whether views observe its objects, or show what these say, and nothing but code makes them.
  fileprivate var isObserved: Bool {
    guard isDeclared, kind == .class, !isOpenToObjectiveC, !["Codable", "Decodable", "Mappable"].contains(where: isKind) else { return false }
    return isKind(of: "ObservableObject") || ["ViewModel", "Presenter"].contains(where: lastName.hasSuffix)
      || entry.places.contains { $0.header.attributes.contains("Observable") }
  }

  /// Whether it is a structure or a class of its own of which only code makes objects: nothing reads them out of a file or an
  /// answer.
  fileprivate var isPlainValue: Bool {
    isDeclared && (kind == .struct || kind == .class && !isOpenToObjectiveC) && inherited.allSatisfy { Self.plain.contains($0.base) }
      && entry.places.allSatisfy(\.header.attributes.isEmpty)
  }

  private static let plain: Set<String> = [
    "ButtonStyle", "DisclosureGroupStyle", "Equatable", "GroupBoxStyle", "Hashable", "Identifiable", "LabelStyle", "MenuStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Sendable", "TextFieldStyle", "ToggleStyle", "ViewModifier",
  ]
}

/// Looks for what a property of some type's objects is set to.
private struct ValuesOfProperty {
  let name: String
  let owner: ProjectType
  var mayBeClosure = false
  /// Whether it is another's property, which whoever makes the object hands over.
  var isBinding = false
  /// What it has at first, if it is a flag that isn't set, an empty list, or nil. What is there only while the flag is set, or for
  /// what the list holds, can't be what sets or fills it.
  var atFirst: Expression?
  let depth: Int

  /// The words of which code says one that sets it.
  var words: [String] { [name, "$\(name)", "_\(name)"] }

  /// Whether a call that makes such an object may give it without saying its name: behind the parentheses.
  var mayBeUnnamed: Bool { mayBeClosure && makesByMembers }

  /// What a piece of code sets it to; nil for what isn't known.
  func given(in code: ProjectCode) -> [Expression?] {
    let scope = code.scope
    var found: [Expression?] = []
    code.body.forEachExpression { expression, around in
      switch expression.kind {
      case .assignment(let target, let sign, let value):
        if case .tuple(let parts) = target.kind, parts.contains(where: { $0.value.lastName == name }) { found.append(nil) }
        if target.lastName == "_\(name)", mayMean(target, scope) {
          found += sign == "=" ? value.stateValue.map { known($0, scope) } ?? [nil] : [nil]
        }
        let changed = isBinding && target.lastName == "wrappedValue" ? target.base : target
        guard let changed, changed.lastName == name, mayMean(changed, scope), !isPassed(expression, code, scope) else { return }
        found += sign == "=" ? known(value, scope) : [nil]
      case .call(let call):
        if call.name == "toggle", let flag = call.callee.base, flag.lastName == name, mayMean(flag, scope),
          !isPassed(expression, code, scope)
        {
          found.append(nil)
        }
        if let changed = call.callee.base, changed.lastName == name, code.project.mayChange(receiverOf: call), mayMean(changed, scope),
          !isPassed(expression, code, scope)
        {
          found.append(nil)
        }
        guard makesByMembers, !isBinding, mayMake(call) else { return }
        if let value = call.argument(name) {
          found += known(value, scope)
        } else if mayBeClosure, call.arguments.count > call.parenthesized {
          found.append(nil)
        }
      case .keyPath(name), .keyPath("$\(name)"), .selector(name): found.append(nil)
      case .prefix:
        guard let changed = expression.handedToChange, changed.lastName == name, mayMean(changed, scope),
          !isPassed(expression, code, scope)
        else { return }
        found.append(nil)
      case .name, .member:
        guard let bound = expression.bound, bound.lastName == name, mayMean(bound, scope), !isPassed(expression, code, scope) else {
          return
        }
        found += handedOn(expression, around, scope)
      default: break
      }
    }
    return found
  }

  /// What those set it to who are handed a binding to it.
  private func handedOn(_ binding: Expression, _ around: [Enclosure], _ scope: CodeScope) -> [Expression?] {
    guard let call = around.parent?.call, let argument = call.arguments.first(where: { $0.value.range == binding.range }) else {
      return [nil]
    }
    if call.openingBinding?.range == binding.range { return [] }
    guard depth > 1, let label = argument.label, let name = call.callee.ownName, let view = scope.type(named: name),
      view.isDeclared, view.kind == .struct, view.isKind(of: "View"), view.ownFunctions("init").isEmpty,
      let property = view.property(label), property.facts.attributes == ["Binding"]
    else { return [nil] }
    let values = ValuesOfProperty(name: label, owner: view, isBinding: true, atFirst: atFirst, depth: depth - 1)
    var given: [Expression?] = []
    for code in view.project.code(mentioning: values.words).beginning(with: property.file).outsideTests where !given.contains(nil) {
      given += values.given(in: code)
    }
    return given
  }

  /// Whether a change of it stands where code never comes.
  private func isPassed(_ change: Expression, _ code: ProjectCode, _ scope: CodeScope) -> Bool {
    guard depth > 1 else { return false }
    var known: Assumptions? = Assumptions(reach: depth - 1)
    if let atFirst, isOwn(scope.type), !isShadowed(at: change.range, scope) {
      let property = Expression(range: change.range, kind: .name(name))
      let isFlag = atFirst.kind == .boolean(false)
      known = isFlag ? known?.assuming(property, false, in: scope) : known?.binding(name, to: atFirst, in: scope)
    }
    return known.map { scope.isPassed(change.range.start, in: code.body, $0) } ?? false
  }

  /// Whether something else goes by the property's name at a place: a parameter, a variable, or what a pattern or a loop binds; not
  /// what has the property's own value, as in `if let user = user`.
  private func isShadowed(at place: ByteRange, _ scope: CodeScope) -> Bool {
    switch scope.definition(of: name, at: place) {
    case .parameter: return true
    case .local(let variable):
      guard let value = variable.initialValue, value.ownName == name else { return true }
      return isShadowed(at: value.range, scope)
    case .property, nil: return false
    }
  }

  private func known(_ value: Expression, _ scope: CodeScope) -> [Expression?] { scope.literals(value, depth - 1) ?? [nil] }

  /// Whether a structure is made by what its members are, rather than by an initialiser of its own.
  private var makesByMembers: Bool { owner.kind == .struct && owner.ownFunctions("init").isEmpty }

  /// Whether a call may make such an object by what its members are: by the type's name, or by `init` with labels of these alone.
  private func mayMake(_ call: Call) -> Bool {
    if call.name == owner.lastName { return true }
    guard ["init", "Self"].contains(call.name) else { return false }
    return call.arguments.allSatisfy { $0.label.map { owner.property($0)?.type == owner } ?? true }
  }

  private func mayMean(_ target: Expression, _ scope: CodeScope) -> Bool {
    switch target.kind {
    case .name: return scope.local(name, before: target.range) == nil && isOwn(scope.type)
    case .member(let base?, _):
      if base.isSelf { return isOwn(scope.type) }
      guard let known = scope.type(of: base), let type = scope.type(named: known.base), type.isDeclared else { return true }
      return type.kind == .protocol || isOwn(type)
    default: return true
    }
  }

  private func isOwn(_ type: ProjectType?) -> Bool {
    guard let type else { return true }
    return owner.family.contains(type) || type.enclosing.map { isOwn($0) } ?? false
  }
}

extension Expression {
  /// What a state begins with: `false` of `State(initialValue: false)`.
  fileprivate var stateValue: Expression? {
    guard let call, ["State", "init"].contains(call.name) else { return nil }
    return call.argument("initialValue") ?? call.argument("wrappedValue")
  }
}

extension Answers.Question.Kind {
  /// Which value a parameter or property is given wherever there is one.
  static var given: Self { Self(Given.self) }

  private enum Given {}
}
