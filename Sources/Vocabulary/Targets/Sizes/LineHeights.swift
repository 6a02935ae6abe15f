extension CodeScope {
  /// What code computes with how high the lines of known fonts are, these spelled out: `(24 - 17) / 2` for
  /// `(24 - UIFont.systemFont(ofSize: 14).lineHeight) / 2`.
  func withLineHeights(_ expression: Expression) -> Expression {
    let kind: Expression.Kind? =
      switch expression.kind {
      case .member(let font?, "lineHeight"): textMeasure(font).map { .number($0.lineHeight) }
      case .binary(let left, let name, let right): .binary(withLineHeights(left), name, withLineHeights(right))
      default: nil
      }
    return kind.map { Expression(range: expression.range, kind: $0) } ?? expression
  }
}
