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

extension CodeScope {
  /// A font that code makes of a size that grows with the reader's setting, with that which it has at the setting most people have:
  /// `.custom(name, size: 14)` for `.custom(name, size: UIFontMetrics.default.scaledValue(for: 14))`.
  func withPlainSize(_ font: Expression) -> Expression {
    guard let call = font.call else { return font }
    let arguments = call.arguments.map { argument in
      guard ["size", "ofSize"].contains(argument.label), let scaled = initialValue(of: argument.value).call, scaled.name == "scaledValue",
        let plain = scaled.argument("for")
      else { return argument }
      return Argument(label: argument.label, value: plain)
    }
    return Expression(range: font.range, kind: .call(call.replacing(call.callee, arguments)))
  }
}
