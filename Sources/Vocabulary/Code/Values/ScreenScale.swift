// Lengths that a project scales with the screen: `19.scaled()`, `16.adjusted`, `24 * heightRatio`, `screenWidth * 0.08`,
// `Layout.scaled(24)`.
extension CodeScope {
  /// What such a length is on a phone held upright, in points: on the usual one if it is small on the largest, too; nil for any other
  /// expression, and for the larger parts of a screen, which say less of a control than its other side does.
  func scaledByScreen(_ expression: Expression) -> Double? {
    if let scaled = scaledByExtension(expression) { return scaled }
    guard let product = product(expression, CodeScope.followedConstants), let side = product.side else { return nil }
    let length = side.length(times: product.factor)
    return product.isRatio || length <= CodeScope.largestShare ? length : nil
  }

  /// The largest share of the screen that is taken for a control's size, in points.
  private static let largestShare = 60.0

  /// Numbers, and at most one side of the screen, multiplied with each other.
  private struct ScreenProduct {
    var factor: Double
    var side: ScreenSide?
    /// Whether the side is divided by that of the screen that lengths were drawn for.
    var isRatio = false
  }

  /// - Parameter own: what `self` is, in code that extends numbers.
  private func product(_ expression: Expression, _ depth: Int, own: Double? = nil) -> ScreenProduct? {
    if let number = number(expression) { return number >= 0 ? ScreenProduct(factor: number) : nil }
    if let side = screenSide(path: expression) { return ScreenProduct(factor: 1, side: side) }
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .name("self"): return own.map { ScreenProduct(factor: $0) }
    case .binary(let left, "*", let right):
      guard let left = product(left, depth, own: own), let right = product(right, depth, own: own), left.side == nil || right.side == nil
      else { return nil }
      let factor = left.factor * right.factor
      return ScreenProduct(factor: factor, side: left.side ?? right.side, isRatio: left.isRatio || right.isRatio)
    case .binary(let left, "/", let right):
      guard var product = product(left, depth, own: own), let divisor = number(right), divisor > 0 else { return nil }
      product.isRatio = product.isRatio || product.side?.drawn.contains(divisor) ?? false
      product.factor /= divisor
      return product
    case .call(let call) where call.arguments.count == 1 && ["CGFloat", "Double"].contains(call.callee.ownName):
      return product(call.arguments[0].value, depth, own: own)
    case .call(let call) where call.callee.closure != nil: return call.callee.closure.flatMap { product(of: $0.body, depth, own: own) }
    default: return followed(expression, depth) { $1.product($0, $2) } ?? answeredProduct(expression, depth)
    }
  }

  /// What code gives back on a phone.
  private func product(of body: [Statement], _ depth: Int, own: Double? = nil) -> ScreenProduct? {
    let answers = reached(body.returnedValues, in: body, .phone)
    return answers.count == 1 ? product(answers[0], depth - 1, own: own) : nil
  }

  /// What a function of the project's makes of the length that it is handed, or what a computed property is.
  private func answeredProduct(_ expression: Expression, _ depth: Int) -> ScreenProduct? {
    if let call = expression.call {
      guard let function = calledFunction(call), let answer = function.body.onlyReturnedValue else { return nil }
      let inner = CodeScope(function, in: project)
      let given = GivenValues(call, to: function.facts, in: self, inner: inner, .none)
      return inner.product(given.applied(to: answer), depth - 1)
    }
    guard let property = property(namedBy: expression), let answer = property.facts.getter?.onlyReturnedValue else { return nil }
    return CodeScope(property, in: project).product(answer, depth - 1)
  }

  private func scaledByExtension(_ expression: Expression) -> Double? {
    let scaled: Expression
    if let call = expression.call {
      guard call.arguments.isEmpty else { return nil }
      scaled = call.callee
    } else {
      scaled = expression
    }
    guard case .member(let base?, let name) = scaled.kind, let length = number(base), let (body, scope) = extensionOfNumbers(name) else {
      return nil
    }
    if let product = scope.product(of: body, CodeScope.followedConstants, own: length), let side = product.side, product.isRatio {
      return side.length(times: product.factor)
    }
    return scope.screenScale(of: body).map { $0.side.length(times: length / $0.drawnFor) }
  }

  /// What the project adds to numbers under a name.
  private func extensionOfNumbers(_ name: String) -> (body: [Statement], scope: CodeScope)? {
    for extended in CodeScope.extendedNumbers.compactMap({ type(named: $0) }) {
      if let function = extended.ownFunctions(name).first { return (function.body, CodeScope(function, in: project)) }
      if let property = extended.property(name, from: file), let getter = property.facts.getter {
        return (getter, CodeScope(property, in: project))
      }
    }
    return nil
  }

  /// The side that code scales by, where it divides the screen, or the number, by the screen that lengths were drawn for.
  private func screenScale(of body: [Statement]) -> (side: ScreenSide, drawnFor: Double)? {
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
    return (side, length)
  }

  private func screenSide(_ expression: Expression, _ depth: Int = CodeScope.followedConstants) -> ScreenSide? {
    if let side = screenSide(path: expression) { return side }
    guard depth > 0, let constant = constant(expression) else { return nil }
    return constant.scope.screenSide(constant.expression, depth - 1)
  }

  /// The side that `UIScreen.main.bounds.width` and the like are.
  private func screenSide(path expression: Expression) -> ScreenSide? {
    guard let path = expression.path, path.contains("bounds"), path.contains("UIScreen") else { return nil }
    return path.last.flatMap { ["width": .width, "height": .height][$0] }
  }
}

/// A side of the screen, in points.
private enum ScreenSide {
  case width, height

  /// So many times it, in points: on the usual phone, and on the largest where that is large enough for a fingertip.
  func length(times factor: Double) -> Double {
    let onLargest = (factor * (self == .width ? 440 : 956)).rounded(.up)
    return onLargest < 44 ? (factor * (self == .width ? 393 : 852)).rounded(.up) : onLargest
  }

  /// Those of phones that lengths are drawn for.
  var drawn: ClosedRange<Double> { self == .width ? 320...440 : 480...956 }
}
