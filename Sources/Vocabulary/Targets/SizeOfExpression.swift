extension CodeScope {
  /// The lengths of `CGSize(width:height:)`, or of a constant that is one.
  public func size(_ expression: Expression) -> (width: Double?, height: Double?) {
    if expression.lastName == "zero" { return (0, 0) }
    if let call = expression.call, call.argument("width") != nil || call.argument("height") != nil {
      return (call.argument("width").flatMap { length($0) }, call.argument("height").flatMap { length($0) })
    }
    guard let constant = constant(expression) else { return (nil, nil) }
    return constant.scope.size(constant.expression)
  }

  /// The lengths of `CGRect(x:y:width:height:)` and `CGRect(origin:size:)`, or of a constant that is one.
  public func size(ofRectangle expression: Expression) -> (width: Double?, height: Double?) {
    if let call = expression.call, let size = call.argument("size") { return self.size(size) }
    return size(expression)
  }

  /// The coordinates of `CGPoint(x:y:)`, or of a constant that is one, in points; nil where one isn't known.
  public func point(_ expression: Expression) -> (x: Double, y: Double)? {
    if expression.lastName == "zero" { return (0, 0) }
    if let x = expression.call?.argument("x"), let y = expression.call?.argument("y") {
      guard let x = number(x), let y = number(y) else { return nil }
      return (x, y)
    }
    return constant(expression).flatMap { $0.scope.point($0.expression) }
  }
}
