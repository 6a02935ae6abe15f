/// Which views of a type's code hold which others.
struct ViewHolders {
  private var holders: [ViewCode.Identity: Set<ViewCode.Identity>] = [:]
  /// The views that some code puts into one that isn't among the type's.
  private var unknown: Set<ViewCode.Identity> = []
  /// Those that hold what isn't a view of the type's, too.
  private var open: Set<ViewCode.Identity> = []

  init(of type: ProjectType) {
    let project = type.project
    let functions = project.viewHolders
    for code in type.code(mentioning: functions.union(["arrangedSubviews"]).union(project.stackMakers.keys)) {
      let resolver = ViewResolver(type: type, code: code)
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, let name = call.name else { return }
        if name == "UIStackView", case .array(let views)? = call.argument("arrangedSubviews")?.kind {
          add(views, around, to: around.made(in: code).flatMap { resolver.holder($0, around) }, resolver)
        } else if let views = project.viewsStacked(by: call) {
          add(views, around, to: around.made(in: code).flatMap { resolver.holder($0, around) }, resolver)
        } else if functions.contains(name) {
          let views = call.arguments.filter { $0.label == nil }.map(\.value)
          add(views.flatMap(\.listed), around, to: resolver.holder(call.callee.base, around), resolver)
        } else if name == "forEach", case .array(let views)? = call.callee.base?.kind, let adder = call.arguments.first?.value,
          adder.lastName.map(functions.contains) ?? false
        {
          add(views, around, to: resolver.holder(adder.base, around), resolver)
        }
      }
    }
  }

  private mutating func add(
    _ views: [Expression], _ around: [Enclosure], to holder: ViewCode.Identity?, _ resolver: ViewResolver
  ) {
    for view in views {
      let spoken = resolver.views(view, around)
      if let holder, spoken.isEmpty || spoken.contains(where: { !$0.path.isEmpty }) { open.insert(holder) }
      for spoken in spoken where spoken.path.isEmpty {
        if let holder { holders[spoken.identity, default: []].insert(holder) } else { unknown.insert(spoken.identity) }
      }
    }
  }

  /// The views of the type's that are seen to hold a view at some time.
  func all(of view: ViewCode.Identity) -> Set<ViewCode.Identity> { holders[view] ?? [] }

  /// Whether a view holds what isn't a view of the type's, too.
  func holdsOthers(_ holder: ViewCode.Identity) -> Bool { open.contains(holder) }

  /// The views that one holds at some time.
  func allViews(in holder: ViewCode.Identity) -> [ViewCode.Identity] { holders.keys.filter { all(of: $0).contains(holder) } }

  /// The only view that ever holds a view, where that is one of the type's.
  func holder(of view: ViewCode.Identity) -> ViewCode.Identity? {
    guard !unknown.contains(view), let found = holders[view], found.count == 1 else { return nil }
    return found.first
  }

  /// The views that a view alone holds.
  func views(in holder: ViewCode.Identity) -> [ViewCode.Identity] {
    holders.keys.filter { self.holder(of: $0) == holder }
  }
}

extension ViewResolver {
  /// The view that a holder's expression is: the type's own, where there is none.
  fileprivate func holder(_ expression: Expression?, _ around: [Enclosure]) -> ViewCode.Identity? {
    guard let expression else { return .object }
    guard let (identity, path) = view(expression, around), path.isEmpty else { return nil }
    return identity
  }
}

extension Expression {
  fileprivate var listed: [Expression] {
    if case .array(let elements) = kind { elements } else { [self] }
  }
}

extension Array where Element == Enclosure {
  /// The name of what is built here.
  fileprivate func made(in code: ProjectCode) -> Expression? {
    for enclosure in reversed() {
      switch enclosure {
      case .variable(let variable): return Expression(range: variable.nameRange, kind: .name(variable.name))
      case .expression(let expression):
        if case .assignment(let target, _, _) = expression.kind { return target }
        if expression.closure != nil { return nil }
      default: break
      }
    }
    return code.property.map { Expression(range: $0.nameRange, kind: .name($0.name)) }
  }
}
