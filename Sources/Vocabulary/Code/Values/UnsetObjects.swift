// Objects that an app's own objects could have, and that nobody ever gives them.
extension CodeScope {
  /// Whether a chain of members comes to something that is never there, so that nothing of it runs: `appDelegate.window?.rootViewController`
  /// in an app of which only scenes have windows.
  func isNeverThere(_ chain: Expression) -> Bool {
    guard project.index.entryPoints.areOfApp else { return false }
    if let property = property(namedBy: chain), property.isOfScreens(in: project), property.isNeverGiven(in: project) { return true }
    guard case .member(let base?, _) = chain.kind else { return chain.call.map { isNeverThere($0.callee) } ?? false }
    return isNeverThere(base)
  }

  /// Whether an expression names a delegate of the type's own to which no code of the app gives an object: `delegate` in
  /// `delegate?.didTap(self)`.
  func isUnsetDelegate(_ expression: Expression) -> Bool {
    guard project.index.entryPoints.areOfApp, let name = expression.ownName,
      case .property(let property)? = definition(of: name, at: expression.range)
    else { return false }
    return property.isNeverGiven(in: project)
  }
}

extension ProjectVariable {
  /// Whether it is a window, screen or view that a controller, a view or the app's delegate may have. What decoders fill isn't so.
  fileprivate func isOfScreens(in project: Project) -> Bool {
    guard let type, type.isKind(of: "UIResponder"), let held = facts.type,
      ["UIView", "UIViewController"].contains(where: { project.isKind(held, of: $0, from: type, in: file) })
    else { return false }
    return !modifiersSayMore && !isGivenByFramework(in: project)
  }

  /// Whether others than the code that says its name may set it.
  private var modifiersSayMore: Bool { facts.modifiers.contains { ["open", "override", "public"].contains($0) } }

  /// Whether the system sets it: the window of an app's delegate where no scene has one, and that of a scene.
  private func isGivenByFramework(in project: Project) -> Bool {
    facts.name == "window" && !(type?.isKind(of: "UIApplicationDelegate") ?? false && project.hasSceneDelegate)
  }

  /// Whether it is an optional variable of a class's that begins with nothing, and to which no code of the app gives an object.
  fileprivate func isNeverGiven(in project: Project) -> Bool {
    guard let owner = type, owner.kind == .class, facts.initialValue == nil, facts.attributes.isEmpty, !facts.isComputed, !facts.isStatic,
      !facts.isConstant, let asked = facts.type, asked.isOptional, !project.shared.foreignWords.contain(owner.lastName)
    else { return false }
    let question = Answers.Question(kind: .neverGiven, subject: owner.index, file: file, place: facts.nameRange.start)
    return project.lastingAnswer(question) {
      project.code(mentioning: [facts.name]).outsideTests.allSatisfy { !$0.mayGive(facts.name, of: owner, asked) }
    }
  }
}

extension ProjectCode {
  /// Whether it may give an object of a class, or of its kin, something for a property.
  fileprivate func mayGive(_ property: String, of owner: ProjectType, _ asked: TypeName) -> Bool {
    let scope = scope
    let kin = owner.family
    return body.containsExpression { expression in
      guard case .assignment(let target, _, let value) = expression.kind else {
        return expression.kind == .keyPath(property) || expression.handedToChange?.lastName == property
      }
      if case .tuple(let parts) = target.kind { return parts.contains { $0.value.lastName == property } }
      guard target.lastName == property, !value.isNil else { return false }
      guard let receiver = target.base else { return type.map(kin.contains) ?? true }
      if value.isSelf, let type, !type.isKind(of: asked.base) { return false }
      if let type = scope.owner(receiver), type.isDeclared { return kin.contains(type) }
      return scope.type(of: receiver).map { !FrameworkTypes.isFramework($0.base) } ?? true
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var neverGiven: Self { Self(NeverGiven.self) }

  private enum NeverGiven {}
}
