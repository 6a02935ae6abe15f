import HIGLintEngine

/// What code does, step by step: what it keeps, sets, builds, calls and returns, in the order of the source.
struct CodeOutline {
  private(set) var steps: [String] = []
  /// What a step has told of already.
  private var told: Set<ByteRange> = []

  /// - Parameter returns: whether the value of a single expression is what the code gives back.
  init(_ body: [Statement], returns: Bool = false) {
    let last = returns && body.count == 1 ? body[0].range : nil
    body.forEachExpression { expression, around in add(expression, around, isResult: expression.range == last) }
  }

  private mutating func add(_ expression: Expression, _ around: [Enclosure], isResult: Bool) {
    guard !told.contains(expression.range) else { return }
    if isResult || around.isReturn {
      tell("returns \(expression.brief)", expression)
    } else if case .variable(let variable)? = around.last, variable.initialValue?.range == expression.range {
      tell("\(variable.isConstant ? "let" : "var") \(variable.name) = \(expression.brief)", expression)
    } else if case .assignment(_, _, let value) = expression.kind {
      tell("sets \(expression.brief)", value)
    } else if expression.call != nil {
      tell("\(expression.constructedType == nil ? "calls" : "builds") \(expression.brief)", expression)
    }
  }

  private mutating func tell(_ step: String, _ expression: Expression) {
    steps.append(step)
    var next: Expression? = expression
    // `a.b().c() as? D` names `a.b()` as well.
    while let current = next {
      told.insert(current.range)
      if case .cast(let value, _, _) = current.kind { next = value } else { next = current.base }
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether `return` stands right before.
  fileprivate var isReturn: Bool {
    guard case .returned? = last else { return false }
    return true
  }
}
