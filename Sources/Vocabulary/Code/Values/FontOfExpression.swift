/// The size of a font that code makes, for UIKit or SwiftUI.
public struct FontSize {
  /// At the system's usual text size.
  public let points: Double
  /// Where the font is made, if not where it is asked for: in a constant's value, or in a function of the project's own.
  public private(set) var maker: (range: ByteRange, file: Int)?

  fileprivate init?(_ points: Double?) {
    guard let points else { return nil }
    self.points = points
  }

  /// The same, which stands in another place, unless it is known to be made in a further one.
  fileprivate func made(at range: ByteRange, in file: Int) -> FontSize {
    var size = self
    size.maker = maker ?? (range, file)
    return size
  }
}

extension CodeScope {
  /// The size, in points, of a font that code makes.
  ///
  /// - Returns: nil where it isn't known, and for fonts that follow the reader's text size.
  public func fontSize(_ expression: Expression) -> FontSize? {
    fontSize(expression, CodeScope.followedConstants) { number($0) }
  }

  /// - Parameter measure: tells what a number is here.
  private func fontSize(_ expression: Expression, _ depth: Int, _ measure: (Expression) -> Double?) -> FontSize? {
    guard depth > 0 else { return nil }
    switch expression.kind {
    case .call(let call): return fontSize(call, depth, measure)
    case .binary(let left, "??", _): return fontSize(left, depth - 1, measure)
    case .cast(let value, _, _): return fontSize(value, depth - 1, measure)
    default:
      return followed(expression, depth) { value, scope, depth in
        scope.fontSize(value, depth) { scope.number($0) }?.made(at: value.range, in: scope.file)
      }
    }
  }

  private func fontSize(_ call: Call, _ depth: Int, _ measure: (Expression) -> Double?) -> FontSize? {
    guard let name = call.name, call.argument("relativeTo") == nil, !isOfIcons(call), !isOfNoFamily(call) else { return nil }
    if Fonts.makers.contains(name) || isGenerated(call), let size = call.argument("ofSize") ?? call.argument("size") ?? call.argument("fixedSize") {
      return FontSize(greatest(size, measure))
    }
    if name == "withSize", call.callee.base != nil { return FontSize(call.argument(nil).flatMap { greatest($0, measure) }) }
    if Fonts.changes.contains(name), let base = call.callee.base { return fontSize(base, depth - 1, measure) }
    return fontSize(ofProjectsOwn: call, depth, measure) ?? ofPackages(call, name, measure)
  }

  /// `.pretendard(ofSize: 12, weight: .medium)`, which a package adds to fonts as UIKit calls its own.
  private func ofPackages(_ call: Call, _ name: String, _ measure: (Expression) -> Double?) -> FontSize? {
    guard let size = call.argument("ofSize"), calledFunction(call) == nil,
      !["UIFont", "Font"].contains(where: { project.frameworkType($0)?.ownFunctions(name).isEmpty == false })
    else { return nil }
    return FontSize(greatest(size, measure))
  }

  /// Whether the function is of those that generators write for an app's fonts: `R.font.lato(size: 12)` of R.swift,
  /// `FontFamily.Lato.bold.font(size: 12)` and `swiftUIFont(size: 12)` of SwiftGen and Tuist, be it of a value that holds the font.
  private func isGenerated(_ call: Call) -> Bool {
    if let name = call.name, ["font", "swiftUIFont"].contains(name), call.callee.base != nil, call.arguments.map(\.label) == ["size"],
      calledFunction(call) == nil
    {
      return true
    }
    guard let path = call.callee.path, let root = path.first, let name = path.last else { return false }
    return path.starts(with: ["R", "font"]) || root.hasSuffix("FontFamily") && ["font", "swiftUIFont"].contains(name)
  }

  /// Whether the font's family, or the function that makes it, says that it draws pictures rather than letters.
  private func isOfIcons(_ call: Call) -> Bool {
    let family = (call.argument("name") ?? call.argument(nil)).flatMap { text($0) }
    return [call.name, family].contains { name in
      name.map { NameWords.of($0).contains(where: Fonts.pictures.contains) } ?? false
    }
  }

  /// Whether no font has the name that is asked for, so that the text gets another: `UIFont(name: "", size: 9)`.
  private func isOfNoFamily(_ call: Call) -> Bool { call.argument("name").flatMap { text($0) }?.isEmpty ?? false }

  /// The greatest of the sizes that a font can have: `isSmall ? 8 : 9`. Nil where one isn't known.
  private func greatest(_ size: Expression, _ measure: (Expression) -> Double?) -> Double? {
    let sizes = size.alternatives.map(measure)
    return sizes.contains(nil) ? nil : sizes.compactMap { $0 }.max()
  }

  /// What a constant of the code's own begins with, where an expression names one: `let font = …; return font`.
  package func initialValue(of expression: Expression) -> Expression {
    guard case .name(let name) = expression.kind, let variable = local(name, before: expression.range), variable.isConstant else {
      return expression
    }
    return variable.initialValue ?? expression
  }

  /// What a local variable begins with that an expression names, be it changed later; the expression itself where it names none.
  package func firstValue(of expression: Expression) -> Expression {
    expression.ownName.flatMap { local($0, before: expression.range)?.initialValue } ?? expression
  }

  /// `AppFont(size: 8)` and `.tiny(8)`, where the project's function makes a font of the size that it is handed.
  private func fontSize(ofProjectsOwn call: Call, _ depth: Int, _ measure: (Expression) -> Double?) -> FontSize? {
    guard let function = calledFunction(call, wanting: ["UIFont", "Font"]) else { return nil }
    let scope = ProjectCode(function, in: project).scope
    let values = function.body.returnedValues
    let met = values.count > 1 ? scope.reached(values, in: function.body) : values
    let sizes = met.map { made in
      scope.fontSize(scope.initialValue(of: made), depth - 1) { size in
        guard let parameter = function.facts.parameter(for: size) else { return scope.number(size) }
        return (call.argument(parameter.label) ?? parameter.defaultValue).flatMap(measure)
      }?.made(at: made.range, in: function.file)
    }
    guard let first = sizes.first, sizes.allSatisfy({ $0?.points == first?.points }) else { return nil }
    return first
  }
}

extension FunctionFacts {
  /// The parameter that a size is: `points`, or `CGFloat(points)`.
  fileprivate func parameter(for size: Expression) -> Parameter? {
    if ["CGFloat", "Double"].contains(size.constructedType?.base), let value = size.call?.argument(nil) {
      return parameter(for: value)
    }
    return parameters.first { size.kind == .name($0.name) }
  }
}

private enum Fonts {
  /// What makes a font of a size that it is handed.
  static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont", "UIFont",
    "init",
    "system", "custom",
  ]

  /// What fonts are called whose characters are pictures.
  static let pictures: Set<String> = ["awesome", "glyph", "glyphs", "icon", "icons", "ionicons", "symbols"]

  /// What makes another font of the same size.
  static let changes: Set<String> = [
    "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps", "rounded",
  ]
}
