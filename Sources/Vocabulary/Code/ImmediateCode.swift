/// The code that runs before a function returns, and what it puts off.
public struct ImmediateCode {
  /// The function itself, and those that it calls.
  public private(set) var code: [ProjectCode] = []

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange
  }

  package init(of function: ProjectFunction, in type: ProjectType) {
    var seen: Set<Place> = []
    var pending = [(function: function, type: type)]
    while let (next, type) = pending.popLast() {
      guard seen.insert(Place(file: next.file, range: next.facts.nameRange)).inserted else { continue }
      let code = ProjectCode(next, in: type.project)
      self.code.append(code)
      let scope = code.scope
      code.forEachImmediateExpression { expression, _ in
        guard let call = expression.call, let name = call.name else { return }
        let receiver = call.callee.ownName == nil ? call.callee.base.flatMap { scope.object($0) } : type
        guard let receiver else { return }
        pending += receiver.callable(name).filter { call.fits($0.facts) }.map { ($0, receiver) }
      }
    }
  }

  /// Visits each expression that is evaluated before the function returns.
  public func forEachExpression(_ visit: (Expression, [Enclosure], ProjectCode) -> Void) {
    for code in code { code.forEachImmediateExpression { visit($0, $1, code) } }
  }
}

extension ProjectType {
  /// The code that runs before a function of the type returns: without what it hands to a queue, a timer or a task, and
  /// without closures that somebody else may keep.
  public func immediateCode(of function: ProjectFunction) -> ImmediateCode {
    ImmediateCode(of: function, in: self)
  }
}

extension ProjectCode {
  fileprivate func forEachImmediateExpression(_ visit: (Expression, [Enclosure]) -> Void) {
    body.forEachExpression { expression, around in
      if !around.isPutOff { visit(expression, around) }
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether the code runs in an animation's closure: a flash, not a state.
  package var isAnimated: Bool { expressions.contains { $0.call?.name?.lowercased().contains("anima") ?? false } }

  /// Whether code here runs at another time than what stands around it.
  fileprivate var isPutOff: Bool {
    if contains(where: { if case .function = $0 { true } else { false } }) { return true }
    let expressions = self.expressions
    return expressions.indices.contains { index in
      guard case .closure = expressions[index].kind else { return false }
      guard index + 1 < expressions.count, let call = expressions[index + 1].call else { return true }
      return call.callee.range != expressions[index].range && !Callers.callAtOnce(call)
    }
  }
}

private enum Callers {
  /// Functions that run their closure before they return.
  static func callAtOnce(_ call: Call) -> Bool {
    Builders.configures(call) || call.name.map(atOnce.contains) ?? false
  }

  private static let atOnce: Set<String> = [
    "sync", "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "first", "contains",
    "performWithoutAnimation", "performAndWait", "withExtendedLifetime", "autoreleasepool",
  ]
}
