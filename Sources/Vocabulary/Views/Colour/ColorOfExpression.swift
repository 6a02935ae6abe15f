extension CodeScope {
  /// Which framework's colours names without a type mean.
  package enum Palette: String {
    case uiKit = "UIColor"
    case swiftUI = "Color"

    func color(_ name: String) -> ScreenColor? {
      self == .uiKit ? SystemColors.uiKit(name) : SystemColors.swiftUI(name)
    }
  }

  /// The colour that an expression is known to be: one of the frameworks', one that is made of numbers, one of an asset
  /// catalog, or a constant that is one of these.
  ///
  /// - Returns: nil for anything that can't be resolved: themes, gradients and materials.
  package func color(_ expression: Expression, _ palette: Palette, _ depth: Int = CodeScope.followedConstants) -> ScreenColor? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .member(nil, let name): return color(named: name, palette, expression.range, depth)
    case .member(let base?, let name):
      if let owner = base.path.flatMap({ $0.count == 1 ? Palette(rawValue: $0[0]) : nil }) {
        return color(named: name, owner, expression.range, depth)
      }
      return followed(expression, depth) { $1.color($0, palette, $2) }
    case .call(let call): return color(call, expression, palette, depth)
    case .cast(let value, _, _): return color(value, palette, depth - 1)
    case .binary, .conditional, .branch: return nil
    default: return followed(expression, depth) { $1.color($0, palette, $2) }
    }
  }

  /// What the project adds to the framework's type under a name, or else the framework's own.
  private func color(named name: String, _ palette: Palette, _ place: ByteRange, _ depth: Int) -> ScreenColor? {
    guard project.frameworkType(palette.rawValue)?.property(name) == nil else {
      let type = Expression(range: place, kind: .name(palette.rawValue))
      return followed(Expression(range: place, kind: .member(type, name)), depth) { $1.color($0, palette, $2) }
    }
    return palette.color(name) ?? project.colors.color(name).map(ScreenColor.init)
  }

  private func color(_ call: Call, _ expression: Expression, _ palette: Palette, _ depth: Int) -> ScreenColor? {
    if let paint = paint(call, expression) { return ScreenColor(paint) }
    switch expression.constructedType?.base ?? call.name {
    // `Color(.systemBackground)`, `Color(uiColor: .label)`, `UIColor(Color.white)`
    case "Color": return catalogColor(call) ?? (call.argument("uiColor") ?? single(call)).flatMap { color($0, .uiKit, depth - 1) }
    case "UIColor": return catalogColor(call) ?? single(call).flatMap { color($0, .swiftUI, depth - 1) }
    // `Color.black.cgColor` and the like are members; what changes a colour makes another one of it.
    default: return nil
    }
  }

  /// `Color("Brand")`, `Color("Brand", bundle: .module)`, `UIColor(named: "Brand")`, and `Color(.brand)`.
  private func catalogColor(_ call: Call) -> ScreenColor? {
    guard let name = call.arguments.first, [nil, "named", "resource", "_"].contains(name.label) else { return nil }
    if case .member(let base, let symbol) = name.value.kind, base == nil || base?.lastName == "ColorResource" {
      return SystemColors.uiKit(symbol) == nil ? project.colors.color(symbol).map(ScreenColor.init) : nil
    }
    return text(name.value).flatMap { project.colors.color($0) }.map(ScreenColor.init)
  }

  private func single(_ call: Call) -> Expression? {
    guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil, only.value.text == nil
    else { return nil }
    return only.value
  }

  /// The colour that an expression makes of numbers.
  package func writtenPaint(_ expression: Expression) -> ScreenColor.Paint? {
    expression.call.flatMap { paint($0, expression) }
  }

  /// A colour that is made of numbers.
  private func paint(_ call: Call, _ expression: Expression) -> ScreenColor.Paint? {
    guard let made = expression.constructedType?.base, Palette(rawValue: made) != nil else { return nil }
    let code = ["hex", "hexString", "hexCode", "rgb"].lazy.compactMap { call.argument($0) }.first
    if let code { return hex(code, call) }
    guard let alpha = part(call.argument("alpha") ?? call.argument("opacity"), default: 1) else { return nil }
    if let white = call.argument("white") {
      return part(white, default: nil).map { .init(red: $0, green: $0, blue: $0, alpha: alpha) }
    }
    guard let red = part(call.argument("red"), default: nil), let green = part(call.argument("green"), default: nil),
      let blue = part(call.argument("blue"), default: nil)
    else { return nil }
    return ScreenColor.Paint(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func part(_ expression: Expression?, default value: Double?) -> Double? {
    guard let expression else { return value }
    return number(expression).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// `"#FF9500"`, `0xFF9500`; with further arguments it may be anything.
  private func hex(_ code: Expression, _ call: Call) -> ScreenColor.Paint? {
    guard call.arguments.count == 1 else { return nil }
    if let text = text(code) {
      let digits = text.filter { $0 != "#" }
      return digits.count == 6 ? UInt32(digits, radix: 16).map { .init(hex: $0) } : nil
    }
    return number(code).flatMap { $0 >= 0 && $0 <= 0xFFFFFF && $0 == $0.rounded() ? .init(hex: UInt32($0)) : nil }
  }
}
