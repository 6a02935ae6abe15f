/// A name that code declares for itself.
package struct LocalName: Sendable {
  package let variable: Variable
  /// From its declaration to the end of the block that it holds for.
  let extent: ByteRange

  /// Whether the name means this at a place: within the extent, but not in the value that it is bound from.
  func isVisible(at place: ByteRange) -> Bool {
    guard extent.start <= place.start, place.start < extent.end || place == variable.nameRange else { return false }
    return place == variable.nameRange || !(variable.initialValue?.range.contains(place) ?? false)
  }
}

/// The names that code declares for itself, and where each of them holds: variables, and what conditions, loops,
/// closures and local functions bind.
struct LocalNames: Sendable {
  private(set) var names: [LocalName] = []

  init(_ code: [Statement]) {
    gather(code)
  }

  private mutating func gather(_ block: [Statement]) {
    guard let end = block.last?.range.end else { return }
    for statement in block { gather(statement, until: end) }
  }

  private mutating func gather(_ statement: Statement, until end: UInt32) {
    switch statement.kind {
    case .expression(let value), .return(let value?), .jump(let value?): gather(value)
    case .return(nil), .jump(nil): break
    case .variable(let variable):
      add(variable, until: end)
      variable.initialValue.map { gather($0) }
      gather(variable.getter ?? [])
      gather(variable.observers)
    case .function(let function):
      for parameter in function.parameters { add(parameter.name, from: statement.range.start, until: statement.range.end) }
      gather(function.body ?? [])
    case .branch(let branch): gather(branch, until: branch.kind == .guard ? end : statement.range.end)
    case .loop(let loop): gather(loop, statement)
    case .block(let body): gather(body)
    }
  }

  private mutating func gather(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure):
      for name in closure.parameters { add(name, from: expression.range.start, until: expression.range.end) }
      gather(closure.body)
    case .call(let call) where call.goesThrough != nil: gather(call)
    case .branch(let branch): gather(branch, until: expression.range.end)
    default: expression.forEachPart { gather($0) }
    }
  }

  /// A call that hands each element of a sequence to a closure.
  private mutating func gather(_ call: Call) {
    gather(call.callee)
    for argument in call.arguments {
      if let closure = argument.value.closure, closure.parameters.count == 1, let sequence = call.goesThrough {
        let element = Expression(range: sequence.range, kind: .element(sequence, []))
        let variable = Variable(binding: closure.parameters[0], at: argument.value.range.start, element)
        add(variable, until: argument.value.range.end)
        gather(closure.body)
      } else {
        gather(argument.value)
      }
    }
  }

  private mutating func gather(_ branch: Branch, until end: UInt32) {
    branch.forEachTested { gather($0) }
    for arm in branch.arms {
      let armEnd = branch.kind == .guard ? end : arm.end
      for condition in arm.conditions { bind(condition, of: branch, until: armEnd) }
      gather(arm.body)
    }
  }

  private mutating func bind(_ condition: Branch.Condition, of branch: Branch, until end: UInt32) {
    let value = branch.kind == .switch ? branch.subject : condition.value
    if let name = condition.names.first, condition.names.count == 1, condition.pattern == nil, let value {
      return add(Variable(binding: name, to: value), until: end)
    }
    let start = [condition.pattern, condition.value].compactMap(\.?.range.start).min() ?? end
    for name in condition.names { add(name, from: start, until: end) }
  }

  private mutating func gather(_ loop: Loop, _ statement: Statement) {
    loop.header.forEach { gather($0) }
    gather(loop.body)
    guard let sequence = loop.header.first else { return }
    if loop.names.count == 1, let name = loop.names.first {
      let element = Expression(range: sequence.range, kind: .element(sequence, []))
      add(Variable(binding: name, to: element), until: statement.range.end)
    } else {
      for name in loop.names { add(name, from: statement.range.start, until: statement.range.end) }
    }
  }

  private mutating func add(_ variable: Variable, until end: UInt32) {
    names.append(LocalName(variable: variable, extent: ByteRange(start: variable.nameRange.start, end: end)))
  }

  /// A name of which no more is known.
  private mutating func add(_ name: String, from start: UInt32, until end: UInt32) {
    add(Variable(binding: name, at: start), until: end)
  }
}

extension Call {
  /// The sequence of which it hands each element to a closure: `ForEach(items) { … }`, `items.map { … }`.
  fileprivate var goesThrough: Expression? {
    guard let last = arguments.last, last.value.closure != nil else { return nil }
    if callee.ownName == "ForEach" { return arguments.first.flatMap { $0.label == nil && $0.value.closure == nil ? $0.value : nil } }
    guard arguments.count == 1, let name, Self.passages.contains(name) else { return nil }
    return callee.base
  }

  /// The methods of sequences that hand each element to a closure.
  private static let passages: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last", "map", "partition",
    "prefix", "removeAll",
  ]
}

extension Branch.Arm {
  /// Where its code ends.
  fileprivate var end: UInt32 {
    body.last?.range.end ?? conditions.last.flatMap { ($0.value ?? $0.pattern)?.range.end } ?? 0
  }
}

extension Array where Element == Statement {
  /// The names that conditions and loops bind, as constants with the value that they are bound from.
  package var boundVariables: [Variable] {
    LocalNames(self).names.map(\.variable).filter { $0.nameRange.start == $0.nameRange.end && $0.initialValue != nil }
  }
}
