// Plain views that functions of the project's make, or set up.
extension PlainViewCode {
  /// Through how many functions that make a view or set it up code is still followed.
  static let followed = 3

  /// The code of a function or a property of the project's that makes a view and hands it back, and of those that it gets it from.
  static func making(of made: Expression, in scope: CodeScope, _ outer: GivenValues = .none, depth: Int = followed) -> [PlainViewCode]? {
    guard depth > 0, let maker = Maker(made, in: scope, outer), let view = maker.view else { return nil }
    if let construction = view.construction {
      return construction.what.plainView.map { [PlainViewCode(view: view, kind: $0, given: maker.given)] }
    }
    guard let inner = view.handedOver,
      let found = making(of: inner.making, in: inner.scope, maker.given, depth: depth - 1), let kind = found.first?.kind
    else { return nil }
    return found + [PlainViewCode(view: view, kind: kind, given: maker.given)]
  }

  /// The code, after that of the functions by which it sets the view up; nil where more says how it looks than is known.
  func withSetup(_ depth: Int = followed) -> [PlainViewCode]? {
    guard !isStyled else { return nil }
    var whole: [PlainViewCode] = []
    for use in view.calls where !isHarmless(use.what) {
      guard depth > 0, let known = setup(by: use)?.withSetup(depth - 1) else { return nil }
      whole += known
    }
    if view.handed.contains(where: { !isPlaced(by: $0) && !leavesLooks($0) }) { return nil }
    return whole + [self]
  }

  /// The code of a method of the project's that is called on the view.
  private func setup(by use: ViewCode.Use<ViewCode.MemberCall>) -> PlainViewCode? {
    guard use.what.path.count == 1,
      let function = use.scope.calledFunction(use.what.call) ?? use.scope.calledFunction(use.what.call, ofAny: kind.lineage),
      let owner = function.type
    else { return nil }
    let code = ProjectCode(function, in: use.code.project)
    let given = GivenValues(use.what.call, to: function.facts, in: use.scope, inner: code.scope, self.given)
    return owner.views(in: [code]).first { $0.identity == .object }.map { PlainViewCode(view: $0, kind: kind, given: given) }
  }

  /// Whether a function of the project's that is handed the view says nothing of how large it is: `mark(skip, as: .chosen)`.
  private func leavesLooks(_ use: ViewCode.Use<ViewCode.Handing>) -> Bool {
    guard let call = use.what.call, let function = use.scope.calledFunction(call), let owner = function.type ?? use.code.type,
      call.arguments.indices.contains(use.what.position)
    else { return false }
    let view = call.arguments[use.what.position].value
    guard let parameter = call.pairs(function.facts).first(where: { $0.1 == view })?.0 else { return false }
    let handed = owner.views(in: [ProjectCode(function, in: use.code.project)]).first { view in
      if case .local(parameter.name, _, _) = view.identity { true } else { false }
    }
    return handed.map(PlainViewUse.onlyColours) ?? false
  }
}

/// A function, or a computed property, that hands over a view.
private struct Maker {
  let code: ProjectCode
  let given: GivenValues
  private let owner: ProjectType
  /// What it hands over, each time.
  private let handed: [Expression]

  init?(_ making: Expression, in scope: CodeScope, _ outer: GivenValues) {
    if let call = making.call {
      let types = PlainViewCode.Kind.allCases.map(\.name)
      guard let function = scope.calledFunction(call) ?? scope.calledFunction(call, wanting: types), let owner = function.type ?? scope.type
      else { return nil }
      code = ProjectCode(function, in: scope.project)
      given = GivenValues(call, to: function.facts, in: scope, inner: code.scope, outer)
      handed = function.body.returnedValues
      self.owner = owner
    } else {
      guard let property = scope.property(namedBy: making), let getter = property.facts.getter, let owner = property.type else { return nil }
      code = ProjectCode(property, in: scope.project)
      given = .none
      handed = getter.returnedValues
      self.owner = owner
    }
  }

  /// The only view that it ever hands over.
  var view: ViewCode? {
    guard handed.count == 1, case .name(let name) = handed[0].kind else { return nil }
    // A variable that a property hands over goes by the property's name.
    let found = owner.views(in: [code]).filter { [name, code.property?.name].contains($0.identity.name) }
    return found.count == 1 ? found[0] : nil
  }
}

extension CodeScope {
  /// The only function that a call of a method can mean, where the project gives it to the framework's types of those names.
  fileprivate func calledFunction(_ call: Call, ofAny types: [String]) -> ProjectFunction? {
    guard let name = call.name else { return nil }
    return types.flatMap { project.frameworkType($0)?.ownFunctions(name) ?? [] }.only(fitting: call)
  }
}
