// Lengths that a project scales with the screen: `19.scaled()`, `16.adjusted`.
extension CodeScope {
  /// What such a length is on the largest phone held upright, in points; nil for any other expression.
  func scaledByScreen(_ expression: Expression) -> Double? {
    let scaled: Expression
    if let call = expression.call {
      guard call.arguments.isEmpty else { return nil }
      scaled = call.callee
    } else {
      scaled = expression
    }
    guard case .member(let base?, let name) = scaled.kind, let length = number(base), let factor = screenScale(named: name) else {
      return nil
    }
    return (length * factor).rounded(.up)
  }

  /// By how much what the project adds to numbers under a name enlarges them at most.
  private func screenScale(named name: String) -> Double? {
    for extended in CodeScope.extendedNumbers.compactMap({ type(named: $0) }) {
      let body: [Statement]
      let scope: CodeScope
      if let function = extended.ownFunctions(name).first {
        (body, scope) = (function.body, CodeScope(function, in: project))
      } else if let property = extended.property(name, from: file), let getter = property.facts.getter {
        (body, scope) = (getter, CodeScope(property, in: project))
      } else {
        continue
      }
      return scope.screenScale(of: body)
    }
    return nil
  }

  /// The scale of code that divides the screen, or the number, by the screen that lengths were drawn for.
  private func screenScale(of body: [Statement]) -> Double? {
    var sides: Set<ScreenSide> = []
    var drawn: [Double?] = []
    var isPlain = true
    body.forEachExpression { expression, _ in
      if let side = screenSide(expression) { sides.insert(side) }
      if case .binary(_, let sign, let right) = expression.kind, sign == "/" { drawn.append(number(right)) }
      if expression.call?.name == "max" { isPlain = false }
    }
    guard isPlain, sides.count == 1, let side = sides.first, drawn.count == 1, let length = drawn[0], side.drawn.contains(length),
      body.containsExpression(where: { $0.kind == .name("self") })
    else { return nil }
    return side.largest / length
  }

  private func screenSide(_ expression: Expression, _ depth: Int = CodeScope.followedConstants) -> ScreenSide? {
    if let path = expression.path, path.contains("bounds"), path.contains("UIScreen") {
      return path.last.flatMap { ["width": .width, "height": .height][$0] }
    }
    guard depth > 0, let constant = constant(expression) else { return nil }
    return constant.scope.screenSide(constant.expression, depth - 1)
  }
}

/// A side of the screen, in points.
private enum ScreenSide {
  case width, height

  /// That of the largest phone.
  var largest: Double { self == .width ? 440 : 956 }

  /// Those of phones that lengths are drawn for.
  var drawn: ClosedRange<Double> { self == .width ? 320...440 : 480...956 }
}
