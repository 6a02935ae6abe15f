import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether nobody who touches the app as it is sold gets the side of `#if`: it is compiled only for a system that the
  /// guidelines don't speak of, or for the app's own developers.
  ///
  /// An `#else` is judged by the first condition: after `#if os(iOS)`, it is for the others.
  var isForOthers: Bool {
    if let condition { return PlatformCondition(condition).isForOthers }
    guard let siblings = parent?.as(IfConfigClauseListSyntax.self), let first = siblings.first?.condition else {
      return false
    }
    return PlatformCondition(first).isForTouch
  }
}

extension PlatformCondition {
  fileprivate init(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let isQuestion = ["os", "canImport", "targetEnvironment"].contains(call.calledExpression.ownText)
      self = isQuestion ? PlatformCondition(names: call.arguments.map { $0.expression.ownText }) : .any
    } else if let prefixed = condition.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      self = PlatformCondition(prefixed.expression).negated
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      let operands = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      let isConjunction = sequence.elements.contains { $0.ownText == "&&" }
      self.init(operands.map { PlatformCondition($0) }, isConjunction: isConjunction)
    } else {
      self.init(flag: condition.ownText)
    }
  }
}
