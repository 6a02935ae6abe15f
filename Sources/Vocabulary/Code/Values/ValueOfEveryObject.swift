// Properties of views and controllers that have the same value in every object, though they could be set.
extension ProjectVariable {
  /// The literal that an app's code gives the property wherever it gives it one.
  func valueOfEveryObject(in project: Project, _ depth: Int) -> Expression? {
    guard project.index.entryPoints.areOfApp, let owner = type, isPlainlyStored, owner.isShown,
      !owner.descendants.contains(where: { $0.property(facts.name)?.type == $0 })
    else { return nil }
    let question = Answers.Question(kind: .given, subject: -1, file: file, place: facts.nameRange.start, code: UInt32(depth))
    return project.lastingAnswer(question) {
      let values = ValuesOfProperty(name: facts.name, owner: owner, mayBeClosure: mayBeClosure(in: project), depth: depth)
      let own = facts.attributes.isEmpty ? [facts.name] : [facts.name, "$\(facts.name)", "_\(facts.name)"]
      let words = values.mayBeUnnamed ? own + [owner.lastName, "Self"] : own
      return GivenValue(firstValues, then: project.code(mentioning: words).outsideTests) { values.given(in: $0) }
    }.expression
  }

  private var isPlainlyStored: Bool {
    !facts.isComputed && !facts.isStatic && Set(facts.attributes).isSubset(of: ["State"])
      && !facts.modifiers.contains { ["lazy", "open", "override", "weak"].contains($0) }
  }

  /// Whether it holds a closure, or something that only the project has a name for.
  private func mayBeClosure(in project: Project) -> Bool {
    guard let name = facts.type else { return false }
    return name.text.contains("->") || project.type(named: name.base, from: type, in: file)?.kind == .typealias
  }

  /// What it has before anything sets it: nil, where it is a variable that may be.
  private var firstValues: [Expression?] {
    if let value = facts.initialValue { return [value] }
    guard !facts.isConstant, facts.type?.text.hasSuffix("?") ?? false else { return [] }
    return [Expression(range: facts.nameRange, kind: .nil)]
  }
}

extension ProjectType {
  /// Whether its objects are views or controllers that code alone sets up.
  fileprivate var isShown: Bool {
    isDeclared && (isKind(of: "UIResponder") || kind == .struct && isKind(of: "View")) && !isOpenToObjectiveC
  }
}

/// Looks for what a property of some type's objects is set to.
private struct ValuesOfProperty {
  let name: String
  let owner: ProjectType
  let mayBeClosure: Bool
  let depth: Int

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
        if target.lastName == "_\(name)" { found.append(nil) }
        guard target.lastName == name, mayMean(target, scope), !isPassed(expression, code, scope) else { return }
        found.append(sign == "=" ? known(value, scope) : nil)
      case .call(let call):
        if call.name == "toggle", call.callee.base?.lastName == name, !isPassed(expression, code, scope) { found.append(nil) }
        guard makesByMembers, [owner.lastName, "init", "Self"].contains(call.name) else { return }
        if let value = call.argument(name) {
          found.append(known(value, scope))
        } else if mayBeClosure, call.arguments.count > call.parenthesized {
          found.append(nil)
        }
      case .keyPath(name), .selector(name): found.append(nil)
      case .prefix where expression.handedToChange?.lastName == name: found.append(nil)
      case .name("$\(name)"), .member(_, "$\(name)"):
        if around.parent?.call?.openingFlag?.range != expression.range { found.append(nil) }
      default: break
      }
    }
    return found
  }

  /// Whether a change of it stands where code never comes.
  private func isPassed(_ change: Expression, _ code: ProjectCode, _ scope: CodeScope) -> Bool {
    depth > 1 && scope.isPassed(change.range.start, in: code.body, Assumptions(reach: depth - 1))
  }

  private func known(_ value: Expression, _ scope: CodeScope) -> Expression? {
    value.literalValue == nil ? scope.unchangedValue(of: value, depth - 1) : value
  }

  /// Whether a structure is made by what its members are, rather than by an initialiser of its own.
  private var makesByMembers: Bool { owner.kind == .struct && owner.ownFunctions("init").isEmpty }

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

extension Answers.Question.Kind {
  /// Which value a parameter or property is given wherever there is one.
  static var given: Self { Self(Given.self) }

  private enum Given {}
}
