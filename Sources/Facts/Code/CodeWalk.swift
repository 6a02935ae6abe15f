/// What stands around an expression, one step of it.
public enum Enclosure: Sendable {
  /// The expression that it is a part of.
  case expression(Expression)
  /// The body of the branch's alternative with that index.
  case arm(Branch, Int)
  /// A condition or the subject of the branch.
  case condition(Branch)
  /// The body of a loop.
  case loop(Loop)
  /// The body of a function declared within the code.
  case function(FunctionFacts)
  /// The initial value or the accessors of a variable declared within the code.
  case variable(Variable)
  /// The `return` that hands it out.
  case returned
}

extension Enclosure {
  /// Whether it is one of several ways that the code may take.
  package var isArm: Bool {
    if case .arm = self { true } else { false }
  }
}

extension Array where Element == Enclosure {
  /// The expression right around, with nothing between.
  public var parent: Expression? {
    guard case .expression(let parent)? = last else { return nil }
    return parent
  }

  /// What is around the casts right around: for `[:] as [String: Any]`, what takes it.
  package var withoutCasts: [Enclosure] {
    var rest = self[...]
    while case .expression(let parent)? = rest.last, case .cast = parent.kind { rest.removeLast() }
    return Array(rest)
  }

  /// The expressions around, the nearest first.
  public var expressions: [Expression] {
    reversed().compactMap { enclosure in
      guard case .expression(let expression) = enclosure else { return nil }
      return expression
    }
  }

  /// Whether the code runs only on some releases of the system: on one side of `#available`.
  package var isForSomeReleases: Bool {
    contains { if case .arm(let branch, _) = $0 { branch.asksForRelease } else { false } }
  }

  /// Whether the code runs only on one of several paths.
  public var isConditional: Bool {
    contains { enclosure in
      switch enclosure {
      case .arm: return true
      case .expression(let expression):
        switch expression.kind {
        case .conditional, .closure: return true
        case .binary(_, let name, _): return ["??", "&&", "||"].contains(name)
        default: return false
        }
      default: return false
      }
    }
  }
}

extension Branch {
  /// Whether it asks for the system's release, by `#available` or `#unavailable`.
  fileprivate var asksForRelease: Bool {
    kind != .switch && arms.contains { arm in
      arm.conditions.contains { $0.value == nil && $0.pattern == nil && $0.names.isEmpty }
    }
  }
}

extension Array where Element == Statement {
  /// Visits every expression in the code, closures and local functions included, each before its parts.
  ///
  /// - Parameter visit: is given the expression and what stands around it, the outermost first.
  public func forEachExpression(_ visit: (Expression, [Enclosure]) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var walk = CodeWalk(visit: visit)
      walk.walk(self)
    }
  }

  /// Visits the expressions that stand around a place in the code, each before its parts. The rest of it isn't looked at.
  package func forEachExpression(around place: UInt32, _ visit: (Expression, [Enclosure]) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var walk = CodeWalk(visit: visit, place: place)
      walk.walk(self)
    }
  }

  /// The variables declared in the code, at any depth, in order.
  public var declaredVariables: [Variable] {
    var found: [Variable] = []
    forEachStatement { statement in
      if case .variable(let variable) = statement.kind { found.append(variable) }
    }
    return found
  }
}

extension Array where Element == Statement {
  /// Visits every statement in the code, closures and local functions included.
  public func forEachStatement(_ visit: (Statement) -> Void) {
    for statement in self {
      visit(statement)
      switch statement.kind {
      case .function(let function): (function.body ?? []).forEachStatement(visit)
      case .branch(let branch):
        branch.forEachTested { value in value.forEachInnerBody { $0.forEachStatement(visit) } }
        branch.arms.forEach { $0.body.forEachStatement(visit) }
      case .loop(let loop):
        loop.header.forEach { value in value.forEachInnerBody { $0.forEachStatement(visit) } }
        loop.body.forEachStatement(visit)
      case .block(let body): body.forEachStatement(visit)
      case .variable(let variable):
        (variable.getter ?? []).forEachStatement(visit)
        variable.observers.forEachStatement(visit)
        variable.initialValue?.forEachInnerBody { $0.forEachStatement(visit) }
      case .expression(let value), .return(let value?), .jump(let value?):
        value.forEachInnerBody { $0.forEachStatement(visit) }
      case .return(nil), .jump(nil): break
      }
    }
  }
}

