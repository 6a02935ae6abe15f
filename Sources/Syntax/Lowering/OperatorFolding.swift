import SwiftSyntax

// `a ?? b == c ? d : e` comes from the parser as a flat list. swift-syntax's own folding makes new trees, which
// would cost more than the parse; rules need to know no more than the standard precedences.
extension CodeLowering {
  mutating func fold(_ sequence: SequenceExprSyntax) -> Expression {
    guard sequence.elements.count <= CodeLowering.longestSequence else { return list(sequence) }
    var operands: [Expression] = []
    var operators: [Operator] = []
    var elements = sequence.elements.makeIterator()
    while let element = elements.next() {
      guard let found = self.operator(element) else {
        operands.append(expression(element))
        continue
      }
      reduce(&operands, &operators, above: found.precedence, rightToLeft: found.isRightAssociative)
      if case .cast(let name) = found, let type = elements.next() {
        cast(&operands, name, to: type)
      } else {
        operators.append(found)
      }
    }
    reduce(&operands, &operators, above: -1)
    return operands.first ?? Expression(range: text.range(of: sequence), kind: .other([]))
  }

  /// More operands and operators than people write in one expression.
  private static let longestSequence = 500

  /// A sequence so long that it would nest too deeply: its operands, side by side.
  private mutating func list(_ sequence: SequenceExprSyntax) -> Expression {
    let operands = sequence.elements.filter { $0.as(BinaryOperatorExprSyntax.self) == nil }
    return Expression(range: text.range(of: sequence), kind: .other(operands.map { expression($0) }))
  }

  private enum Operator {
    case binary(String)
    case assignment(String)
    /// With the value between `?` and `:`.
    case ternary(Expression)
    case cast(String)

    var precedence: Int {
      switch self {
      case .assignment: 0
      case .ternary: 1
      case .cast: 7
      case .binary(let name): Operator.precedences[name] ?? 2
      }
    }

    var isRightAssociative: Bool {
      switch self {
      case .assignment, .ternary: true
      case .binary(let name): name == "??"
      case .cast: false
      }
    }

    static let precedences: [String: Int] = [
      "||": 3, "&&": 4,
      "==": 5, "!=": 5, "===": 5, "!==": 5, "<": 5, ">": 5, "<=": 5, ">=": 5, "~=": 5,
      ".|": 3, ".^": 3, ".&": 4, ".==": 5, ".!=": 5, ".<": 5, ".>": 5, ".<=": 5, ".>=": 5,
      "??": 6,
      "...": 8, "..<": 8,
      "+": 9, "-": 9, "&+": 9, "&-": 9, "|": 9, "^": 9,
      "*": 10, "/": 10, "%": 10, "&": 10, "&*": 10,
      "<<": 11, ">>": 11, "&<<": 11, "&>>": 11,
    ]
  }

  private mutating func `operator`(_ node: ExprSyntax) -> Operator? {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let name = node.operator.text
      let isAssignment = name.hasSuffix("=") && Operator.precedences[name] == nil
      return isAssignment ? .assignment(name) : .binary(name)
    case .assignmentExpr: return .assignment("=")
    case .unresolvedTernaryExpr(let node): return .ternary(expression(node.thenExpression))
    case .unresolvedAsExpr(let node): return .cast("as" + (node.questionOrExclamationMark?.text ?? ""))
    case .unresolvedIsExpr: return .cast("is")
    case .arrowExpr: return .binary("->")
    default: return nil
    }
  }

  private func cast(_ operands: inout [Expression], _ name: String, to type: ExprSyntax) {
    guard let value = operands.popLast() else { return }
    let typeName = type.as(TypeExprSyntax.self).map { TypeName($0.type) } ?? TypeName(type.ownText)
    operands.append(Expression(range: value.range.through(text.range(of: type)), kind: .cast(value, name, typeName)))
  }

  /// Applies the operators that bind tighter than what comes next.
  private func reduce(
    _ operands: inout [Expression],
    _ operators: inout [Operator],
    above precedence: Int,
    rightToLeft: Bool = false
  ) {
    while let last = operators.last,
      last.precedence > precedence || (last.precedence == precedence && !rightToLeft),
      let right = operands.popLast()
    {
      operators.removeLast()
      guard let left = operands.popLast() else {
        operands.append(right)
        return
      }
      operands.append(join(left, last, right))
    }
  }

  private func join(_ left: Expression, _ joining: Operator, _ right: Expression) -> Expression {
    let range = left.range.through(right.range)
    switch joining {
    case .assignment(let name): return Expression(range: range, kind: .assignment(left, name, right))
    case .ternary(let middle): return Expression(range: range, kind: .conditional(left, middle, right))
    case .binary(let name): return Expression(range: range, kind: .binary(left, name, right))
    case .cast: return left
    }
  }
}
