/// The code that runs, or may run, because a function does: its own, its closures', and that of the functions and
/// computed properties of the same type, its ancestors and descendants, that it calls, to any depth.
public struct Reach: Sendable {
  public private(set) var code: [ProjectCode] = []
  private var seen: Set<ByteRangeInFile> = []

  private struct ByteRangeInFile: Hashable {
    let file: Int
    let range: ByteRange
  }

  init(from function: ProjectFunction, of type: ProjectType) {
    var pending = [function]
    while let next = pending.popLast() {
      guard seen.insert(ByteRangeInFile(file: next.file, range: next.facts.nameRange)).inserted else { continue }
      let scope = CodeScope(next, in: type.project)
      code.append(ProjectCode(body: next.body, function: next.facts, scope: scope))
      pending += follow(next.body, from: next, of: type)
    }
  }

  /// Whether any expression in the code is such a one.
  public func contains(where matches: (Expression) -> Bool) -> Bool {
    code.contains { $0.body.containsExpression(where: matches) }
  }

  /// Whether a function of one of these names is called on anything.
  public func calls(_ names: Set<String>) -> Bool {
    contains { $0.call?.name.map(names.contains) ?? false }
  }

  private mutating func follow(_ body: [Statement], from function: ProjectFunction, of type: ProjectType) -> [ProjectFunction] {
    var found: [ProjectFunction] = []
    var properties: [ProjectVariable] = []
    body.forEachExpression { expression, around in
      switch expression.kind {
      case .call(let call):
        guard let name = Reach.ownName(call.callee, in: type) else { return }
        let candidates = type.reachable(name)
        let fitting = candidates.filter { call.fits($0.facts) }
        found += (fitting.isEmpty ? candidates : fitting)
          .filter { call.callee.base?.kind != .name("super") || $0.type != function.type }
      case .name, .member:
        if case .call(let call)? = around.parent?.kind, call.callee.range == expression.range { return }
        guard let name = Reach.ownName(expression, in: type) else { return }
        if let property = type.property(name) { properties.append(property) } else { found += type.reachable(name) }
      case .selector(let name): found += type.reachable(name)
      default: break
      }
    }
    for property in properties { found += addAccessors(of: property, of: type) }
    return found
  }

  private mutating func addAccessors(of property: ProjectVariable, of type: ProjectType) -> [ProjectFunction] {
    let body = (property.facts.getter ?? []) + property.facts.observers
    guard !body.isEmpty,
      seen.insert(ByteRangeInFile(file: property.file, range: property.facts.nameRange)).inserted
    else { return [] }
    code.append(ProjectCode(body: body, property: property.facts, scope: CodeScope(property, in: type.project)))
    let function = FunctionFacts(
      name: property.facts.name, nameRange: property.facts.nameRange, parameters: [], returnType: nil,
      modifiers: [], attributes: [], body: body
    )
    return follow(body, from: ProjectFunction(facts: function, file: property.file, type: property.type), of: type)
  }

  /// The name of a member of the type itself: `name`, `self.name`, `super.name`, `Type.name`.
  private static func ownName(_ expression: Expression, in type: ProjectType) -> String? {
    if let name = expression.ownName { return name }
    guard case .member(let base?, let name) = expression.kind else { return nil }
    return base.kind == .name("super") || base.path?.joined(separator: ".") == type.name ? name : nil
  }
}

extension ProjectType {
  /// What a function of the type reaches.
  public func reach(from function: ProjectFunction) -> Reach {
    Reach(from: function, of: self)
  }

  /// The functions of that name that a call inside the type may run: overrides in descendants included.
  func reachable(_ name: String) -> [ProjectFunction] {
    callable(name) + descendants.flatMap { $0.ownFunctions(name) }
  }
}
