/// How large code asks for a symbol.
struct SymbolLook: Equatable {
  let font: TextMeasure
  /// What the symbol's scale makes of its size.
  let scale: Double

  /// That of a symbol of which nothing is said.
  static let plain = SymbolLook(font: .body, scale: 1)

  fileprivate static func larger(_ left: SymbolLook, _ right: SymbolLook) -> SymbolLook {
    left.points >= right.points ? left : right
  }

  /// The size of its font, with what the scale makes of it, in points.
  fileprivate var points: Double { font.pointSize * scale }
}

extension CodeScope {
  /// How large a symbol is asked for that an expression of UIKit makes, be it here or where a constant is declared; nil where more
  /// is said of the picture than is known.
  func symbolLook(of picture: Expression, _ depth: Int = CodeScope.followedConstants) -> SymbolLook? {
    guard depth > 0 else { return nil }
    switch picture.kind {
    case .call(let call):
      if picture.constructedType?.base == "UIImage" {
        let configuration = call.argument("withConfiguration") ?? call.argument("configuration")
        return configuration.map { symbolLook(ofConfiguration: $0) } ?? .plain
      }
      // What a picture is asked for may be of any size.
      if call.callee.base.map({ uiImage($0) == nil }) ?? true, let made = pictures(madeBy: call) {
        let looks = made.pictures.map { made.scope.symbolLook(of: $0, depth - 1) }
        return looks.contains(nil) ? nil : looks.compactMap { $0 }.max { $0.points < $1.points }
      }
      guard let base = call.callee.base, let inner = symbolLook(of: base, depth - 1) else { return nil }
      if ["withRenderingMode", "withTintColor"].contains(call.name) { return inner }
      guard ["applyingSymbolConfiguration", "withConfiguration"].contains(call.name), inner == .plain else { return nil }
      return call.arguments.first.flatMap { symbolLook(ofConfiguration: $0.value) }
    case .conditional(_, let first, let second):
      guard let left = symbolLook(of: first, depth - 1), let right = symbolLook(of: second, depth - 1) else { return nil }
      return SymbolLook.larger(left, right)
    case .binary(let left, "??", _): return symbolLook(of: left, depth - 1)
    case .cast(let value, _, _): return symbolLook(of: value, depth - 1)
    case .name, .member:
      guard let constant = imageConstant(picture) else { return .plain }
      return constant.scope.symbolLook(of: constant.expression, depth - 1)
    default: return .plain
    }
  }

  /// What a configuration makes of a symbol: `UIImage.SymbolConfiguration(pointSize: 24, weight: .light)`.
  func symbolLook(ofConfiguration expression: Expression) -> SymbolLook? {
    guard let call = expression.call else {
      guard let found = constant(expression), found.expression.call != nil else { return nil }
      return found.scope.symbolLook(ofConfiguration: found.expression)
    }
    guard ["SymbolConfiguration", "init"].contains(call.name),
      call.arguments.allSatisfy({ $0.label.map(SymbolLook.arguments.contains) ?? false })
    else { return nil }
    var font = TextMeasure.body
    if let size = call.argument("pointSize") {
      guard let points = number(size) else { return nil }
      font = .system(points)
    } else if let style = call.argument("textStyle") {
      guard let measure = style.lastName.flatMap(TextMeasure.style) else { return nil }
      font = measure
    } else if let own = call.argument("font") {
      guard let measure = textMeasure(own) else { return nil }
      font = measure
    }
    guard let scale = call.argument("scale") else { return SymbolLook(font: font, scale: 1) }
    return SymbolMeasure.factor(of: scale).map { SymbolLook(font: font, scale: $0) }
  }
}

extension SymbolLook {
  fileprivate static let arguments: Set<String> = ["font", "pointSize", "scale", "textStyle", "weight"]
}
