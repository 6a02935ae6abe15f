/// An initialiser that a project gives to `Image` or `UIImage`, and what it comes to: `Image(icon: .close)`.
struct OwnImageInitializer {
  /// The initialiser that it calls in turn, with what it is given; nil where that isn't all that it does.
  let made: Call?
  let scope: CodeScope

  fileprivate init(_ function: ProjectFunction, _ call: Call, in outer: CodeScope) {
    scope = CodeScope(function, in: outer.project)
    let given = GivenValues(call, to: function.facts, in: outer, inner: scope, .none)
    guard function.body.count == 1, case .expression(let expression) = function.body[0].kind else {
      made = nil
      return
    }
    let value: Expression
    if case .assignment(let target, "=", let assigned) = expression.kind, target.isSelf { value = assigned } else { value = expression }
    let isInitializer = value.call?.callee.lastName == "init" || value.constructedType != nil
    made = isInitializer ? given.applied(to: value).call : nil
  }
}

extension CodeScope {
  /// The initialiser of the project's own that a call means; nil where it is the system's.
  func ownInitializer(of image: String, _ call: Call) -> OwnImageInitializer? {
    let own = project.frameworkType(image)?.ownFunctions("init") ?? []
    return own.filter { mayTake(call, $0.facts) }.only(fitting: call).map { OwnImageInitializer($0, call, in: self) }
  }

  /// Whether an initialiser takes what the system's takes for the name of a picture, a text or a member of the catalog's.
  private func mayTake(_ call: Call, _ initializer: FunctionFacts) -> Bool {
    guard let first = call.arguments.first, first.label == nil, let parameter = initializer.parameters.first,
      let type = type(named: parameter.type.base), type.isDeclared
    else { return true }
    switch first.value.kind {
    case .string: return false
    case .member(nil, let member): return type.cases.contains { $0.name == member } || type.property(member, from: file) != nil
    default: return true
    }
  }
}