extension Expression {
  /// Visits the outermost pieces of code within the expression: bodies of closures and of branches.
  fileprivate func forEachInnerBody(_ visit: ([Statement]) -> Void) {
    switch kind {
    case .closure(let closure): visit(closure.body)
    case .branch(let branch): branch.arms.forEach { visit($0.body) }
    default: break
    }
    forEachPart { $0.forEachInnerBody(visit) }
  }

  /// Visits the expression and every one in it.
  public func forEachExpression(_ visit: (Expression, [Enclosure]) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var walk = CodeWalk(visit: visit)
      walk.walk(self)
    }
  }
}

private struct CodeWalk {
  let visit: (Expression, [Enclosure]) -> Void
  /// Only what holds it is walked through; everything if nil.
  var place: UInt32?
  var around: [Enclosure] = []

  package mutating func walk(_ statements: [Statement]) {
    for statement in statements where holdsPlace(statement.range) { walk(statement) }
  }

  private func holdsPlace(_ range: ByteRange) -> Bool { place.map { range.start <= $0 && $0 < range.end } ?? true }

  private mutating func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): walk(expression)
    case .variable(let variable): walk(variable)
    case .function(let function): inside(.function(function)) { $0.walk(function.body ?? []) }
    case .return(let value): inside(.returned) { walk in value.map { walk.walk($0) } }
    case .branch(let branch): walk(branch)
    case .loop(let loop):
      loop.header.forEach { walk($0) }
      inside(.loop(loop)) { $0.walk(loop.body) }
    case .block(let body): walk(body)
    case .jump(let value): value.map { walk($0) }
    }
  }

  private mutating func walk(_ variable: Variable) {
    inside(.variable(variable)) { walk in
      variable.initialValue.map { walk.walk($0) }
      walk.walk(variable.getter ?? [])
      walk.walk(variable.observers)
    }
  }

  private mutating func walk(_ branch: Branch) {
    inside(.condition(branch)) { walk in branch.forEachTested { walk.walk($0) } }
    for (index, arm) in branch.arms.enumerated() {
      inside(.arm(branch, index)) { $0.walk(arm.body) }
    }
  }

  package mutating func walk(_ expression: Expression) {
    guard holdsPlace(expression.range) else { return }
    visit(expression, around)
    inside(.expression(expression)) { $0.walkParts(of: expression) }
  }

  private mutating func walkParts(of expression: Expression) {
    switch expression.kind {
    case .closure(let closure): walk(closure.body)
    case .branch(let branch): walk(branch)
    default: expression.forEachPart { walk($0) }
    }
  }

  private mutating func inside(_ enclosure: Enclosure, _ body: (inout CodeWalk) -> Void) {
    around.append(enclosure)
    body(&self)
    around.removeLast()
  }
}

extension Array where Element == Statement {
  /// Visits every block of statements in the code, itself first: bodies of branches, loops, functions and closures.
  public func forEachBlock(_ visit: ([Statement]) -> Void) {
    visit(self)
    forEachStatement { statement in
      switch statement.kind {
      case .branch(let branch): branch.arms.forEach { visit($0.body) }
      case .loop(let loop): visit(loop.body)
      case .block(let body): visit(body)
      case .function(let function): visit(function.body ?? [])
      default: break
      }
    }
    forEachExpression { expression, _ in expression.closure.map { visit($0.body) } }
  }
}
