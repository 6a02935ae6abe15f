// What the code that makes a view of SwiftUI's gives its properties.
extension ProjectVariable {
  /// Whether each piece of an app's code that makes the view gives the property a value, so that nobody has its initial one.
  func isGivenByAllMakers(in project: Project) -> Bool {
    guard let given = givenByMakers(in: project) else { return false }
    return given.allSatisfy { $0 != nil }
  }

  /// Whether it is a binding that each of them gives a constant, so that setting it changes nothing.
  fileprivate func isConstantBinding(in project: Project) -> Bool {
    guard facts.attributes.contains("Binding"), let given = givenByMakers(in: project) else { return false }
    return given.allSatisfy { $0?.call?.callee.isConstantBinding ?? false }
  }

  /// What each piece of an app's code that makes the view gives the property, that of previews and tests aside; nil for one
  /// that leaves it at its initial value.
  ///
  /// - Returns: nil where not all of them are seen, or there is none.
  private func givenByMakers(in project: Project) -> [Expression?]? {
    guard let type, project.index.entryPoints.areOfApp, type.isMadeByItsMembers else { return nil }
    let question = Answers.Question(kind: .givenByMakers, subject: type.index, file: file, place: facts.nameRange.start)
    return project.lastingAnswer(question) {
      let makers = type.project.code(mentioning: [type.lastName]).outsideTests.filter { !$0.isForPreviews }.map { $0.makers(of: type) }
      let calls = makers.compactMap { $0 }.flatMap { $0 }
      return makers.contains { $0 == nil } || calls.isEmpty ? nil : calls.map { $0.argument(facts.name) }
    }
  }
}

extension ProjectVariable {
  /// The few literals that a view's binding has wherever an app's code makes the view: those of the states that it is bound to, or
  /// the constant that stands for one. Nil where it may have another.
  ///
  /// - Parameter depth: through how many bindings it is followed.
  func literalsOfBinding(in project: Project, _ depth: Int) -> [Expression]? {
    guard depth > 0, facts.attributes == ["Binding"], let type, project.index.entryPoints.areOfApp, type.isMadeByItsMembers else {
      return nil
    }
    let question = Answers.Question(kind: .ofBinding, subject: type.index, file: file, place: facts.nameRange.start, code: UInt32(depth))
    return project.lastingAnswer(question) {
      var found: [Expression] = []
      for code in type.project.code(mentioning: [type.lastName]).outsideTests where !code.isForPreviews {
        guard let calls = code.makers(of: type) else { return nil }
        for call in calls {
          guard let bound = call.argument(facts.name), let literals = code.scope.literals(bound: bound, depth) else { return nil }
          found += literals
        }
      }
      return found.isEmpty ? nil : found
    }
  }
}

extension CodeScope {
  /// The literals that what a binding is made of may have: `$isShown`, `.constant(true)`.
  fileprivate func literals(bound binding: Expression, _ depth: Int) -> [Expression]? {
    if let call = binding.call { return call.callee.isConstantBinding ? call.argument(nil).flatMap { literals($0, depth) } : nil }
    guard let name = binding.ownName, name.hasPrefix("$"), let state = type?.property(String(name.dropFirst())) else { return nil }
    return state.literalsOfAllObjects(in: project, depth) ?? state.literalsOfBinding(in: project, depth - 1)
  }
}

extension ProjectType {
  /// Whether only calls that say its name and those of its members make objects of it.
  fileprivate var isMadeByItsMembers: Bool {
    isDeclared && kind == .struct && isKind(of: "View") && ownFunctions("init").isEmpty
  }
}

extension ProjectCode {
  /// The calls that make objects of a type; nil where others may: `Row.self`, `Self()`.
  func makers(of type: ProjectType) -> [Call]? {
    guard mayMean(type) else { return [] }
    var calls: [Call] = []
    var isOpen = false
    body.forEachExpression { expression, around in
      if let call = expression.call {
        if expression.constructedType?.base == type.lastName { calls.append(call) }
        if self.type == type, call.callee.ownName == "Self" { isOpen = true }
      } else if expression.lastName == type.lastName, around.parent?.call?.callee.range != expression.range {
        isOpen = true
      }
    }
    return isOpen ? nil : calls
  }

  /// Whether the code means a type by its plain name: other parts of the project may have one of that name, too.
  package func mayMean(_ type: ProjectType) -> Bool { scope.type(named: type.lastName).map { $0 == type } ?? true }

  /// Whether only the app's developers see what the code shows: outside of types and functions there are only previews.
  var isForPreviews: Bool { type?.isForPreviews ?? (function == nil && property == nil && !project.files[file].isMain) }
}

extension Expression {
  /// `.constant`, `Binding.constant`
  fileprivate var isConstantBinding: Bool {
    guard case .member(let base, "constant") = kind else { return false }
    return base == nil || base?.lastName == "Binding"
  }
}

extension CodeScope {
  /// Whether an expression sets a binding that is constant wherever the view is made: `isOn.toggle()` for `.constant(true)`.
  package func setsConstant(_ expression: Expression) -> Bool {
    let target: Expression?
    switch expression.kind {
    case .assignment(let changed, _, _): target = changed
    case .call(let call): target = call.name == "toggle" ? call.callee.base : nil
    default: target = nil
    }
    let changed = target?.lastName == "wrappedValue" ? target?.base : target
    guard let changed, let name = changed.ownName, case .property(let property)? = definition(of: name, at: changed.range) else { return false }
    return property.isConstantBinding(in: project)
  }
}

extension Answers.Question.Kind {
  fileprivate static var givenByMakers: Self { Self(GivenByMakers.self) }
  fileprivate static var ofBinding: Self { Self(OfBinding.self) }

  private enum GivenByMakers {}
  private enum OfBinding {}
}
