/// Runs through code in the order of its statements, path by path, and gathers what is added to an array or an object.
struct ElementWalk {
  let scope: CodeScope
  /// The names by which the code calls it, `self` left out.
  let path: [String]
  /// The methods that add their first argument to an object; nil for an array.
  let adders: Set<String>?
  /// Where the walk ends.
  let place: ByteRange
  let depth: Int

  /// Functions that hand on an array with as many elements as they are given.
  static let keepers: Set<String> = [
    "map", "reversed", "sorted", "shuffled", "enumerated", "sort", "reverse", "shuffle",
  ]

  /// Methods that only look at an array.
  private static let questions: Set<String> = [
    "contains", "first", "last", "firstIndex", "lastIndex", "forEach", "filter", "compactMap", "flatMap", "reduce",
    "reserveCapacity", "index", "allSatisfy", "min", "max", "joined", "prefix", "suffix", "dropFirst", "dropLast", "elementsEqual",
  ]

  func run(_ code: [Statement], _ start: [ArrayPath]) -> [ArrayPath] {
    var paths = start
    var index = code.startIndex
    while index < code.endIndex, code[index].range.start < place.end, !paths.isEmpty {
      let statement = code[index]
      let sides = code[index...].prefix { $0.isSide(of: statement) }
      if code[index...].prefix(max(sides.count, 1)).contains(where: { $0.range.contains(place) }) {
        return enter(Array(code[index...].prefix(max(sides.count, 1))), paths)
      }
      paths = ArrayPath.limited(sides.count > 1 ? sides.flatMap { apply($0, paths) } : apply(statement, paths))
      index += max(sides.count, 1)
    }
    return paths
  }

  // MARK: Up to the place

  /// What holds where the place lies within a statement, or one of the sides of `#if`.
  private func enter(_ statements: [Statement], _ paths: [ArrayPath]) -> [ArrayPath] {
    for statement in statements {
      switch statement.kind {
      case .block(let body) where body.contains(place): return run(body, paths)
      case .loop(let loop) where loop.body.contains(place): return run(loop.body, paths)
      case .function(let function): return run(function.body ?? [], paths)
      case .branch(let branch): return enter(branch, paths)
      case .expression(let value), .return(let value?), .jump(let value?): return enter(value, paths)
      case .variable(let variable):
        return variable.initialValue.map { enter($0, paths) }
          ?? run((variable.getter ?? []) + variable.observers, paths)
      default: continue
      }
    }
    return paths
  }

  private func enter(_ branch: Branch, _ paths: [ArrayPath]) -> [ArrayPath] {
    guard let arm = branch.arms.first(where: { $0.body.contains(place) }) else { return paths }
    return paths.flatMap { path in
      branch.outcome(of: arm, path.assumptions, in: scope).map { known in
        run(arm.body, [ArrayPath(assumptions: known, elements: path.elements)])
      } ?? []
    }
  }

  private func enter(_ expression: Expression, _ paths: [ArrayPath]) -> [ArrayPath] {
    var body: [Statement]?
    expression.forEachExpression { inner, _ in
      if body == nil, let closure = inner.closure, closure.body.contains(place) { body = closure.body }
    }
    return body.map { run($0, paths) } ?? paths
  }

  // MARK: Statements before the place

  private func apply(_ statement: Statement, _ paths: [ArrayPath]) -> [ArrayPath] {
    switch statement.kind {
    case .expression(let value): return paths.flatMap { apply(value, $0) }
    case .variable(let variable) where [variable.name] == path:
      return paths.flatMap { start(variable.initialValue, $0) }
    case .branch(let branch):
      return paths.flatMap { path in
        branch.outcomes(path.assumptions, in: scope).flatMap { outcome in
          let path = ArrayPath(assumptions: outcome.assumptions, elements: path.elements)
          return outcome.arm.map { run($0.body.upToBreak, [path]) } ?? [path]
        }
      }
    case .block(let body): return run(body, paths)
    case .loop(let loop): return paths.flatMap { apply(loop, $0) }
    // The path ends here, or the turn of a loop.
    case .return, .jump: return []
    case .variable, .function: return paths
    }
  }

