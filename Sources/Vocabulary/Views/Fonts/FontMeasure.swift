// The measures of fonts as code makes them.
extension CodeScope {
  /// How high a line is in a font that code makes, for SwiftUI or UIKit; of several that it can be, the largest.
  package func textMeasure(_ font: Expression) -> TextMeasure? {
    textMeasure(font, CodeScope.followedConstants)
  }

  private func textMeasure(_ font: Expression, _ depth: Int) -> TextMeasure? {
    guard depth > 0 else { return nil }
    switch font.kind {
    case .call: return withPlainSize(font).call.flatMap { textMeasure(of: $0, font, depth) }
    case .conditional, .branch: return font.alternatives.map { textMeasure($0, depth - 1) }.largest
    case .binary(let left, "??", let right): return [left, right].map { textMeasure($0, depth - 1) }.largest
    case .cast(let value, _, _): return textMeasure(value, depth - 1)
    case .member(nil, let name): return ofFont(name, depth)
    case .member(let base?, let name) where isOfFonts(base): return ofFont(name, depth)
    default: return followed(font, depth) { $1.textMeasure($0, $2) } ?? largestOfObjects(font, depth)
    }
  }

  /// The largest font that an object may have: a theme's caption.
  private func largestOfObjects(_ font: Expression, _ depth: Int) -> TextMeasure? {
    guard let property = property(namedBy: font), let type = property.type else { return nil }
    let question = Answers.Question(
      kind: .fontOfObjects, subject: type.index, file: property.file, place: property.facts.nameRange.start, code: UInt32(depth)
    )
    return project.lastingAnswer(question) {
      property.valuesOfObjects(in: project)?.map { $0.scope.textMeasure($0.expression, depth - 1) }.largest
    }
  }

  /// Whether a type is the system's that holds fonts, rather than one that the project calls the same: `Tokens.Font`.
  private func isOfFonts(_ type: Expression) -> Bool {
    guard let path = type.path, let name = path.last, FontWords.types.contains(name) else { return false }
    return path.count == 1 ? !(self.type(named: name)?.isDeclared ?? false) : ["SwiftUI", "UIKit"].contains(path[0])
  }

  /// `.caption`, or a font that the project calls so.
  private func ofFont(_ name: String, _ depth: Int) -> TextMeasure? {
    let own = FontWords.types.compactMap { project.frameworkType($0)?.property(name) }
    guard let property = own.first else { return TextMeasure.style(name) }
    let scope = CodeScope(property, in: project)
    let values = property.facts.initialValue.map { [$0] } ?? property.facts.getter?.returnedValues ?? []
    return values.map { scope.textMeasure($0, depth - 1) }.largest
  }

  private func textMeasure(of call: Call, _ font: Expression, _ depth: Int) -> TextMeasure? {
    guard let name = call.name else { return nil }
    if font.constructedType?.base == "Font", let inner = call.argument(nil) { return textMeasure(inner, depth - 1) }
    if name == "scaledFont" { return (call.argument("for") ?? call.argument(nil)).flatMap { textMeasure($0, depth - 1) } }
    if let style = call.argument("forTextStyle") ?? systemStyle(call), let named = style.lastName {
      return TextMeasure.style(named)
    }
    if let changed = font.changedFont { return textMeasure(changed, depth - 1) }
    let size = call.argument("size") ?? call.argument("ofSize") ?? call.argument("fixedSize")
    if let size, FontWords.makers.contains(name) {
      let font = (call.argument("name") ?? call.argument(nil)).flatMap(text)
      return length(size).map { FontWords.named.contains(name) ? TextMeasure.other($0, font: font) : TextMeasure.system($0) }
    }
    if name == "withSize", let base = call.callee.base, let size = call.argument(nil) {
      return length(size).map { textMeasure(base, depth - 1)?.resized(to: $0) ?? TextMeasure.other($0) }
    }
    // `AppFontFamily.Lato.bold.font(size: 12)`, `.pretendard(.bold, size: 12)`
    let names = [name] + (call.callee.path ?? [])
    if let own = ownFont(call, name, depth) { return own.orOfFont(called: names) }
    return fontSize(font).map { TextMeasure.other($0.points).orOfFont(called: names) }
  }

