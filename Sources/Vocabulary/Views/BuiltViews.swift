/// A view, or an item of a bar or a menu, that a result builder's code builds.
public struct BuiltView {
  /// With its modifiers.
  public let expression: Expression
  /// What names mean there.
  public let scope: CodeScope
  /// What it was taken out of: a `Group`, a `ForEach`, the outermost first.
  public let containers: [Call]
}

extension CodeScope {
  /// What a result builder's code builds together, for each path through it.
  ///
  /// The content of `Group` counts in its place, that of `ForEach` as often as its data is known to have elements, and
  /// what the type's own properties and functions build where they are named. The sides of `if`, `switch` and `#if` are
  /// alternatives; a `ForEach` over something unknown builds nothing that is known.
  ///
  /// - Parameters:
  ///   - code: the builder's statements.
  ///   - transparent: further containers whose content counts in their place.
  public func builtViews(_ code: [Statement], through transparent: Set<String> = []) -> [[BuiltView]] {
    builtViews(code, through: transparent, assuming: Assumptions())
  }

  /// - Parameter assumptions: what holds where the code begins.
  package func builtViews(
    _ code: [Statement], through transparent: Set<String> = [], assuming assumptions: Assumptions
  ) -> [[BuiltView]] {
    let start = [BuiltPath(assumptions: assumptions, views: [])]
    return ViewBuilding(transparent: transparent).build(code, in: self, [], start).map(\.views)
  }
}

/// What is built along one path.
private struct BuiltPath {
  let assumptions: Assumptions
  let views: [BuiltView]

  /// More paths than anybody follows: those that build most are kept.
  private static let mostPaths = 64
  private static let mostViews = 256

  static func limited(_ paths: [BuiltPath]) -> [BuiltPath] {
    guard paths.count > mostPaths else { return paths }
    return Array(paths.sorted { $0.views.count > $1.views.count }.prefix(mostPaths))
  }

  func adding(_ more: [BuiltView]) -> BuiltPath {
    BuiltPath(assumptions: assumptions, views: Array((views + more).prefix(BuiltPath.mostViews)))
  }

  func assuming(_ assumptions: Assumptions) -> BuiltPath {
    BuiltPath(assumptions: assumptions, views: views)
  }
}

private struct ViewBuilding {
  let transparent: Set<String>
  /// How far properties and functions are still followed.
  var depth = 8

  func build(_ code: [Statement], in scope: CodeScope, _ containers: [Call], _ start: [BuiltPath]) -> [BuiltPath] {
    var paths = start
    var index = code.startIndex
    while index < code.endIndex {
      let statement = code[index]
      let sides = code[index...].prefix { $0.isSide(of: statement) }
      let alternatives = sides.isEmpty ? [statement] : Array(sides)
      let built = alternatives.flatMap { side in paths.flatMap { build(side, in: scope, containers, $0) } }
      paths = BuiltPath.limited(built)
      index += alternatives.count
    }
    return paths
  }

  private func build(
    _ statement: Statement, in scope: CodeScope, _ containers: [Call], _ path: BuiltPath
  ) -> [BuiltPath] {
    switch statement.kind {
    case .expression(let view), .return(let view?): return build(view, in: scope, containers, path)
    case .branch(let branch): return build(branch, in: scope, containers, path)
    case .block(let body): return build(body, in: scope, containers, [path])
    case .variable, .function, .loop, .return, .jump: return [path]
    }
  }

  private func build(_ branch: Branch, in scope: CodeScope, _ containers: [Call], _ path: BuiltPath) -> [BuiltPath] {
    branch.outcomes(path.assumptions, in: scope).flatMap { outcome in
      build(outcome.arm?.body ?? [], in: scope, containers, [path.assuming(outcome.assumptions)])
    }
  }

  private func build(_ view: Expression, in scope: CodeScope, _ containers: [Call], _ path: BuiltPath) -> [BuiltPath] {
    switch view.kind {
    case .branch(let branch): return build(branch, in: scope, containers, path)
    case .conditional(let condition, let first, let second):
      return [(first, true), (second, false)].flatMap { side, answer in
        path.assumptions.assuming(condition, answer, in: scope).map { build(side, in: scope, containers, path.assuming($0)) } ?? []
      }
    // An assignment or a comparison that merely stands in the code.
    case .assignment, .binary: return [path]
    default: break
    }
    let chain = view.viewChain
    if let call = chain.root.call, let name = chain.root.constructedType?.base {
      if name == "EmptyView" { return [path] }
      if name == "ForEach" { return repeated(call, in: scope, containers, path) }
      if name == "Group" || transparent.contains(name) {
        return call.content.map { build($0.body, in: scope, containers + [call], [path]) } ?? [path]
      }
    }
    if chain.modifiers.isEmpty, let inner = code(of: view, scope) {
      var followed = self
      followed.depth -= 1
      guard let call = view.call, let function = inner.scope.function else {
        return followed.build(inner.body, in: inner.scope, containers, [path])
      }
      let inside = path.assumptions.entering(function, by: call, in: scope, inner: inner.scope, sameObject: true)
      return followed.build(inner.body, in: inner.scope, containers, [path.assuming(inside)]).map { built in
        built.assuming(built.assumptions.leaving(function, to: path.assumptions))
      }
    }
    return [path.adding([BuiltView(expression: view, scope: scope, containers: containers)])]
  }

  private func repeated(_ call: Call, in scope: CodeScope, _ containers: [Call], _ path: BuiltPath) -> [BuiltPath] {
    guard let data = call.arguments.first(where: { $0.value.closure == nil })?.value, let content = call.content else {
      return [path]
    }
    let counts = scope.arrays(data, path.assumptions, CodeScope.followedConstants).compactMap { $0.elements?.count }
    guard let least = counts.min() else { return [path] }
    let start = BuiltPath(assumptions: path.assumptions, views: [])
    let once = build(content.body, in: scope, containers + [call], [start])
    return once.map { turn in
      path.assuming(turn.assumptions).adding((0..<least).flatMap { _ in turn.views })
    }
  }

  /// The builder that a name of the type's own stands for, or the body of the project's own bar content.
  private func code(of view: Expression, _ scope: CodeScope) -> (body: [Statement], scope: CodeScope)? {
    guard depth > 0 else { return nil }
    if let built = view.constructedType {
      guard let type = scope.type(named: built.base), ViewBuilding.contents.contains(where: type.isKind),
        let body = type.property("body"), let getter = body.facts.getter
      else { return nil }
      return (getter, CodeScope(body, in: scope.project))
    }
    guard let name = view.ownName ?? view.call?.callee.ownName else { return nil }
    if let call = view.call {
      return scope.calledFunction(call).map { ($0.body, CodeScope($0, in: scope.project)) }
    }
    guard case .property(let property) = scope.definition(of: name, at: view.range),
      let getter = property.facts.getter
    else { return nil }
    return (getter, CodeScope(property, in: scope.project))
  }

  /// The protocols of what is built for a bar rather than shown as one view.
  private static let contents = ["ToolbarContent", "CustomizableToolbarContent", "TabContent"]
}

extension Call {
  /// The closure that builds what a container holds.
  public var content: Closure? {
    let closures = arguments.filter { $0.value.closure != nil }
    return (closures.first { $0.label == "content" } ?? closures.first { $0.label == nil })?.value.closure
  }
}