  /// As many turns as the loop is known to take; where that isn't known, none.
  private func apply(_ loop: Loop, _ path: ArrayPath) -> [ArrayPath] {
    guard loop.header.count == 1, depth > 0 else { return [path] }
    let turns = scope.arrays(loop.header[0], path.assumptions, depth - 1).compactMap { $0.elements?.count }
    guard let least = turns.min() else { return [path] }
    return (0..<least).reduce([path]) { paths, _ in ArrayPath.limited(run(loop.body, paths)) }
  }

  private func apply(_ expression: Expression, _ path: ArrayPath) -> [ArrayPath] {
    switch expression.kind {
    case .assignment(let target, let name, let value) where isMeant(target):
      guard name == "+=" else { return start(value, path) }
      return adding(value, path)
    case .assignment(let target, _, _):
      if case .element(let base, _) = target.kind, isMeant(base), adders == nil { return [unknown(path)] }
      return [ArrayPath(assumptions: path.assumptions.assigning(target), elements: path.elements)]
    case .call(let call): return apply(call, path)
    default: return [path]
    }
  }

  private func apply(_ call: Call, _ path: ArrayPath) -> [ArrayPath] {
    guard let name = call.name else { return [path] }
    if ["fatalError", "preconditionFailure"].contains(name) { return [] }
    let changed = call.arguments.compactMap(\.value.handedToChange)
    if adders == nil, changed.contains(where: isMeant) { return [unknown(path)] }
    let path = ArrayPath(assumptions: changed.reduce(path.assumptions) { $0.assigning($1) }, elements: path.elements)
    guard let base = call.callee.base, isMeant(base) else { return [path] }
    if let adders {
      guard adders.contains(name), let first = call.arguments.first?.value else { return [path] }
      return [path.adding([ArrayElement(expression: first, scope: scope)])]
    }
    switch name {
    case "append", "insert":
      if let more = call.argument("contentsOf") { return adding(more, path) }
      guard let element = call.argument(nil) else { return [unknown(path)] }
      return [path.adding([ArrayElement(expression: element, scope: scope)])]
    case "removeAll" where call.arguments.allSatisfy { $0.label == "keepingCapacity" }:
      return [ArrayPath(assumptions: path.assumptions, elements: [])]
    default:
      return Self.keepers.contains(name) || Self.questions.contains(name) ? [path] : [unknown(path)]
    }
  }

  private func adding(_ array: Expression, _ path: ArrayPath) -> [ArrayPath] {
    let added = scope.arrays(array, path.assumptions, depth - 1)
    // What isn't known adds to what is.
    guard !added.isEmpty else { return [path] }
    return added.map { ArrayPath(assumptions: $0.assumptions, elements: path.elements).adding($0.elements ?? []) }
  }

  private func start(_ value: Expression?, _ path: ArrayPath) -> [ArrayPath] {
    guard adders == nil, let value else { return [ArrayPath(assumptions: path.assumptions, elements: [])] }
    let arrays = scope.arrays(value, path.assumptions, depth - 1)
    return arrays.isEmpty ? [unknown(path)] : arrays
  }

  private func unknown(_ path: ArrayPath) -> ArrayPath { ArrayPath(assumptions: path.assumptions, elements: nil) }

  private func isMeant(_ expression: Expression) -> Bool {
    guard var names = expression.path else { return false }
    if names.first == "self" { names.removeFirst() }
    return names == path
  }
}

extension Statement {
  /// Whether both are sides of one `#if`, of which only one is compiled.
  package func isSide(of other: Statement) -> Bool {
    guard case .block = kind, case .block = other.kind else { return false }
    return range == other.range
  }
}

extension Array where Element == Statement {
  fileprivate func contains(_ place: ByteRange) -> Bool { contains { $0.range.contains(place) } }

  /// The statements of a `case` without the `break` that ends it.
  fileprivate var upToBreak: [Statement] {
    guard case .jump(nil)? = last?.kind else { return self }
    return Array(dropLast())
  }
}