  /// `.theme(20)` or `AppFont.caption()`, where the project has such a function: what it returns for what it is given.
  private func ownFont(_ call: Call, _ name: String, _ depth: Int) -> TextMeasure? {
    let isOfFonts = call.callee.base.map { self.isOfFonts($0) } ?? (call.callee.ownName == nil)
    let fonts = isOfFonts || scopeIsOfFonts ? FontWords.types.compactMap { project.frameworkType($0) } : []
    let own = fonts.lazy.flatMap { $0.ownFunctions(name) }.first { call.fits($0.facts) }
    guard let function = own ?? fontMaker(call) else { return nil }
    let inner = CodeScope(function, in: project)
    let given = GivenValues(call, to: function.facts, in: self, inner: inner, .none).adding(constantsOf: function.body)
    return function.body.returnedValues.flatMap { inner.fonts(returned: $0, by: function.body) }.map { font in
      let made = inner.withPlainSize(font)
      return inner.textMeasure(given.applied(to: made.changedFont ?? made), depth - 1)
    }.largest
  }

  /// The fonts that a value may be which code returns: those that it gives a variable of its own, but for what it makes of that
  /// variable and leaves of the same size.
  private func fonts(returned value: Expression, by code: [Statement]) -> [Expression] {
    guard case .name(let name) = value.kind, let variable = local(name, before: value.range), !variable.isConstant else {
      return [initialValue(of: value)]
    }
    var fonts = [variable.initialValue].compactMap { $0 }
    code.forEachExpression { expression, _ in
      guard case .assignment(let target, "=", let font) = expression.kind, target.kind == value.kind else { return }
      if font.changedFont?.kind != value.kind { fonts.append(font) }
    }
    return fonts
  }

  /// `AppFont.caption()`, where a type of the project's makes its fonts.
  private func fontMaker(_ call: Call) -> ProjectFunction? {
    calledFunction(call).flatMap { function in
      function.facts.returnType.map { FontWords.types.contains(TypeNames.last($0.base)) } ?? false ? function : nil
    }
  }

  private var scopeIsOfFonts: Bool { type.map { FontWords.types.contains($0.name) } ?? false }

  /// `Font.system(.body, design: .rounded)`
  private func systemStyle(_ call: Call) -> Expression? {
    guard call.name == "system", let style = call.argument(nil), style.lastName.flatMap(TextMeasure.style) != nil else {
      return nil
    }
    return style
  }
}

extension CodeScope {
  /// A font that code makes of a size that grows with the reader's setting, with that which it has at the setting most people have:
  /// `.custom(name, size: 14)` for `.custom(name, size: UIFontMetrics.default.scaledValue(for: 14))`.
  package func withPlainSize(_ font: Expression) -> Expression {
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

extension Expression {
  /// The font of which a call makes another of the same size: `Font.caption` of `Font.caption.bold().italic()`.
  fileprivate var changedFont: Expression? {
    guard let call, let base = call.callee.base, base.kind != .name("Font"), call.name.map(FontWords.changes.contains) ?? false else {
      return nil
    }
    return base.changedFont ?? base
  }
}

private enum FontWords {
  static let types = ["Font", "UIFont"]

  /// What makes a font of a size that it is handed.
  static let makers: Set<String> = [
    "system", "custom", "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont", "UIFont", "init",
  ]

  /// Those of fonts that the system doesn't bring as its own.
  static let named: Set<String> = ["custom", "UIFont", "init"]

  /// What makes another font of the same size.
  static let changes: Set<String> = [
    "bold", "italic", "weight", "width", "monospaced", "monospacedDigit", "leading", "smallCaps", "rounded",
    "lowercaseSmallCaps", "uppercaseSmallCaps",
  ]
}

extension Answers.Question.Kind {
  fileprivate static var fontOfObjects: Self { Self(FontWords.self) }
}
