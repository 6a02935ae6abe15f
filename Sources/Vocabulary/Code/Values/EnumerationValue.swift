extension CodeScope {
  /// `Size.small.rawValue`, and `Size.small.height` or `Size.fixed(44).height`: what a property of an enumeration comes to for one of
  /// its cases, where it returns one value, or tells the cases apart by a `switch`.
  func enumerationValue(_ name: String, of base: Expression) -> (expression: Expression, scope: CodeScope)? {
    guard let known = KnownCase(base, in: self) else { return nil }
    if name == "rawValue" {
      return known.facts.rawValue.map { ($0, CodeScope(project, type: known.type, file: known.type.files.first ?? file)) }
    }
    guard let property = known.type.property(name, from: file), let value = property.facts.getter.flatMap(known.value) else { return nil }
    return (value, CodeScope(property, in: project))
  }
}

/// A value of an enumeration whose case is written out: `Size.small`, `Size.fixed(44)`.
private struct KnownCase {
  let type: ProjectType
  let facts: TypeFacts.Case
  /// The associated values, in order.
  private let held: [Expression]
  /// What names mean in its code: itself, and its own properties.
  private let given: GivenValues

  init?(_ value: Expression, in scope: CodeScope) {
    let named = value.call?.callee ?? value
    guard case .member(let owner?, let name) = named.kind, let path = owner.path,
      let type = scope.type(named: path.joined(separator: ".")), type.kind == .enum,
      let facts = type.cases.first(where: { $0.name == name })
    else { return nil }
    self.type = type
    self.facts = facts
    held = value.call?.arguments.map(\.value) ?? []
    given = GivenValues(object: value, of: type)
  }

  /// The one value that its code returns for it; nil where that isn't known.
  func value(of getter: [Statement]) -> Expression? { value(of: getter, given) }

  private func value(of code: [Statement], _ given: GivenValues) -> Expression? {
    guard let branch = code.onlySwitch else {
      let values = code.returnedValues
      return values.count == 1 ? given.applied(to: values[0]) : nil
    }
    guard let subject = branch.subject else { return nil }
    let asked = subject.isSelf ? facts.name : given.applied(to: subject).lastName
    guard let asked, subject.isSelf || subject.ownName != asked, let (arm, met) = branch.arm(for: asked) else { return nil }
    let bound = subject.isSelf && met?.names.count == held.count ? Array(zip(met?.names ?? [], held)) : []
    return value(of: arm.body, given.adding(GivenValues(bound)))
  }
}

extension Branch {
  /// The alternative for a case, and the pattern that names it, if one does.
  fileprivate func arm(for name: String) -> (Arm, Condition?)? {
    for arm in arms {
      if arm.isFallback { return (arm, nil) }
      if let met = arm.conditions.first(where: { $0.pattern?.lastName == name }) { return (arm, met) }
    }
    return nil
  }
}

extension Array where Element == Statement {
  /// The `switch` that the code consists of.
  fileprivate var onlySwitch: Branch? {
    guard count == 1 else { return nil }
    let branch: Branch? =
      switch self[0].kind {
      case .branch(let found): found
      case .return(let value?), .expression(let value):
        if case .branch(let found) = value.kind { found } else { nil }
      default: nil
      }
    return branch?.kind == .switch ? branch : nil
  }
}
