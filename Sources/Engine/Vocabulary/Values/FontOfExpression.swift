extension CodeScope {
  /// The size, in points, of a font that code makes, for UIKit or SwiftUI.
  ///
  /// - Returns: nil where it isn't known, and for fonts that follow the reader's text size.
  public func fontSize(_ expression: Expression) -> Double? {
    fontSize(expression, CodeScope.followedConstants)
  }

  private func fontSize(_ expression: Expression, _ depth: Int) -> Double? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .call(let call): return fontSize(call, depth)
    case .binary(let left, "??", _): return fontSize(left, depth - 1)
    case .cast(let value, _, _): return fontSize(value, depth - 1)
    default: return followed(expression, depth) { $1.fontSize($0, $2) }
    }
  }

  private func fontSize(_ call: Call, _ depth: Int) -> Double? {
    guard let name = call.name, call.argument("relativeTo") == nil else { return nil }
    if Fonts.makers.contains(name), let size = call.argument("ofSize") ?? call.argument("size") ?? call.argument("fixedSize") {
      return number(size)
    }
    if name == "withSize", call.callee.base != nil { return call.argument(nil).flatMap { number($0) } }
    if Fonts.changes.contains(name), let base = call.callee.base { return fontSize(base, depth - 1) }
    return fontSize(ofProjectsOwn: call, name, depth)
  }

  /// `AppFont(size: 8)`, where the project's function makes a font of the size that it is handed.
  private func fontSize(ofProjectsOwn call: Call, _ name: String, _ depth: Int) -> Double? {
    let own = call.callee.base == nil ? project.freeFunctions(named: name) : []
    guard let function = own.first(where: { call.fits($0.facts) }), own.count == 1,
      let made = function.body.returnedValues.first?.call, made.name.map(Fonts.makers.contains) ?? false,
      let size = made.argument("ofSize") ?? made.argument("size"), case .name(let handed) = size.kind,
      let parameter = function.facts.parameters.first(where: { $0.name == handed })
    else { return nil }
    return (call.argument(parameter.label) ?? parameter.defaultValue).flatMap { number($0) }
  }
}

private enum Fonts {
  /// What makes a font of a size that it is handed.
  static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont", "UIFont",
    "init",
    "system", "custom",
  ]

  /// What makes another font of the same size.
  static let changes: Set<String> = [
    "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps", "rounded",
  ]
}
